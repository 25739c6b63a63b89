import PosterUI
import Timelines

/// How a poster speaks and measures: theme, words, clock and scale, inherited by all of its views.
///
/// A class, since every view of every card asks for it and its words and colours are many.
final class PosterStyle: Sendable {
  let theme: Theme
  let language: PosterLanguage
  let density: Density
  /// Lengths and type sizes are given for an A3 sheet and multiplied by this.
  let scale: Double
  /// Points that a 12-hour clock's marker adds to a time in a column.
  let markerWidth: Double
  /// Height of a line of the theme's text face, per point of type.
  let lineHeight: Double

  init(
    theme: Theme = .light, language: PosterLanguage = .english, density: Density = .cards, scale: Double = 1,
    markerWidth: Double = 0, lineHeight: Double = 1.21
  ) {
    self.theme = theme
    self.language = language
    self.density = density
    self.scale = scale
    self.markerWidth = markerWidth
    self.lineHeight = lineHeight
  }

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
  typealias Body = Never

  private let content: (PosterStyle) -> Content

  init(@ViewBuilder content: @escaping (PosterStyle) -> Content) {
    self.content = content
  }

  // As EnvironmentReader does it, without a closure around the closure.
  func _resolve(into resolver: inout ViewResolver) {
    content(resolver.environment.style)._resolve(into: &resolver)
  }
}
