import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct FlightLoaderTests {
  // Skipped where the shared data folder is missing.
  @Test(.enabled(if: SharedData.isThere)) func readsTheDayOfAtlanta() throws {
    let path = SharedData.path("flights/dot_2015-01-02_ATL.csv")
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.inputs.map(\.feed) == ["dot2015"])
    #expect(loaded.inputs.map(\.rows) == [2085])
    #expect(loaded.diagnostics == [])
    #expect(loaded.rejects.isEmpty)
    // The numbers of data/README.md.
    let routes = loaded.records.map(\.route)
    #expect(routes.count { if case .ends("ATL", _) = $0 { true } else { false } } == 1042)
    #expect(routes.count { if case .ends(_, "ATL") = $0 { true } else { false } } == 1043)
    let first = try #require(loaded.records.first)
    #expect(first.number == "DL1173")
    #expect(first.airline == "DL")
    #expect(first.aircraft == "N827DN")
    #expect(first.date == CalendarDate("2015-01-02"))
    #expect(first.departure.scheduled == .clock(minutes: 30, days: 0))
    #expect(first.departure.actual == .clock(minutes: 26, days: nil))
    #expect(first.departure.delayMinutes == -4)
    #expect(first.arrival.scheduled == .clock(minutes: 7 * 60 + 11, days: nil))
    #expect(first.arrival.delayMinutes == -11)
    #expect(first.flightMinutes == 221)
    #expect(first.row.location.line == 2)
  }

  // Skipped where the shared data folder is missing.
  @Test(.enabled(if: SharedData.isThere), arguments: ["2013-11-27", "2013-03-10"])
  func readsNewYork(day: String) throws {
    let path = SharedData.path("flights/nyc_\(day).csv")
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.inputs.map(\.feed) == ["nycflights13"])
    #expect(loaded.diagnostics == [])
    // Counted a second way: the file has no quotes, so that a split of its lines will do.
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst()
    let cells = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(loaded.records.count == lines.count)
    #expect(loaded.records.count(where: \.isCancelled) == cells.count { $0[3] == "NA" })
    #expect(loaded.records.count(where: \.isDiverted) == cells.count { $0[3] != "NA" && $0[14] == "NA" })
    #expect(loaded.records.map(\.number) == cells.map { "\($0[9])\($0[10])" })
    #expect(loaded.records.compactMap(\.departure.delayMinutes) == cells.compactMap { Int($0[5]) })
    #expect(loaded.records.allSatisfy { $0.flightMinutes == nil })
  }

  @Test func readsNativeRowsOfBothShapes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      flight,direction,airport,other_airport,origin,destination,scheduled_departure,scheduled_arrival,local_time
      TP 1,,,,LIS,OPO,2026-03-12T06:10,2026-03-12T07:00+00:00,
      TP 2,arrival,LIS,OPO,,,,,2026-03-12 09:00

      """)
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.diagnostics == [])
    #expect(loaded.inputs.map(\.feed) == ["native"])
    #expect(
      loaded.records.map(\.route) == [
        .ends(origin: "LIS", destination: "OPO"), .local(.arrival, airport: "LIS", other: "OPO"),
      ])
  }
}
