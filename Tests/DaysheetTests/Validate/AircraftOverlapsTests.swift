import Testing

@testable import Daysheet

struct AircraftOverlapsTests {
  private func row(
    _ number: String, _ origin: String, _ destination: String, _ departure: String, _ arrival: String,
    aircraft: String = "CS-TUA", with change: (inout FlightRecord) -> Void = { _ in }
  ) -> FlightRecord {
    .route(number, origin, destination, on: "2026-03-12", departure: departure, arrival: arrival) {
      $0.aircraft = aircraft
      change(&$0)
    }
  }

  private func found(_ rows: FlightRecord...) throws -> [String] {
    try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: "09:00").diagnostics.map {
      "\($0.location.line) \($0.code.rawValue)"
    }
  }

  @Test func twoFlightsAtOnceAreAWarningAtTheLater() throws {
    let rows = [row("TP2", "LIS", "OPO", "10:30", "11:25"), row("TP1", "OPO", "LIS", "10:00", "11:00")]
    let sheet = try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: "09:00")
    #expect(
      sheet.diagnostics == [
        Diagnostic(
          .warning, .aircraftOverlap,
          "CS-TUA flies TP2 from 10:30 and TP1 until 11:00 (line 3): one aircraft in two places",
          at: SourceLocation(file: "flights.csv", line: 2))
      ])
  }

  @Test func aTurnAroundIsNone() throws {
    #expect(
      try found(row("TP1", "OPO", "LIS", "10:00", "11:00"), row("TP2", "LIS", "OPO", "11:00", "11:55")) == [])
  }

  @Test func minutesThatTouchAreNone() throws {
    #expect(
      try found(row("TP1", "OPO", "LIS", "10:00", "11:00"), row("TP2", "LIS", "OPO", "10:55", "11:55")) == [])
  }

  @Test func aLongFlightIsComparedWithEveryLaterOne() throws {
    #expect(
      try found(
        row("TP1", "LIS", "EWR", "10:00", "13:30"), row("TP2", "LIS", "OPO", "11:00", "11:55"),
        row("TP3", "LIS", "OPO", "13:00", "13:55")) == ["3 aircraft-overlap", "4 aircraft-overlap"])
  }

  @Test func bestKnownTimesCountNotTheSchedule() throws {
    let late = row("TP1", "OPO", "LIS", "10:00", "11:00") { $0.departure.delayMinutes = 40 }
    #expect(try found(late, row("TP2", "LIS", "OPO", "11:20", "12:15")) == ["3 aircraft-overlap"])
  }

  @Test func flightsThatWereNotFlownAsPlannedAreNotCompared() throws {
    let other = row("TP2", "LIS", "OPO", "10:30", "11:25")
    #expect(try found(row("TP1", "OPO", "LIS", "10:00", "11:00") { $0.isCancelled = true }, other) == [])
    #expect(try found(row("TP1", "OPO", "LIS", "10:00", "11:00") { $0.isDiverted = true }, other) == [])
  }

  @Test func aTypeIsSharedByManyFlights() throws {
    #expect(
      try found(
        row("TP1", "OPO", "LIS", "10:00", "11:00", aircraft: "A320"),
        row("TP2", "LIS", "OPO", "10:30", "11:25", aircraft: "A320")) == [])
  }
}
