import Foundation
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Flights that are one flight".
struct DuplicateFlightsTests {
  @Test func exactDuplicatesAreOneWithAWarning() throws {
    let sheet = try checkedAtLisbon(lisbonToPorto("DL 0093"), lisbonToPorto("dl93"))
    #expect(sheet.flights.count == 1)
    #expect(sheet.codes(.warning) == [.duplicateFlight])
    #expect(sheet.diagnostics[0].location.line == 3)
  }

  @Test func oneNumberMayFlySeveralLegsADay() throws {
    let legs = [
      lisbonToPorto("A1"), .route("A1", "OPO", "LIS", on: "2026-03-12", departure: "13:00", arrival: "14:00"),
      .route("A1", "LIS", "FAO", on: "2026-03-12", departure: "15:00", arrival: "16:00"),
    ]
    let sheet = try sheet(legs, airport: "LIS")
    #expect(sheet.flights.count == 3)
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func contradictoryRowsAreBothKeptWithAWarning() throws {
    let sheet = try checkedAtLisbon(lisbonToPorto("A1"), lisbonToPorto("A1", arrival: "12:30"))
    #expect(sheet.flights.count == 2)
    #expect(sheet.codes(.warning) == [.conflictingFlight])
  }
}
