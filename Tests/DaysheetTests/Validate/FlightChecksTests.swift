import Foundation
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Bad input".
struct FlightChecksTests {
  @Test func aRowWithoutANumberIsRejectedAndTheOthersStay() throws {
    let sheet = try checkedAtLisbon(lisbonToPorto("A1"), lisbonToPorto("--"))
    #expect(sheet.flights.count == 1)
    #expect(sheet.rejects.map(\.reason.code) == [.badFlightNumber])
    #expect(sheet.diagnostics.map(\.location) == [SourceLocation(file: "flights.csv", line: 3)])
  }

  @Test func aRowWithoutATimeAtTheSheetsAirportIsRejected() throws {
    let sheet = try checkedAtLisbon(
      lisbonToPorto("A1"), .route("A2", "LIS", "OPO", on: "2026-03-12", arrival: "12:00"))
    #expect(sheet.flights.count == 1)
    #expect(sheet.rejects.map(\.reason.code) == [.noTimeAtAirport])
  }

  @Test func anUnknownOtherAirportIsOneWarningWithItsRows() throws {
    let unknown = ["A1", "A2", "A3"].map { number in
      FlightRecord.route(number, "LIS", "QQQ", on: "2026-03-12", departure: "10:00", arrival: "12:00")
    }
    let sheet = try sheet([lisbonToPorto("A0")] + unknown, airport: "LIS")
    #expect(sheet.flights.count == 4)
    #expect(sheet.codes(.warning) == [.unknownAirport])
    #expect(sheet.diagnostics[0].location.line == 3)
    #expect(sheet.diagnostics[0].text.contains("QQQ (3 rows)"))
  }

  @Test func arrivalBeforeDepartureAsInstantsIsAWarning() throws {
    let sheet = try checkedAtLisbon(
      lisbonToPorto("A1", arrival: "2026-03-12T09:00"), lisbonToPorto("A2", arrival: "2026-03-12T10:00"))
    #expect(sheet.flights.count == 2)
    #expect(sheet.codes(.warning) == [.arrivalBeforeDeparture, .arrivalBeforeDeparture])
  }

  @Test func anArrivalByTheCalendarBeforeItsDepartureIsNone() throws {
    let dateLine = FlightRecord.route(
      "A1", "GUM", "HNL", departure: "2026-03-12T06:55", arrival: "2026-03-11T18:30")
    #expect(try sheet([dateLine], airport: "GUM").diagnostics.isEmpty)
  }

  @Test func moreThan24HoursIsAWarning() throws {
    #expect(
      try checkedAtLisbon(lisbonToPorto("A1", minutes: 1441, arrival: nil)).codes(.warning) == [.longFlight])
    #expect(
      try checkedAtLisbon(lisbonToPorto("A1", arrival: "2026-03-13T10:01")).codes(.warning) == [.longFlight])
    #expect(
      try checkedAtLisbon(lisbonToPorto("A1", arrival: "2026-03-13T10:00")).codes(.warning) == [
        .unlikelyDuration
      ])
  }

  @Test(arguments: [0, -30])
  func minutesThatAreNotPositiveAreAWarningAndNotUsed(minutes: Int) throws {
    let sheet = try checkedAtLisbon(lisbonToPorto("A1", minutes: minutes, arrival: nil))
    #expect(sheet.codes(.warning) == [.badMinutes])
    #expect(sheet.flights[0].flightMinutes == nil)
    #expect(sheet.summary.flights[0].progress == nil)
  }

  @Test func anUnknownStatusWordIsAWarning() throws {
    let sheet = try checkedAtLisbon(
      lisbonToPorto("A1") { $0.status = "lost" }, lisbonToPorto("A2") { $0.status = "lost" })
    #expect(sheet.codes(.warning) == [.unknownStatus])
    #expect(sheet.flights.allSatisfy { $0.reportedStatus == nil })
  }

  @Test func aWordThatContradictsAsOfIsANote() throws {
    let sheet = try checkedAtLisbon(lisbonToPorto("A1") { $0.status = "landed" })
    #expect(sheet.codes(.note) == [.statusContradictsTimes])
    #expect(sheet.summary.flights[0].status == .scheduled)
    #expect(
      try checkedAtLisbon(lisbonToPorto("A1") { $0.status = "landed" }, asOf: "12:00").diagnostics.isEmpty)
  }

  @Test func aRepeatedTimeWarnsInItsRow() throws {
    let night = FlightRecord.route("A1", "LIS", "OPO", departure: "2026-10-25T01:30")
    let sheet = try sheet([night], airport: "LIS", asOf: "12:00")
    #expect(sheet.diagnostics.map(\.code) == [.repeatedTime])
    #expect(sheet.diagnostics[0].location.line == 2)
  }

  // MARK: Durations

  @Test func aDurationThatTheDistanceDoesNotAllowIsAWarning() throws {
    // JFK to LHR with the arrival read in New York's zone.
    let flight = FlightRecord.route(
      "BA178", "JFK", "LHR", departure: "2026-03-12T08:00-04:00", arrival: "2026-03-12T19:50-04:00")
    let fast = FlightRecord.route(
      "BA180", "JFK", "LHR", departure: "2026-03-12T08:00-04:00", arrival: "2026-03-12T11:50-04:00")
    let sheet = try sheet([flight, fast], airport: "JFK", asOf: "09:00")
    #expect(sheet.diagnostics.map(\.location.line) == [3])
    #expect(sheet.diagnostics.map(\.code) == [.unlikelyDuration])
    #expect(
      sheet.diagnostics.first?.text
        == "230 minutes for the 5539 km between JFK and LHR, which take 316 to 1257")
  }

  @Test func theMinutesAloneAreJudgedToo() throws {
    #expect(
      try checkedAtLisbon(lisbonToPorto("A1", minutes: 600, arrival: nil)).codes(.warning) == [
        .unlikelyDuration
      ])
    #expect(try checkedAtLisbon(lisbonToPorto("A1", minutes: 55, arrival: nil)).diagnostics.isEmpty)
  }

  @Test func anActualTimeMayBeSlowButNotTooFast() throws {
    func long(_ arrival: String, isDiverted: Bool = false) -> FlightRecord {
      .route(
        "BA178", "JFK", "LHR", departure: "2026-03-12T08:00-04:00", arrival: "2026-03-12T15:00-04:00"
      ) {
        $0.departure.actual = RecordedTime(written: "2026-03-12T08:00-04:00")
        $0.arrival.actual = RecordedTime(written: arrival)
        $0.isDiverted = isDiverted
      }
    }
    func codes(_ record: FlightRecord) throws -> [Diagnostic.Code] {
      try sheet([record], airport: "JFK", asOf: "23:00").codes(.warning)
    }
    #expect(try codes(long("2026-03-13T06:30-04:00")) == [])
    #expect(try codes(long("2026-03-12T10:00-04:00")) == [.unlikelyDuration])
    #expect(try codes(long("2026-03-12T10:00-04:00", isDiverted: true)) == [])
  }

  @Test func aRoundTripHasNoDistance() throws {
    let antarctica = FlightRecord.route(
      "QF2901", "SYD", "SYD", on: "2026-01-01", departure: "08:00", arrival: "20:30")
    #expect(try sheet([antarctica], airport: "SYD", asOf: "12:00").diagnostics.isEmpty)
  }

  @Test func minutesThatAreNotThoseBetweenTheScheduledTimesAreAWarning() throws {
    #expect(try checkedAtLisbon(lisbonToPorto("A1", minutes: 60)).codes(.warning) == [.minutesDisagree])
    // Minutes in the air are less than those from off block to on block.
    #expect(try checkedAtLisbon(lisbonToPorto("A1", minutes: 75)).diagnostics.isEmpty)
  }

  // MARK: Missing times

  @Test(arguments: ["cancelled", "diverted"])
  func aCancelledOrDivertedFlightNeedsItsScheduledTimeHereOnly(word: String) throws {
    let flight = lisbonToPorto("A1", arrival: nil) { $0.status = word }
    let sheet = try checkedAtLisbon(flight, asOf: "15:00")
    #expect(sheet.diagnostics.isEmpty)
    #expect(sheet.summary.flights.map(\.status.rawValue) == [word])
  }

  @Test func aFlightThatCameBackWithoutALandingIsNeitherLateNorAccusedOfItsDuration() throws {
    // It left, turned round and landed where it began: the file has a departure and the word, no arrival.
    let returned = lisbonToPorto("A1") {
      $0.status = "Returned"
      $0.departure.actual = RecordedTime(written: "10:05")
    }
    let sheet = try checkedAtLisbon(returned, asOf: "15:00")
    #expect(sheet.diagnostics.isEmpty)
    #expect(sheet.summary.flights.map(\.status) == [.diverted])
  }
}
