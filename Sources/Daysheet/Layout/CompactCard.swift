import PosterUI
import Timelines

/// One flight in two lines: number, city and status; both ends with the track between them.
struct CompactCard: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(1)) {
        head(style)
        BesideOrBelow(spacing: style.length(5), alignment: .center) {
          CompactEnd(end: facts.departure, status: facts.line.status, isLeading: true)
        } track: {
          FlightTrack(facts: facts, planeLength: 12)
        } arrival: {
          CompactEnd(end: facts.arrival, status: facts.line.status, isLeading: false)
        }
      }
      .padding(.horizontal, style.length(6))
      .padding(.vertical, style.length(2.5))
      .background { CardGround(status: facts.line.status, radius: 5) }
    }
  }

  /// With fewer of the people's dots where they would take the room of the flight's own number.
  @ViewBuilder private func head(_ style: PosterStyle) -> some View {
    if facts.companyColors.isEmpty {
      head(style, details(style), dots: 0)
    } else {
      ViewThatFits {
        head(style, details(style), dots: 8)
        head(style, facts.line.otherCity, dots: 8)
        head(style, facts.line.otherCity, dots: 1)
      }
    }
  }

  private func head(_ style: PosterStyle, _ details: String, dots: Int) -> some View {
    HStack(spacing: style.length(4)) {
      HStack(alignment: .firstTextBaseline, spacing: style.length(4)) {
        Text(facts.line.flight.number.spaced)
          .strikethrough(facts.line.status == .cancelled)
          .font(style.text(8, .bold)).foregroundColor(style.theme.ink).layoutPriority(1)
        if facts.line.overdueMinutes != nil { OverdueText(line: facts.line, size: 6.5).layoutPriority(1) }
        Text(details, shorter: facts.line.otherCity, facts.line.flight.otherAirport)
          .font(style.text(6.5)).foregroundColor(style.theme.quiet)
      }
      Spacer()
      if let change = facts.line.change { ChangeMark(change: change).layoutPriority(2) }
      if dots > 0 { PeopleDots(colors: facts.companyColors, most: dots).layoutPriority(1) }
      StatusPill(status: facts.line.status).layoutPriority(2)
    }
  }

  private func details(_ style: PosterStyle) -> String {
    let flight = facts.line.flight
    let stand = flight.gate.isEmpty ? nil : style.joined([style.words.gate, flight.gate], by: " ")
    return style.joined(
      [facts.line.otherCity.isEmpty ? nil : facts.line.otherCity, stand].compactMap(\.self))
  }
}

/// Time, airport and delay of one end on one line, the time outside.
private struct CompactEnd: View {
  let end: FlightEnd
  let status: Status
  let isLeading: Bool

  var body: some View {
    Styled { style in
      HStack(alignment: .firstTextBaseline, spacing: style.length(3)) {
        if isLeading { time(style) }
        if let delay = end.delayText, end.isHere, status != .cancelled {
          DelayText(text: delay, isLate: end.isLate)
        }
        Text(end.airport.isEmpty ? "–" : end.airport)
          .font(style.text(6.8, .semibold)).foregroundColor(style.theme.quiet)
        if let days = end.dayText {
          Text(days).font(style.text(6.5, .semibold)).foregroundColor(style.theme.quiet)
        }
        if !isLeading { time(style) }
      }
      .fixedSize()
    }
  }

  private func time(_ style: PosterStyle) -> some View {
    DisplayTime(local: end.local, size: 9.5, isStruckThrough: status == .cancelled)
  }
}
