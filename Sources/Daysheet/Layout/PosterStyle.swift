import PosterUI
import Timelines

/// How a poster speaks and measures: theme, words, clock and scale, inherited by all of its views.
struct PosterStyle: Sendable {
  var theme = Theme.light
  var words = Words.english
  var clock = ReportOptions.ClockStyle.twentyFour
  var density = Density.cards
  /// Lengths and type sizes are given for an A3 sheet and multiplied by this.
  var scale = 1.0

  func length(_ points: Double) -> Double { points * scale }

  func text(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    Font(theme.textFamily, size: size * scale * theme.textSize, weight: weight, tabularFigures: true)
  }

  /// For figures and heads.
  func display(_ size: Double, _ weight: Font.Weight = .bold) -> Font {
    Font(theme.displayFamily, size: size * scale * theme.displaySize, weight: weight, tabularFigures: true)
  }

  /// `14:30`, or `2:30 PM` with a 12-hour clock.
  func time(_ local: LocalTime) -> String {
    switch clock {
    case .twentyFour: local.clock
    case .twelve:
      "\((local.hour + 11) % 12 + 1):\(local.clock.suffix(2)) \(local.hour < 12 ? "AM" : "PM")"
    }
  }
}

private enum PosterStyleKey: EnvironmentKey {
  static let defaultValue = PosterStyle()
}

extension EnvironmentValues {
  var style: PosterStyle {
    get { self[PosterStyleKey.self] }
    set { self[PosterStyleKey.self] = newValue }
  }
}

/// Builds a view with the poster's style.
struct Styled<Content: View>: View {
  private let content: (PosterStyle) -> Content

  init(@ViewBuilder content: @escaping (PosterStyle) -> Content) {
    self.content = content
  }

  var body: some View {
    EnvironmentReader { content($0.style) }
  }
}
