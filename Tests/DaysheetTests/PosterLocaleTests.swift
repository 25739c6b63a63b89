import Daysheet
import Foundation
import Testing

struct PosterLocaleTests {
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("en-US", "en-US"), ("de_at", "de-AT"), ("pt-br", "pt-BR"),
    ("es-419", "es-419"),
    ("he", "he"),
  ])
  func aTagIsReadInAnySpelling(text: String, tag: String) {
    #expect(PosterLocale(text)?.tag == tag)
  }

  @Test(arguments: ["", "sv", "english", "de-", "de-XY", "de-AT-1996", "-DE", "e1", "de_DE.UTF-8"])
  func whatIsNoKnownLanguageOrRegionIsRefused(text: String) {
    #expect(PosterLocale(text) == nil)
  }

  @Test func everyLanguageIsKnownByItsCode() {
    #expect(PosterLocale.Language.names == "en de fr es it pt nl pl ja ar he")
    for language in PosterLocale.Language.allCases { #expect(PosterLocale(language.rawValue) != nil) }
  }

  @Test func digitsAreWesternInEveryLocale() {
    for tag in ["ar", "ar-EG", "ar-SA", "he", "ja"] {
      #expect(PosterLocale(tag)?.data.numberingSystem.identifier == "latn")
    }
  }
}
