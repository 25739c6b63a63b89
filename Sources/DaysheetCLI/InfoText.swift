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
      + ["fonts:"] + fonts + ["feeds: \(FlightLoader.feedNames.joined(separator: ", "))"]
  }
}
