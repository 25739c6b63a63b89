import Testing
import Timelines

@testable import Daysheet

@Suite struct MarketingNumbersTests {
  private static func record(_ number: String, isMarketing: Bool, aircraft: String?, minutes: Int = 370)
    -> FlightRecord
  {
    let row = RowReference(input: 0, location: SourceLocation(file: "f", line: 1), bytes: 0..<0)
    var record = FlightRecord(row: row, number: number, route: .local(.departure, airport: "", other: "DUB"))
    record.departure.scheduled = .clock(minutes: minutes, days: 0)
    record.operation = isMarketing ? .other : .unstated
    record.aircraft = aircraft
    return record
  }

  /// The aircraft decides between two operators; without one, only a single operator is sure.
  @Test(arguments: [
    ("EI-1" as String?, "EI-1" as String?, "EI-2" as String?, ["QZ1"]), (nil, "EI-1", "EI-2", []),
    ("EI-1", nil, "EI-1", ["ZZ2"]), ("EI-3", "EI-1", "EI-2", []),
  ])
  func namesTheOperatorWhereOneFits(own: String?, first: String?, second: String?, named: [String]) {
    var records = [
      Self.record("XY9", isMarketing: true, aircraft: own),
      Self.record("QZ1", isMarketing: false, aircraft: first),
      Self.record("ZZ2", isMarketing: false, aircraft: second),
    ]
    MarketingNumbers.nameOperators(in: &records)
    #expect(records[0].codeshares == named)
  }

  @Test func asksForTheSameTimes() {
    var records = [
      Self.record("XY9", isMarketing: true, aircraft: "A"),
      Self.record("QZ1", isMarketing: false, aircraft: "A", minutes: 371),
    ]
    MarketingNumbers.nameOperators(in: &records)
    #expect(records[0].codeshares == [])
  }
}
