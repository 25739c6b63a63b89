import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md, `--day`.
struct DayChoiceTests {
  private func route(_ number: String, _ origin: String, _ destination: String) -> FlightRecord {
    .route(number, origin, destination, on: "2026-03-12", departure: "10:00", arrival: "12:00")
  }

  @Test func theDayIsThatOfAllScheduledTimesAtTheAirport() throws {
    // The other end lies on the day before.
    let row = FlightRecord.route("A1", "GRU", "LIS", on: "2026-03-11", departure: "23:30", arrival: "12:40")
    #expect(try sheet([row], airport: "LIS").day.date.description == "2026-03-12")
  }

  @Test func severalDaysAreListedWithTheirCounts() {
    let rows = ["2026-03-12", "2026-03-13", "2026-03-13"].map {
      FlightRecord.route("A1", "LIS", "OPO", on: $0, departure: "10:00")
    }
    let error = failure { () throws(RunError) in try sheet(rows, airport: "LIS") }
    #expect(error?.diagnostics.first?.text.hasSuffix("2026-03-12 (1), 2026-03-13 (2)") == true)
    #expect(error?.diagnostics.first?.hint == "Choose one with --day 2026-03-13.")
  }

  @Test func rowsOfAnotherDayAreOutOfScopeWithoutADiagnostic() throws {
    let rows = [
      route("A1", "LIS", "OPO"),
      .route("A2", "LIS", "OPO", on: "2026-03-13", departure: "10:00", arrival: "09:00", minutes: -5),
    ]
    let sheet = try sheet(rows, airport: "LIS", day: "2026-03-12")
    #expect(sheet.flights.count == 1)
    #expect(sheet.flightRowsOutOfScope == [1])
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func todayIsTodayInTheSheetsZone() throws {
    var options = ReportOptions()
    options.day = .relative(0)
    options.airport = "AKL"
    // Noon of the 12th in UTC is the 13th in Auckland.
    let now = Instant(seconds: LocalTime(try #require(CalendarDate("2026-03-12")), minutes: 720).wallSeconds)
    let flights = LoadedFlights.file("f", [route("A1", "AKL", "WLG")], place: \.row)
    let english = Locale(identifier: "en")
    var sheet = try SheetDay(validating: flights, people: nil, options: options, now: now, locale: english)
    #expect(sheet.day.date.description == "2026-03-13")
    options.day = .relative(-1)
    sheet = try SheetDay(validating: flights, people: nil, options: options, now: now, locale: english)
    #expect(sheet.day.date.description == "2026-03-12")
  }

  @Test func anEmptyDayIsASheet() throws {
    let sheet = try sheet([], airport: "LIS", day: "2026-03-12")
    #expect(sheet.flights.isEmpty && sheet.diagnostics.isEmpty)
    #expect(sheet.summary.timeline.latestHour == 24)
    #expect(sheet.summary.hours.count == 24)
  }

  @Test func theOperationalDayDecides() throws {
    let rows = [
      FlightRecord.route("A1", "LIS", "OPO", on: "2026-03-13", departure: "02:00"),
      .route("A2", "LIS", "OPO", on: "2026-03-12", departure: "04:30"),
      .route("A3", "LIS", "OPO", on: "2026-03-12", departure: "04:29"),
    ]
    let sheet = try sheet(rows, airport: "LIS", day: "2026-03-12", dayStart: 270)
    #expect(sheet.flights.map(\.number.description) == ["A2", "A1"])
  }
}
