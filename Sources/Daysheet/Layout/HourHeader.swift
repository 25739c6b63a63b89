import PosterUI
import Timelines

/// An hour of the timeline and how many flights land and leave in it.
struct HourHeader: View {
  let heading: HourHeading<FlightLine>
  /// As-of where it falls into the hour.
  let asOf: LocalTime?

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(1)) {
        if heading.events.isEmpty || style.density == .rows { line(style) } else { block(style) }
        if heading.isContinued { continuation(style) }
        if let asOf, !heading.isContinued, style.density != .rows {
          NowPill(time: asOf).padding(.top, style.length(1))
        }
      }
      .lineLimit(1)
      .accessibilityRole(.heading)
      .accessibilityLabel(style.joined([label(style), counts(style)], by: ", "))
      .outline(level: heading.isContinued ? nil : 1)
    }
  }

  private var isNow: Bool { asOf != nil }

  /// Hour and counts below each other.
  @ViewBuilder private func block(_ style: PosterStyle) -> some View {
    Text(label(style), shorter: style.language.clock.hour(heading.hour.local))
      .font(style.display(heading.hour.isAmbiguous ? 9.5 : 14)).foregroundColor(style.theme.ink)
    Text(counts(style)).font(style.text(6.8)).foregroundColor(style.theme.quiet)
  }

  /// Hour and counts beside each other, for hours without flights and for rows.
  private func line(_ style: PosterStyle) -> some View {
    let size = heading.hour.isAmbiguous ? 6.5 : 9.5
    return HStack(alignment: .firstTextBaseline, spacing: style.length(3)) {
      Text(label(style), shorter: style.language.clock.hour(heading.hour.local))
        .font(style.display(size))
        .foregroundColor(
          isNow ? style.theme.now : heading.events.isEmpty ? style.theme.quiet : style.theme.ink
        )
        .layoutPriority(1)
      Text(heading.events.isEmpty ? style.words.emptyHour : style.number(heading.events.count), shorter: "–")
        .font(style.text(6.5)).foregroundColor(style.theme.quiet)
    }
    .frame(height: style.line(size), alignment: .topLeading)
  }

  /// `14:00`, with its offset where the clocks show the hour twice.
  private func label(_ style: PosterStyle) -> String {
    let hour = heading.hour
    let time = style.language.clock.hour(hour.local)
    return hour.isAmbiguous ? style.joined([time, Hour.shortOffset(hour.offset)], by: " ") : time
  }

  private func continuation(_ style: PosterStyle) -> some View {
    Text("(\(style.words.continued))", shorter: "(…)").font(style.text(6.5)).foregroundColor(
      style.theme.quiet)
  }

  private func counts(_ style: PosterStyle) -> String {
    guard !heading.events.isEmpty else { return style.words.emptyHour }
    let arrivals = heading.events.count { $0.flight.direction == .arrival }
    let departures = heading.events.count - arrivals
    return style.joined(
      [
        arrivals > 0 ? style.words.arrivals(style.number(arrivals)) : nil,
        departures > 0 ? style.words.departures(style.number(departures)) : nil,
      ].compactMap(\.self))
  }
}

private struct NowPill: View {
  let time: LocalTime

  var body: some View {
    Styled { style in
      Text(style.words.now(style.time(time)), shorter: style.time(time))
        .font(style.text(6.5, .bold)).foregroundColor(style.theme.paper)
        .padding(.horizontal, style.length(5)).padding(.vertical, style.length(1.5))
        .background(style.theme.now, in: Capsule())
    }
  }
}

/// The line behind the cards at the moment of as-of.
struct AsOfLine: View {
  var body: some View {
    Styled { style in
      HStack {
        Circle().fill(style.theme.now).frame(width: style.length(5), height: style.length(5))
        Rectangle().fill(style.theme.now).frame(height: style.length(1.2))
      }
      .padding(.leading, -style.length(5))
    }
  }
}
