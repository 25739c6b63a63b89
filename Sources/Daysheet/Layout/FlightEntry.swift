import PosterUI
import Timelines

/// One flight on the timeline, in the poster's density.
struct FlightEntry: View {
  let facts: FlightFacts

  var body: some View {
    Styled { style in
      card(style.density)
        .environment(\.style, facts.line.status.isOffPlan ? style.onHatching : style)
        .lineLimit(1)
        .semantics { semantics in
          semantics.role = .article
          semantics.label = FlightSentence(facts: facts, style: style).text
          let more = [facts.line.flight.airline, facts.line.otherCity].filter { !$0.isEmpty }
          semantics.value = more.isEmpty ? nil : more.joined(separator: ", ")
          semantics.identifier = facts.identifier
          semantics.link = facts.person
        }
    }
  }

  @ViewBuilder private func card(_ density: Density) -> some View {
    switch density {
    case .cards: FlightCard(facts: facts)
    case .compact: CompactCard(facts: facts)
    case .rows: FlightRow(facts: facts)
    }
  }
}

extension Status {
  /// Whether the flight does not go where it was to go; its card is hatched.
  fileprivate var isOffPlan: Bool { self == .cancelled || self == .diverted }
}

extension PosterStyle {
  /// Quiet texts and lateness are a little stronger where hatching shades their ground.
  fileprivate var onHatching: PosterStyle {
    var stronger = theme
    stronger.quiet = theme.landed
    stronger.delayed = theme.ink
    return PosterStyle(
      theme: stronger, language: language, density: density, scale: scale, markerWidth: markerWidth,
      lineHeight: lineHeight)
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
  let facts: FlightFacts
  /// Points at scale 1.
  let planeLength: Double

  var body: some View {
    Styled { style in
      Track(
        fraction: facts.line.progress, color: style.theme.color(of: facts.line.status),
        planeLength: style.length(planeLength)
      )
      .frame(height: style.length(planeLength / Airplane.aspect))
      // A plane on a shorter track would have no way to go.
      .frame(minWidth: style.length(planeLength * 1.6))
      .semantics { semantics in
        semantics.role = .figure
        semantics.identifier = "track-\(facts.line.id)"
      }
    }
  }
}

/// `overdue 40′`, of a flight that nothing was heard of since it was expected.
struct OverdueText: View {
  let line: FlightLine
  var size = 6.8
  /// Whether the minutes alone may stand for it.
  var isShort = false

  var body: some View {
    Styled { style in
      if let text = style.words.overdueText(line) {
        Text(text, shorter: isShort ? line.overdueMinutes.map { "\($0)′" } ?? "" : text)
          .font(style.text(size, .bold))
          .foregroundColor(style.theme.delayed)
      }
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
