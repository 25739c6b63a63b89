internal import CairoCanvas

/// A typeface for letters that the theme's own lack, and the Debian package that has it.
package struct FallbackFont: Sendable {
  package let family: String
  package let debianPackage: String

  private static let core = "fonts-noto-core"
  private static let cjk = "fonts-noto-cjk"
  private static let emoji = "fonts-noto-color-emoji"

  /// Asked in this order.
  package static let all: [FallbackFont] =
    [
      "", " Arabic", " Hebrew", " Devanagari", " Thai", " Armenian", " Bengali", " Ethiopic", " Georgian",
      " Gujarati", " Gurmukhi", " Kannada", " Khmer", " Lao", " Malayalam", " Myanmar", " Sinhala", " Tamil",
      " Telugu",
    ].map { FallbackFont(family: "Noto Sans\($0)", debianPackage: core) }
    // One for all of Chinese, Japanese and Korean; where their shapes of a character differ, the Japanese one.
    + [FallbackFont(family: "Noto Sans CJK JP", debianPackage: cjk)]

  package static var families: [String] { all.map(\.family) }

  /// The package that has the script; the one of most scripts where it is not one of a few.
  static func debianPackage(for group: MissingGlyphs.Group) -> String {
    switch group {
    case .script("Hani"), .script("Hira"), .script("Kana"), .script("Hang"), .script("Bopo"): cjk
    case .emoji: emoji
    default: core
    }
  }

  /// Those that this machine lacks.
  package static func missing() -> [FallbackFont] {
    let catalogue = FontCatalogue()
    return all.filter { !catalogue.has($0.family) }
  }
}
