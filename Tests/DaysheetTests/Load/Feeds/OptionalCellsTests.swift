import Foundation
import Testing

@testable import Daysheet

/// domain.md, "Bad input": a cell that the report can do without never costs the row.
@Suite struct OptionalCellsTests {
  @Test func keepsAFlightWhoseOtherCellsCannotBeRead() throws {
    let loaded = try Self.load(
      """
      flight,origin,destination,scheduled_departure,scheduled_arrival,estimated_arrival,duration,delay_minutes,zone
      QZ1,LIS,OPO,2026-03-12T06:10,at noon,soonish,an hour,some,
      QZ2,LIS,OPO,noonish,2026-03-12T07:05,,0:55,,

      """)
    #expect(loaded.records.map(\.number) == ["QZ1", "QZ2"])
    #expect(loaded.records.map(\.flightMinutes) == [nil, 55])
    #expect(loaded.rejects.isEmpty)
    #expect(loaded.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(loaded.diagnostics.map(\.location.column) == [30, 38, 46, 13])
  }

  @Test func losesARowWithoutAnyTimeAndSaysWhichCell() throws {
    let loaded = try Self.load(
      """
      flight,origin,destination,scheduled_departure,scheduled_arrival
      QZ1,LIS,OPO,noonish,later
      QZ2,LIS,OPO,2026-02-30T06:10,2026-03-12T07:05
      QZ3,LIS,OPO,2026-03-12T06:10,

      """)
    #expect(loaded.records.map(\.number) == ["QZ3"])
    #expect(loaded.rejects.map(\.reason.code) == [.badTime, .badDate])
    #expect(loaded.diagnostics.map(\.severity) == [.error, .error, .error])
  }

  @Test func takesAValueOfTheWrongTypeForNone() throws {
    let loaded = try Self.load(
      """
      [{"flight": "QZ1", "origin": "LIS", "destination": "OPO", "scheduled_departure": "2026-03-12T06:10",
        "gate": {"name": 4}, "flight_minutes": true, "terminal": 1.0}]
      """)
    #expect(loaded.records.map(\.terminal) == ["1"])
    #expect(loaded.diagnostics.map(\.code) == [.jsonType, .jsonType])
    #expect(loaded.diagnostics.allSatisfy { $0.severity == .warning })
  }

  /// A direction is not needed beside a route.
  @Test func forgivesADirectionBesideARoute() throws {
    let loaded = try Self.load(
      """
      flight,direction,origin,destination,scheduled_departure
      QZ1,sideways,LIS,OPO,2026-03-12T06:10
      QZ2,sideways,LIS,,2026-03-12T06:10

      """)
    #expect(loaded.records.map(\.number) == ["QZ1"])
    #expect(loaded.rejects.map(\.reason.code) == [.badDirection])
  }

  @Test(arguments: ["-", "–", "NA", "n/a", "NaN", "NaT", "null"]) func knowsWhatMeansNothing(cell: String)
    throws
  {
    let loaded = try Self.load(
      "flight,origin,destination,std,sta,minutes\nQZ1,LIS,OPO,2026-03-12T06:10,\(cell),\(cell)\n")
    #expect(loaded.records.count == 1)
    #expect(loaded.diagnostics == [])
  }

  @Test func seesBlanksOfEveryKind() throws {
    let loaded = try Self.load(
      "flight,origin,destination,std\n\u{A0}LH\u{202F}1\u{200B},FRA\u{A0},\u{2009}LIS,\u{FEFF}2026-03-12T06:10\u{A0}\n\u{A0},,,\n"
    )
    #expect(loaded.records.map(\.number) == ["LH 1"])
    #expect(loaded.records.map(\.route) == [.ends(origin: "FRA", destination: "LIS")])
    #expect(loaded.diagnostics == [])
    let json = try Self.load(
      #"{"flight": "LH\u00a01", "origin": "FRA\u200b", "destination": "LIS", "std": "2026-03-12T06:10\u00a0"}"#
    )
    #expect(json.records.map(\.number) == ["LH 1"])
    #expect(json.diagnostics == [])
  }

  @Test func readsBars() throws {
    let loaded = try Self.load(
      "flight|origin|destination|std|codeshares\nLH1 |FRA|LIS|2026-03-12T06:10|TP 1, UA 2\n")
    #expect(loaded.records.map(\.codeshares) == [["TP 1", "UA 2"]])
  }

  static func load(_ text: String) throws -> LoadedFlights {
    let folder = try TemporaryFolder()
    return try FlightLoader.load(paths: [folder.write(text)], feed: nil)
  }
}
