import PosterUI
import Timelines

/// One flight on the timeline, in the poster's density.
struct FlightEntry: View {
  let line: FlightLine
  let day: Day
  /// One for each person on the flight.
  let companyColors: [Color]
  /// The identifier of a person on the flight.
  var person: String?

  var body: some View {
    Styled { style in
      card(style.density)
        .environment(\.style, line.status.isOffPlan ? style.onHatching : style)
        .lineLimit(1)
        .accessibilityRole(.article)
        .accessibilityLabel(FlightSentence(line: line, day: day, style: style).text)
        .accessibilityValue(
          [line.flight.airline, line.otherCity].filter { !$0.isEmpty }.joined(separator: ", ")
        )
        .id(line.identifier)
        .link(person)
    }
  }

  @ViewBuilder private func card(_ density: Density) -> some View {
    switch density {
    case .cards: FlightCard(line: line, day: day, companyColors: companyColors)
    case .compact: CompactCard(line: line, day: day, companyColors: companyColors)
    case .rows: FlightRow(line: line, day: day, companyColors: companyColors)
    }
  }
}

extension Status {
  /// Whether the flight does not go where it was to go; its card is hatched.
  fileprivate var isOffPlan: Bool { self == .cancelled || self == .diverted }
}

extension PosterStyle {
  /// Quiet texts are a little stronger where hatching shades their ground.
  fileprivate var onHatching: PosterStyle {
    var style = self
    style.theme.quiet = theme.landed
    return style
  }
}

/// The rounded ground of a flight, hatched where it does not go as planned.
struct CardGround: View {
  let status: Status
  /// Of the corners, in points at scale 1.
  let radius: Double

  var body: some View {
    Styled { style in
      let radius = style.length(radius)
      let line = style.length(radius > style.length(4) ? 0.75 : 0.5)
      ZStack {
        RoundedRectangle(cornerRadius: radius).fill(style.theme.cardFill)
        if status.isOffPlan {
          Hatching(distance: style.length(6))
            .stroke(style.theme.stopped.opacity(0.13), lineWidth: style.length(1.6))
            .clipShape(RoundedRectangle(cornerRadius: radius))
        }
        RoundedRectangle(cornerRadius: radius, inset: line / 2).stroke(
          style.theme.cardStroke, lineWidth: line)
      }
    }
  }
}

/// The track of a flight with its airplane, named so that tests and links find it.
struct FlightTrack: View {
  let line: FlightLine
  /// Points at scale 1.
  let planeLength: Double

  var body: some View {
    Styled { style in
      Track(
        fraction: line.progress, color: style.theme.color(of: line.status),
        planeLength: style.length(planeLength)
      )
      .frame(height: style.length(planeLength / Airplane.aspect))
      // A plane on a shorter track would have no way to go.
      .frame(minWidth: style.length(planeLength * 1.6))
      .accessibilityRole(.figure)
      .id("track-\(line.id)")
    }
  }
}

/// `+25`, strong where the flight counts as delayed.
struct DelayText: View {
  let text: String
  let isLate: Bool
  var size = 6.8

  var body: some View {
    Styled { style in
      Text(text)
        .font(style.text(size, isLate ? .bold : .regular))
        .foregroundColor(isLate ? style.theme.delayed : style.theme.quiet)
    }
  }
}
