package import Foundation

/// The language and region that a sheet speaks: its words, dates, clock, numbers and order of names.
package struct PosterLocale: Hashable, Sendable {
  /// The languages that the poster has words for; raw values are BCP 47 language codes.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case en, de, fr, es, it, pt, nl, pl, ja, ar, he

    /// All of them, for help and errors.
    package static var names: String { allCases.map(\.rawValue).joined(separator: " ") }
  }

  package let language: Language
  /// Two letters or three digits, upper case; `nil` where the tag has none.
  package let region: String?

  package static let english = PosterLocale(.en)

  package init(_ language: Language, region: String? = nil) {
    self.language = language
    self.region = region
  }

  /// - Parameter tag: `de`, `de-AT`, `pt_br`; `nil` where the language is not known or the region is none.
  package init?(_ tag: String) {
    let parts = tag.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, parts.count <= 2, let language = Language(rawValue: first.lowercased())
    else { return nil }
    self.language = language
    guard parts.count == 2 else {
      region = nil
      return
    }
    let region = parts[1].uppercased()
    guard Locale.Region.isoRegions.contains(Locale.Region(region)) else { return nil }
    self.region = region
  }

  /// BCP 47 tag: `de-AT`.
  package var tag: String {
    [language.rawValue, region].compactMap(\.self).joined(separator: "-")
  }

  package var isRightToLeft: Bool { language == .ar || language == .he }

  /// Foundation's data for it, always with the Gregorian calendar and Western digits: what flights are printed in.
  ///
  /// English of no region is that of Europe (`en-150`): Foundation's own `en` is American, with a 12-hour clock.
  package var data: Locale {
    var components = Locale.Components(
      languageCode: Locale.LanguageCode(language.rawValue),
      languageRegion: (region ?? (language == .en ? "150" : nil)).map { Locale.Region($0) })
    components.calendar = .gregorian
    components.numberingSystem = Locale.NumberingSystem("latn")
    return Locale(components: components)
  }
}
