import Foundation
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Flights that are one flight".
struct DuplicateFlightsTests {
  private func row(
    _ number: String, minutes: Int? = nil, arrival: String? = "12:00",
    with change: (inout FlightRecord) -> Void = { _ in }
  ) -> FlightRecord {
    .route(
      number, "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: arrival, minutes: minutes,
      with: change)
  }

  private func checked(_ rows: FlightRecord..., asOf: String = "09:00") throws -> SheetDay {
    try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: asOf)
  }

  @Test func exactDuplicatesAreOneWithAWarning() throws {
    let sheet = try checked(row("DL 0093"), row("dl93"))
    #expect(sheet.flights.count == 1)
    #expect(sheet.codes(.warning) == [.duplicateFlight])
    #expect(sheet.diagnostics[0].location.line == 3)
  }

  @Test func oneNumberMayFlySeveralLegsADay() throws {
    let legs = [
      row("A1"), .route("A1", "OPO", "LIS", on: "2026-03-12", departure: "13:00", arrival: "14:00"),
      .route("A1", "LIS", "FAO", on: "2026-03-12", departure: "15:00", arrival: "16:00"),
    ]
    let sheet = try sheet(legs, airport: "LIS")
    #expect(sheet.flights.count == 3)
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func contradictoryRowsAreBothKeptWithAWarning() throws {
    let sheet = try checked(row("A1"), row("A1", arrival: "12:30"))
    #expect(sheet.flights.count == 2)
    #expect(sheet.codes(.warning) == [.conflictingFlight])
  }
}
