import Testing
import Timelines

@testable import Daysheet

/// AeroDataBox's answers of 2023 have the old and the new keys of a time side by side.
@Suite struct AeroDataBoxKeysTests {
  private static let old =
    #""scheduledTimeLocal": "2023-01-10 07:10+01:00", "scheduledTimeUtc": "2023-01-10 06:10Z", "#
    + #""actualTimeLocal": "2023-01-10 07:25+01:00", "actualTimeUtc": "2023-01-10 06:25Z""#
  private static let new =
    #""scheduledTime": {"utc": "2023-01-10 06:10Z", "local": "2023-01-10 07:10+01:00"}, "#
    + #""revisedTime": {"utc": "2023-01-10 06:25Z", "local": "2023-01-10 07:25+01:00"}"#

  @Test(arguments: [old, new, "\(old), \(new)", "\(new), \(old)", "\"scheduledTime\": null, \(old)"])
  func readsOldAndNewKeysOfTimes(times: String) throws {
    let loaded = try OptionalCellsTests.load(
      """
      {"departures": [{"departure": {\(times), "terminal": "2"}, "arrival": {"airport": {"iata": "HEL"}},
        "number": "KL 1167", "status": "Departed", "codeshareStatus": "IsOperator", "airline": {"iata": "KL"}}],
       "arrivals": []}
      """)
    #expect(loaded.inputs.map(\.feed) == ["aerodatabox"])
    #expect(loaded.diagnostics == [])
    let flight = try #require(loaded.records.first)
    let ten = Instant(seconds: 1_673_331_000)
    #expect(flight.departure.scheduled == .instant(ten, offset: 3600))
    #expect(flight.departure.estimated == .instant(ten.adding(minutes: 15), offset: 3600))
  }

  @Test func stillSaysThatAKeyIsThereTwice() throws {
    let loaded = try OptionalCellsTests.load(
      #"[{"flight": "QZ1", "origin": "LIS", "destination": "OPO", "std": "2026-03-12T06:10", "std": "2026-03-12T06:20"}]"#
    )
    #expect(loaded.diagnostics.map(\.code) == [.jsonDuplicateKey])
  }
}
