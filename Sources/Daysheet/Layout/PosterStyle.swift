import PosterUI
import Timelines

/// How a poster speaks and measures: theme, words, clock and scale, inherited by all of its views.
struct PosterStyle: Sendable {
  var theme = Theme.light
  var language = PosterLanguage.english
  var density = Density.cards
  /// Lengths and type sizes are given for an A3 sheet and multiplied by this.
  var scale = 1.0
  /// Points that a 12-hour clock's marker adds to a time in a column.
  var markerWidth = 0.0
  /// Height of a line of the theme's text face, per point of type.
  var lineHeight = 1.21

  func length(_ points: Double) -> Double { points * scale }

  func text(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    Font(theme.textFamily, size: size * scale * theme.textSize, weight: weight, tabularFigures: true)
  }

  /// For figures and heads.
  func display(_ size: Double, _ weight: Font.Weight = .bold) -> Font {
    Font(theme.displayFamily, size: size * scale * theme.displaySize, weight: weight, tabularFigures: true)
  }

  /// Height of a line of text that stays the same where a fallback font's letters hang lower, as in Arabic.
  func line(_ size: Double) -> Double { length(size * theme.textSize * lineHeight) }

  var words: Words { language.words }

  /// `14:30`, or `2:30 PM` with a 12-hour clock.
  func time(_ local: LocalTime) -> String { language.clock.text(local) }

  func number(_ number: Int) -> String { language.text.number(number) }

  /// Landing or taking off, in the direction in which the sheet's airplanes fly.
  func sign(of direction: Direction) -> String {
    switch (direction, language.isRightToLeft) {
    case (.arrival, false): "↘"
    case (.departure, false): "↗"
    case (.arrival, true): "↙"
    case (.departure, true): "↖"
    }
  }

  /// `40 flights`.
  func counted(_ count: Int, _ noun: Words.Noun) -> String {
    words.counted(number(count), words.noun(noun, count))
  }

  /// Pieces of one line in the sheet's direction.
  func joined(_ parts: [String], by separator: String = " · ") -> String {
    LineText.joined(parts, by: separator, isRightToLeft: language.isRightToLeft)
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
