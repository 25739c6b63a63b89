import Daysheet
import Foundation

/// What `info` prints: what a report on this machine depends on besides its inputs.
enum InfoText {
  static var text: String {
    let machine = Provenance.ofThisMachine
    let libraries =
      [("daysheet", daysheetVersion)] + machine.libraries.map { ($0.name, $0.version) }
      + [("tzdata", TimeZone.timeZoneDataVersion)]
    return table("versions", libraries) + table("fonts", machine.fonts.map { ($0.name, $0.version) })
      + "feeds\n  \(FlightLoader.feedNames.joined(separator: " "))\n"
  }

  private static func table(_ title: String, _ rows: [(name: String, value: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count + 2))\(row.value)\n"
    }
    return "\(title)\n\(lines.joined())"
  }
}
