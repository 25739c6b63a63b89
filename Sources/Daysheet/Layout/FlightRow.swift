import PosterUI
import Timelines

/// One flight in one line: time here, number, the other airport, lateness, track, status.
struct FlightRow: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(2.5)) {
        Text(style.time(facts.localTime))
          .strikethrough(facts.line.status == .cancelled)
          .frame(
            width: style.length(20.5) + style.markerWidth, height: style.line(Self.size),
            alignment: .topLeading)
        Text(facts.line.flight.number.spaced, shorter: facts.line.flight.number.description)
          .strikethrough(facts.line.status == .cancelled)
          .frame(width: style.length(31.5), alignment: .leading)
        Text(style.joined([arrow(style), other], by: " "))
          .font(style.text(Self.size, .semibold)).foregroundColor(style.theme.landed)
          .frame(width: style.length(26), alignment: .leading)
        HStack {
          if let delay = facts.here.delayText, facts.here.isLate, facts.line.status != .cancelled {
            DelayText(text: delay, isLate: true, size: 6.2)
          }
        }
        .frame(width: style.length(17), alignment: .trailing)
        if facts.line.overdueMinutes != nil { OverdueText(line: facts.line, size: 6.2, isShort: true) }
        if let change = facts.line.change { ChangeMark(change: change, size: 6.2) }
        FlightTrack(facts: facts, planeLength: 8.5)
        if !facts.companyColors.isEmpty { PeopleCount(colors: facts.companyColors) }
        StatusGlyph(
          status: facts.line.status, color: style.theme.color(of: facts.line.status), size: style.length(4.6))
      }
      .font(style.text(Self.size, .semibold)).foregroundColor(style.theme.ink)
      .padding(.horizontal, style.length(4))
      .padding(.vertical, style.length(1.1))
      .background { CardGround(status: facts.line.status, radius: 3) }
    }
  }

  /// From the other airport to the number, or from the number to the other airport, which stands after it.
  private func arrow(_ style: PosterStyle) -> String {
    (facts.line.flight.direction == .arrival) == style.language.isRightToLeft ? "→" : "←"
  }

  /// Points at scale 1; with the least scale of this density it stays above the least size on paper.
  static let size = 6.2

  private var other: String { facts.line.flight.otherAirport.isEmpty ? "–" : facts.line.flight.otherAirport }
}

/// How many people are on a flight, in one dot of the first company's colour.
private struct PeopleCount: View {
  let colors: [Color]

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(1.2)) {
        Circle().fill(colors.first ?? style.theme.quiet).frame(
          width: style.length(3.6), height: style.length(3.6))
        Text(String(colors.count)).font(style.text(6.2, .bold))
      }
      .fixedSize()
    }
  }
}
