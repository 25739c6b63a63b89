import Foundation
import Testing

@testable import Daysheet

/// The data beside the repository, read in the simplest way: the second way to count, independent of the load stage.
enum AtlantaFile {
  private static var url: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appending(path: "shared/data/flights/dot_2015-01-02_ATL.csv")
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// One row of the DOT 2015 layout; the file has no quotes.
  struct Row {
    let cells: [String: String]
    subscript(column: String) -> String { cells[column] ?? "" }
    func number(_ column: String) -> Int? { Int(self[column]) }

    /// `hhmm` as minutes past midnight.
    func minutes(_ column: String) -> Int? { number(column).map { $0 / 100 * 60 + $0 % 100 } }
  }

  static func rows() throws -> [Row] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let header = try #require(lines.first).split(separator: ",").map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Row(cells: Dictionary(uniqueKeysWithValues: zip(header, cells)))
    }
  }
}

extension AtlantaFile.Row {
  var record: FlightRecord {
    func clock(_ column: String) -> RecordedTime? { minutes(column).map { .clock(minutes: $0, days: nil) } }
    return .route(
      self["AIRLINE"] + self["FLIGHT_NUMBER"], self["ORIGIN_AIRPORT"], self["DESTINATION_AIRPORT"],
      on: "2015-01-02", minutes: number("SCHEDULED_TIME")
    ) {
      $0.airline = self["AIRLINE"]
      $0.departure.scheduled = clock("SCHEDULED_DEPARTURE")
      $0.departure.actual = clock("DEPARTURE_TIME")
      $0.departure.delayMinutes = number("DEPARTURE_DELAY")
      $0.arrival.scheduled = clock("SCHEDULED_ARRIVAL")
      $0.arrival.actual = clock("ARRIVAL_TIME")
      $0.arrival.delayMinutes = number("ARRIVAL_DELAY")
      $0.isCancelled = self["CANCELLED"] == "1"
      $0.isDiverted = self["DIVERTED"] == "1"
    }
  }
}
