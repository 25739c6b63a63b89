import PosterUI
import Timelines

/// One column for each hour of the day: arrivals stand on departures, the as-of hour is marked.
struct HourStrip: View {
  let summary: Summary

  var body: some View {
    Styled { style in
      let columns = columns
      let highest = columns.map(\.flights).max() ?? 0
      Grid(columns: columns.count, spacing: style.length(4)) {
        ForEach(columns) { column in
          HourColumn(
            column: column, highest: max(highest, 1), isNow: column.hour.contains(summary.asOf),
            showsMarker: column.hour.index == 0 || column.hour.local.hour == 12)
        }
      }
      .accessibilityRole(.figure)
      .accessibilityLabel(label(style))
    }
  }

  /// `flights: 06:00 3, 07:00 4`.
  private func label(_ style: PosterStyle) -> String {
    let counts = columns.filter { $0.flights > 0 }.map { "\($0.hour.label) \($0.flights)" }
    return "\(style.words.plural(.flight)): \(counts.joined(separator: ", "))"
  }

  private var columns: [HourCount] {
    let known = Dictionary(uniqueKeysWithValues: summary.hours.map { ($0.hour.index, $0) })
    return summary.day.hours.map { known[$0.index] ?? HourCount(hour: $0) }
  }
}

private struct HourColumn: View {
  let column: HourCount
  let highest: Int
  let isNow: Bool
  /// Whether the half of the day begins here, for 12-hour clocks.
  let showsMarker: Bool

  var body: some View {
    Styled { style in
      let height = style.length(19)
      VStack(spacing: style.length(1.5)) {
        VStack(spacing: style.length(1)) {
          Spacer()
          Text(column.flights == 0 ? "" : style.number(column.flights))
            .font(style.text(6.5)).foregroundColor(style.theme.quiet)
          bar(column.arrivals, style.theme.arrivals, height, style)
          bar(column.departures, style.theme.departures, height, style)
        }
        .frame(height: height + style.length(11))
        Rectangle().fill(isNow ? style.theme.now : style.theme.cardStroke).frame(
          height: style.length(isNow ? 1.5 : 0.75))
        label(style)
          .font(style.text(6.8, isNow ? .bold : .regular))
          .foregroundColor(isNow ? style.theme.now : style.theme.quiet)
      }
      .lineLimit(1)
    }
  }

  /// `02`, and `02+2` where the clocks show the hour twice; a 12-hour clock's marker stands below.
  @ViewBuilder private func label(_ style: PosterStyle) -> some View {
    let reading = style.language.clock.axis(column.hour.local)
    let offset = column.hour.isAmbiguous ? Hour.shortOffset(column.hour.offset).dropFirst(3) : ""
    Text(reading.time + offset, shorter: reading.time)
    if let marker = reading.marker {
      Text(showsMarker ? marker : "").font(style.text(6.5))
    }
  }

  private func bar(_ count: Int, _ color: Color, _ height: Double, _ style: PosterStyle) -> some View {
    RoundedRectangle(cornerRadius: style.length(1.2)).fill(color)
      .frame(height: height * Double(count) / Double(highest))
  }
}
