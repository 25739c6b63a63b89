import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// What ends a run and what a sheet holds as a whole.
struct SheetDayValidatingTests {
  @Test func aFileOfWhichEveryRowWasRejectedIsUnusable() {
    let rows = ["--", ""].map { number in
      FlightRecord.route(number, "LIS", "OPO", on: "2026-03-12", departure: "10:00")
    }
    let error = failure { () throws(RunError) in try sheet(rows, airport: "LIS", day: "2026-03-12") }
    #expect(error?.exitCode == .data)
    #expect(error?.diagnostics.map(\.code) == [.noUsableRow, .badFlightNumber, .missingFlightNumber])
  }

  @Test func rejectedByLoadingCountsToo() {
    var flights = LoadedFlights.file("flights.csv", [FlightRecord](), place: \.row)
    let reason = Diagnostic(
      .error, .init(rawValue: "bad-time"), "25:99", at: SourceLocation(file: "flights.csv"))
    flights.rejects = [Reject(row: .unplaced, reason: reason)]
    flights.diagnostics = [reason]
    let error = #expect(throws: RunError.self) {
      try SheetDay(
        validating: flights, people: nil, options: ReportOptions(), now: Instant(seconds: 0),
        locale: .init(identifier: "en"))
    }
    #expect(error?.exitCode == .data)
    #expect(error?.diagnostics.map(\.code.rawValue) == ["no-usable-row", "bad-time"])
  }

  @Test func orderIsScheduledInstantNumberOtherAirport() throws {
    let rows = [
      FlightRecord.route("B2", "LIS", "OPO", on: "2026-03-12", departure: "10:00"),
      .route("B1", "LIS", "OPO", on: "2026-03-12", departure: "10:00"),
      .route("B1", "LIS", "FAO", on: "2026-03-12", departure: "10:00"),
      .route("Z9", "LIS", "FAO", on: "2026-03-12", departure: "09:00"),
    ]
    let order = try sheet(rows, airport: "LIS").flights.map { "\($0.number)-\($0.otherAirport)" }
    #expect(order == ["Z9-FAO", "B1-FAO", "B1-OPO", "B2-OPO"])
  }

  @Test func diagnosticsStandInTheOrderOfTheFile() throws {
    let rows = [
      FlightRecord.route("A1", "LIS", "QQQ", on: "2026-03-12", departure: "10:00") { $0.status = "lost" },
      .route("--", "LIS", "OPO", on: "2026-03-12", departure: "10:00"),
      .route("A3", "LIS", "OPO", on: "2026-03-12", departure: "10:00", minutes: 0) { $0.status = "lost" },
      .route("A4", "LIS", "OPO", on: "2026-03-12"),
    ]
    let sheet = try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: "09:00")
    #expect(
      sheet.diagnostics.map { "\($0.location.line) \($0.code.rawValue)" } == [
        "2 unknown-airport", "2 unknown-status", "3 bad-flight-number", "4 bad-minutes",
        "5 no-time-at-airport",
      ])
    #expect(sheet.rejects.map(\.row.location.line) == [5, 3])
  }

  @Test func aFlightOfAnotherZonesTomorrowIsOnTheSheetOfItsOwnDay() throws {
    // The file's date is Guam's 12th; it lands in Honolulu on the evening of the 11th.
    let flight = FlightRecord.route(
      "UA200", "GUM", "HNL", on: "2026-03-12", departure: "06:55", arrival: "18:30", minutes: 455)
    #expect(try sheet([flight], airport: "HNL", day: "2026-03-11").flights.count == 1)
    #expect(try sheet([flight], airport: "HNL", day: "2026-03-12").flightRowsOutOfScope == [1])
    #expect(try sheet([flight], airport: "GUM", day: "2026-03-12").flights.count == 1)
  }
}
