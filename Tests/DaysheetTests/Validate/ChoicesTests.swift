import Foundation
import Testing
import Timelines

@testable import Daysheet

/// What a sheet is about where the options leave it open (product.md, "Options of render").
struct ChoicesTests {
  private func route(_ number: String, _ origin: String, _ destination: String) -> FlightRecord {
    .route(number, origin, destination, on: "2026-03-12", departure: "10:00", arrival: "12:00")
  }

  private func failure(_ body: () throws(RunError) -> SheetDay) -> RunError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  // MARK: Airport

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
  }

  @Test(arguments: ["LISBON", "L", "L!S", "LEMD"])
  func anAirportIsAnIATACode(text: String) {
    #expect(failure { () throws(RunError) in try sheet([], airport: text) }?.exitCode == .usage)
  }

  @Test func aFlightThatEndsWhereItBeganIsOneDeparture() throws {
    let sheet = try sheet([route("A1", "LIS", "LIS"), route("A2", "LIS", "OPO")])
    #expect(sheet.flights.map(\.direction) == [.departure, .departure])
    #expect(try sheet.flight("A1").otherAirport == "LIS")
  }

  // MARK: Zone

  @Test func theZoneIsTheAirports() throws {
    #expect(try sheet([route("A1", "JFK", "LIS")], airport: "JFK").day.zone.identifier == "America/New_York")
  }

  @Test func theZoneThatIsAskedForShowsTheDayButDoesNotMoveTheTimes() throws {
    let sheet = try sheet([route("A1", "JFK", "LIS")], airport: "JFK", zone: "Europe/Lisbon")
    #expect(sheet.day.zone.identifier == "Europe/Lisbon")
    #expect(Airport.text(try sheet.flight("A1").departure.scheduled, at: "JFK") == "2026-03-12T10:00-04:00")
  }

  @Test func anUnknownAirportTakesTheOnlyOffsetInTheFile() throws {
    let rows: [FlightRecord] = [
      .local("A1", .arrival, "QQQ", "LIS", at: "2026-03-12T10:00+05:30"),
      .local("A2", .departure, "QQQ", "LIS", at: "2026-03-12T23:00+05:30"),
    ]
    let sheet = try sheet(rows)
    #expect(sheet.day.zone.identifier == "UTC+05:30")
    #expect(sheet.day.date.description == "2026-03-12")
    #expect(sheet.airport.city == "QQQ")
  }

  @Test func withoutAZoneThereIsNoSheet() {
    let rows: [FlightRecord] = [
      .local("A1", .arrival, "QQQ", "LIS", at: "2026-03-12T10:00+05:30"),
      .local("A2", .departure, "QQQ", "LIS", at: "2026-03-12T23:00+05:00"),
    ]
    #expect(failure { () throws(RunError) in try sheet(rows) }?.diagnostics.first?.code == .unknownZone)
    #expect(failure { () throws(RunError) in try sheet(rows, zone: "Europe/Lisboa") }?.exitCode == .usage)
  }

  @Test func anUnknownAirportWithAZoneResolvesItsWallClock() throws {
    let rows: [FlightRecord] = [.local("A1", .arrival, "QQQ", "LIS", at: "2026-07-12T10:00")]
    let sheet = try sheet(rows, zone: "Asia/Kathmandu")
    #expect(
      sheet.day.zone.iso8601(try #require(sheet.flights[0].arrival.scheduled)) == "2026-07-12T10:00+05:45")
  }

  // MARK: Day

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

  // MARK: As-of

  @Test(arguments: [
    ("14:30", 0, "2026-03-12T14:30+00:00"), ("02:00", 270, "2026-03-13T02:00+00:00"),
    ("2026-03-11T10:00", 0, "2026-03-11T10:00+00:00"),
    ("2026-03-12T10:00+02:00", 0, "2026-03-12T08:00+00:00"),
  ])
  func asOfIsAMomentOnTheDay(text: String, dayStart: Int, expected: String) throws {
    let sheet = try sheet([], airport: "LIS", day: "2026-03-12", asOf: text, dayStart: dayStart)
    #expect(sheet.day.zone.iso8601(sheet.asOf) == expected)
  }

  @Test func aRepeatedAsOfIsTheFirstWithAWarning() throws {
    let sheet = try sheet([], airport: "LIS", day: "2026-10-25", asOf: "01:30")
    #expect(sheet.day.zone.iso8601(sheet.asOf) == "2026-10-25T01:30+01:00")
    #expect(sheet.codes(.warning) == [.repeatedTime])
  }

  @Test func withoutAsOfItIsNow() throws {
    #expect(
      try sheet([], airport: "LIS", day: "2026-03-12", now: Instant(seconds: 77)).asOf == Instant(seconds: 77)
    )
  }
}
