import Daysheet
import Foundation

/// What `info` prints: what a report on this machine would depend on.
enum InfoText {
  static var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  private static var lines: [String] {
    let provenance = Provenance.ofThisMachine()
    let libraries = provenance.libraries.map { "\($0.name) \($0.version)" }
    let fonts = provenance.fonts.map { "  \($0.name): \($0.version)" }
    return ["daysheet \(daysheetVersion)"] + libraries + ["zone data \(TimeZone.timeZoneDataVersion)"]
      + ["fonts:"] + fonts + fallbackLines
      + [
        "languages: \(PosterLocale.Language.names)",
        "feeds: \(FlightLoader.feedNames.joined(separator: ", "))",
      ]
  }

  /// Fonts for the letters that the theme's own lack: how many there are, and what is missing.
  private static var fallbackLines: [String] {
    let missing = FallbackFont.missing()
    let found = "  for other scripts: \(FallbackFont.all.count - missing.count) of \(FallbackFont.all.count)"
    return [found] + missing.map { "  \($0.family): missing (Debian: \($0.debianPackage))" }
  }
}
