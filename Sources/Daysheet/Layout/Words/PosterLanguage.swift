/// All that a sheet needs to speak in one locale, made once.
struct PosterLanguage: Sendable {
  let words: Words
  let clock: ClockText
  let text: LocaleText
  let isRightToLeft: Bool
  let language: PosterLocale.Language

  static let english = PosterLanguage(.english, clock: nil)

  /// - Parameter clock: `nil` for the locale's own.
  init(_ locale: PosterLocale, clock: ReportOptions.ClockStyle?) {
    words = Words(locale)
    self.clock = ClockText(locale, style: clock)
    text = LocaleText(locale)
    isRightToLeft = locale.isRightToLeft
    language = locale.language
  }

  func word(for change: Change.Kind) -> String { ChangeWords.word(for: change, in: language) }
}
