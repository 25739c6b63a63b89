import PosterUI
import Timelines

/// One flight: number, airline and status; both ends with the track between them; city, duration, gate and people.
struct FlightCard: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(1.8)) {
        CardHead(facts: facts)
        CardWay(facts: facts)
        Rectangle().fill(style.theme.cardStroke.opacity(0.7)).frame(height: style.length(0.5))
        CardFoot(facts: facts)
      }
      .padding(
        EdgeInsets(
          top: style.length(3), leading: style.length(8), bottom: style.length(2.5), trailing: style.length(8)
        )
      )
      .background { CardGround(status: facts.line.status, radius: 7) }
    }
  }
}

private struct CardHead: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(4)) {
        HStack(alignment: .firstTextBaseline, spacing: style.length(4)) {
          Text(facts.line.flight.number.spaced)
            .strikethrough(facts.line.status == .cancelled)
            .font(style.text(9, .bold))
            .foregroundColor(style.theme.ink)
            .layoutPriority(1)
          Text(
            style.joined(otherNames), shorter: otherNames.first ?? "", facts.line.flight.number.airline
          )
          .font(style.text(6.8))
          .foregroundColor(style.theme.quiet)
        }
        Spacer()
        if let change = facts.line.change { ChangeMark(change: change).layoutPriority(2) }
        StatusPill(status: facts.line.status).layoutPriority(2)
      }
    }
  }

  /// The airline where it says more than the number does, then the code-shares.
  private var otherNames: [String] {
    let flight = facts.line.flight
    let isKnown = flight.airline.isEmpty || flight.airline == flight.number.airline
    return (isKnown ? [] : [flight.airline]) + flight.codeshares.map(\.spaced)
  }
}

/// Departure at the leading side, arrival at the trailing side, the track between.
private struct CardWay: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      let isCancelled = facts.line.status == .cancelled
      BesideOrBelow(spacing: style.length(6), alignment: .top) {
        CardEnd(facts.departure, isCancelled: isCancelled, alignment: .leading)
      } track: {
        FlightTrack(facts: facts, planeLength: 14)
      } arrival: {
        CardEnd(facts.arrival, isCancelled: isCancelled, alignment: .trailing)
      }
    }
  }
}

/// Time and airport of one end: the best known time, the scheduled one struck through where it is late.
private struct CardEnd: View {
  private let end: FlightEnd
  private let isCancelled: Bool
  private let alignment: HorizontalAlignment

  init(_ end: FlightEnd, isCancelled: Bool, alignment: HorizontalAlignment) {
    self.end = end
    self.isCancelled = isCancelled
    self.alignment = alignment
  }

  var body: some View {
    Styled { style in
      VStack(alignment: alignment) {
        HStack(alignment: .firstTextBaseline, spacing: style.length(2.5)) {
          if alignment == .trailing { aside(style) }
          DisplayTime(local: end.local, size: 12, isStruckThrough: isCancelled)
          if alignment == .leading { aside(style) }
        }
        HStack(alignment: .firstTextBaseline, spacing: style.length(3)) {
          Text(end.airport.isEmpty ? "–" : end.airport)
            .font(style.text(6.8, .semibold))
            .foregroundColor(style.theme.quiet)
          if let delay = end.delayText, end.isHere, !isCancelled {
            DelayText(text: delay, isLate: end.isLate)
          }
        }
      }
      .fixedSize()
    }
  }

  /// Days away from the sheet's, and the scheduled time where another one is known.
  @ViewBuilder private func aside(_ style: PosterStyle) -> some View {
    if let days = end.dayText {
      Text(days).font(style.text(6.5, .semibold)).foregroundColor(style.theme.quiet)
    }
    if let scheduled = end.scheduled, end.isHere, end.isLate, !isCancelled {
      Text(style.language.clock.text(scheduled, beside: end.local)).strikethrough().font(style.text(6.8))
        .foregroundColor(style.theme.quiet)
    }
  }
}

private struct CardFoot: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      let details = details(style)
      HStack(spacing: style.length(4)) {
        if facts.line.overdueMinutes != nil { OverdueText(line: facts.line).layoutPriority(1) }
        Text(style.joined(details), shorter: style.joined(Array(details.dropFirst())))
          .font(style.text(6.8))
          .foregroundColor(style.theme.quiet)
        Spacer()
        if !facts.companyColors.isEmpty {
          PeopleDots(colors: facts.companyColors).layoutPriority(1)
        }
      }
    }
  }

  private func details(_ style: PosterStyle) -> [String] {
    let flight = facts.line.flight
    let stand =
      flight.direction == .departure || flight.belt.isEmpty
      ? (flight.gate.isEmpty ? nil : style.joined([style.words.gate, flight.gate], by: " "))
      : style.joined([style.words.belt, flight.belt], by: " ")
    let terminal = flight.terminal.isEmpty ? nil : "T\(flight.terminal)"
    return [
      facts.line.otherCity.isEmpty ? nil : facts.line.otherCity,
      facts.line.flightMinutes.map(style.words.duration),
      terminal.map { style.joined([$0, stand].compactMap(\.self), by: " ") } ?? stand,
    ].compactMap(\.self)
  }
}

/// A dot for each person in the company's colour, then the count.
struct PeopleDots: View {
  let colors: [Color]
  /// More dots than these would say no more than the count does.
  var most = 8

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(1.5)) {
        ForEach(Array(colors.prefix(most))) { color in
          Circle().fill(color).frame(width: style.length(4.6), height: style.length(4.6))
        }
        Text(String(colors.count))
          .font(style.text(6.8, .bold))
          .foregroundColor(style.theme.ink)
          .padding(.leading, style.length(1.5))
      }
      .fixedSize()
    }
  }
}
