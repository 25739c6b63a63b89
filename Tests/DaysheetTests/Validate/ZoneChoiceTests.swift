import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md, `--zone`.
struct ZoneChoiceTests {
  private func route(_ number: String, _ origin: String, _ destination: String) -> FlightRecord {
    .route(number, origin, destination, on: "2026-03-12", departure: "10:00", arrival: "12:00")
  }

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
}
