import PosterUI
import Timelines

/// One flight in one line: time here, number, the other airport, lateness, track, status.
struct FlightRow: View {
  let line: FlightLine
  let day: Day
  let companyColors: [Color]

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(2.5)) {
        Text(style.time(day.zone.local(at: line.localTime)))
          .strikethrough(line.status == .cancelled)
          .frame(
            width: style.length(20.5) + style.markerWidth, height: style.line(Self.size),
            alignment: .topLeading)
        Text(line.flight.number.spaced, shorter: line.flight.number.description)
          .strikethrough(line.status == .cancelled)
          .frame(width: style.length(31.5), alignment: .leading)
        Text(style.joined([arrow(style), other], by: " "))
          .font(style.text(Self.size, .semibold)).foregroundColor(style.theme.landed)
          .frame(width: style.length(26), alignment: .leading)
        HStack {
          if let delay = end.delayText, end.isLate, line.status != .cancelled {
            DelayText(text: delay, isLate: true, size: 6.2)
          }
        }
        .frame(width: style.length(17), alignment: .trailing)
        if let change = line.change { ChangeMark(change: change, size: 6.2) }
        FlightTrack(line: line, planeLength: 8.5)
        if !companyColors.isEmpty { PeopleCount(colors: companyColors) }
        StatusGlyph(status: line.status, color: style.theme.color(of: line.status), size: style.length(4.6))
      }
      .font(style.text(Self.size, .semibold)).foregroundColor(style.theme.ink)
      .padding(.horizontal, style.length(4))
      .padding(.vertical, style.length(1.1))
      .background { CardGround(status: line.status, radius: 3) }
    }
  }

  /// From the other airport to the number, or from the number to the other airport, which stands after it.
  private func arrow(_ style: PosterStyle) -> String {
    (line.flight.direction == .arrival) == style.language.isRightToLeft ? "→" : "←"
  }

  /// Points at scale 1; with the least scale of this density it stays above the least size on paper.
  static let size = 6.2

  private var end: FlightEnd { FlightEnd(line, line.flight.direction, on: day) }

  private var other: String { line.flight.otherAirport.isEmpty ? "–" : line.flight.otherAirport }
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
