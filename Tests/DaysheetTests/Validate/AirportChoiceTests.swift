import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md, `--airport`.
struct AirportChoiceTests {
  private func route(_ number: String, _ origin: String, _ destination: String) -> FlightRecord {
    .route(number, origin, destination, on: "2026-03-12", departure: "10:00", arrival: "12:00")
  }

  @Test func theAirportIsTheOneThatEveryRowTouches() throws {
    let sheet = try sheet([route("A1", "LIS", "OPO"), route("A2", "MAD", "LIS"), route("A3", "LIS", "FAO")])
    #expect(sheet.airport.code == "LIS")
    #expect(sheet.flights.map(\.direction).filter { $0 == .arrival }.count == 1)
  }

  @Test func theAirportIsTheOneThatRowsNameAsTheirs() throws {
    let rows: [FlightRecord] = [
      .local("A1", .arrival, "lis", "OPO", at: "2026-03-12T10:00"),
      .local("A2", .departure, "LIS", "OPO", at: "2026-03-12T11:00"),
    ]
    #expect(try sheet(rows).airport.code == "LIS")
  }

  @Test func severalCandidatesAreListedWithTheirCounts() throws {
    let both = failure { () throws(RunError) in
      try sheet([route("A1", "LIS", "OPO"), route("A2", "OPO", "LIS")])
    }
    #expect(both?.exitCode == .usage)
    #expect(both?.diagnostics.first?.code == .ambiguousAirport)
    #expect(both?.diagnostics.first?.text.hasSuffix("LIS (2), OPO (2)") == true)
    let none = failure { () throws(RunError) in
      try sheet([
        route("A1", "LIS", "OPO"), route("A2", "OPO", "MAD"), route("A3", "FAO", "OPO"),
        route("A4", "FAO", "LIS"),
      ])
    }
    #expect(none?.diagnostics.first?.text.hasSuffix("OPO (3), FAO (2), LIS (2), MAD (1)") == true)
    #expect(none?.diagnostics.first?.hint == "Choose one with --airport OPO.")
  }

  @Test func withoutRowsNothingNamesAnAirport() {
    #expect(failure { () throws(RunError) in try sheet([]) }?.diagnostics.first?.code == .ambiguousAirport)
  }

  @Test func rowsOfAnotherAirportAreOutOfScopeWithoutADiagnostic() throws {
    let sheet = try sheet([route("A1", "LIS", "OPO"), route("A2", "MAD", "FAO")], airport: "lis")
    #expect(sheet.flights.count == 1)
    #expect(sheet.flightRowsOutOfScope == [1])
    #expect(sheet.diagnostics.isEmpty && sheet.rejects.isEmpty)
  }

  @Test func anAirportThatNoRowTouchesIsAWarning() throws {
    let sheet = try sheet([route("A1", "LIS", "OPO")], airport: "JFK", day: "2026-03-12")
    #expect(sheet.flights.isEmpty)
    #expect(sheet.codes(.warning) == [.noFlightsAtAirport])
    #expect(sheet.diagnostics.first?.text.hasSuffix("and of LIS, OPO") == true)
  }

  @Test(arguments: ["NOWHERE CITY", "L", "L!S", "XXXX", "LON", "London"])
  func anAirportIsOneThatIsKnown(text: String) {
    #expect(failure { () throws(RunError) in try sheet([], airport: text) }?.exitCode == .usage)
  }

  @Test func aFlightThatEndsWhereItBeganIsOneDeparture() throws {
    let sheet = try sheet([route("A1", "LIS", "LIS"), route("A2", "LIS", "OPO")])
    #expect(sheet.flights.map(\.direction) == [.departure, .departure])
    #expect(try sheet.flight("A1").otherAirport == "LIS")
  }
}
