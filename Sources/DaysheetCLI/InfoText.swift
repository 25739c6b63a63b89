import Daysheet
import Foundation

/// What `info` prints: what a report on this machine would depend on.
enum InfoText {
  static var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  private static var lines: [String] {
    [
      "daysheet \(daysheetVersion)", "zone data \(TimeZone.timeZoneDataVersion)",
      "feeds \(FlightLoader.feedNames.joined(separator: " "))",
    ]
  }
}
