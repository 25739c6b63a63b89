import AirportData
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "A flight's times" and "Progress".
struct FlightLinesTests {
  private func clock(_ instant: Instant?) -> String? {
    Airport.text(instant, at: "LIS").map { String($0.dropFirst(11).prefix(5)) }
  }

  // MARK: A flight's times

  @Test func localTimeIsScheduledAtTheSheetsAirport() throws {
    let late = try line(asOf: "12:00") { $0.departure.actual = RecordedTime(written: "10:40") }
    #expect(clock(late.localTime) == "10:00")
    #expect(late.hour == 10)
    #expect(clock(try line(.arrival).localTime) == "11:00")
  }

  @Test func bestKnownIsActualElseEstimatedElseScheduled() throws {
    #expect(clock(try line().best) == "10:00")
    #expect(clock(try line { $0.departure.estimated = RecordedTime(written: "10:20") }.best) == "10:20")
    let actual = try line(asOf: "12:00") {
      $0.departure.estimated = RecordedTime(written: "10:20")
      $0.departure.actual = RecordedTime(written: "10:25")
    }
    #expect(clock(actual.best) == "10:25")
    #expect(clock(actual.estimated) == "10:20")
  }

  @Test func aKnownDelayOfTheDepartureMovesAnArrivalThatNobodyHasEstimated() throws {
    let late = try line { $0.departure.estimated = RecordedTime(written: "10:30") }
    #expect(clock(late.otherBest) == "11:30")
    let estimated = try line {
      $0.departure.estimated = RecordedTime(written: "10:30")
      $0.arrival.estimated = RecordedTime(written: "11:10")
    }
    #expect(clock(estimated.otherBest) == "11:10")
  }

  @Test func aKnownDelayOfTheArrivalMovesADepartureThatHasNotHappenedYet() throws {
    let late = try line { $0.arrival.estimated = RecordedTime(written: "11:45") }
    #expect(clock(late.best) == "10:45")
    #expect(late.delayMinutes == 45)
    let departed = try line(asOf: "10:30") {
      $0.departure.actual = RecordedTime(written: "10:00")
      $0.arrival.estimated = RecordedTime(written: "11:45")
    }
    #expect(clock(departed.best) == "10:00")
  }

  @Test func anActualTimeLaterThanAsOfCountsAsEstimated() throws {
    let line = try line(asOf: "10:10") { $0.departure.actual = RecordedTime(written: "10:20") }
    #expect(line.actual == nil)
    #expect(clock(line.estimated) == "10:20")
    #expect(line.status == .delayed)
    #expect(line.progress == 0)
  }

  @Test func theOtherEndIsDerivedFromTheMinutesWhereItIsMissing() throws {
    #expect(clock(try line(arrival: nil, minutes: 55).otherBest) == "10:55")
    let unknown = FlightRecord.route(
      "TP1", "LIS", "QQQ", on: "2026-03-12", departure: "10:00", arrival: "14:00", minutes: 100)
    let summary = try sheet([unknown], airport: "LIS", asOf: "10:50").summary
    #expect(clock(summary.flights[0].otherBest) == "11:40")
    #expect(summary.flights[0].progress == 0.5)
    #expect(summary.flights[0].otherZone == nil)
    #expect(summary.flights[0].otherCity == "QQQ")
  }

  @Test func delayIsBestKnownMinusScheduledAndNegativeWhenEarly() throws {
    let early = try line { $0.departure.estimated = RecordedTime(written: "09:53") }
    #expect(early.delayMinutes == -7)
    #expect(try line { $0.departure.delayMinutes = 40 }.delayMinutes == 40)
  }

  @Test(arguments: [(14, false), (15, true)])
  func delayedIsFifteenMinutesAndMore(minutes: Int, isDelayed: Bool) throws {
    #expect(try line { $0.departure.delayMinutes = minutes }.isDelayed == isDelayed)
    // Whatever the status, except cancelled.
    #expect(try line(asOf: "23:00") { $0.departure.delayMinutes = minutes }.isDelayed == isDelayed)
    #expect(
      try !line {
        $0.departure.delayMinutes = minutes
        $0.isCancelled = true
      }.isDelayed)
  }

  @Test func minutesAreGivenElseBetweenScheduledElseBetweenBestKnown() throws {
    #expect(try line(minutes: 50).flightMinutes == 50)
    #expect(try line().flightMinutes == 60)
    let best = try line(arrival: nil) { $0.arrival.estimated = RecordedTime(written: "11:05") }
    #expect(best.flightMinutes == 65)
    #expect(try line(arrival: nil).flightMinutes == nil)
  }

  // MARK: Progress

  @Test(arguments: [
    ("09:59", 0), ("10:00", 0), ("10:01", 0.0167), ("10:20", 0.3333), ("10:30", 0.5), ("10:59", 0.9833),
    ("11:00", 1), ("23:00", 1),
  ])
  func progressIsTheFractionBehind(asOf: String, expected: Double) throws {
    #expect(try line(asOf: asOf).progress == expected)
    #expect(try line(.arrival, asOf: asOf).progress == expected)
  }

  @Test func progressReachesOneWhenTheFlightLandsAndNotBefore() throws {
    let late = try line(asOf: "11:00") { $0.arrival.estimated = RecordedTime(written: "12:00") }
    #expect(late.progress == 0)
    let airborne = try line(asOf: "11:00") {
      $0.departure.actual = RecordedTime(written: "10:00")
      $0.arrival.estimated = RecordedTime(written: "12:00")
    }
    #expect(airborne.progress == 0.5)
  }

  @Test func thereIsNoProgressWithoutAnOtherEndAndMinutes() throws {
    #expect(try line(asOf: "10:30", arrival: nil).progress == nil)
    #expect(try line(asOf: "23:00", arrival: nil).progress == nil)
  }

  @Test func thereIsNoProgressForACancelledFlight() throws {
    #expect(try line(asOf: "10:30") { $0.isCancelled = true }.progress == nil)
    #expect(try line(asOf: "10:30") { $0.isDiverted = true }.progress == 0.5)
  }

  @Test func thereIsNoProgressWhereTheMinutesAreNotPositive() throws {
    #expect(try line(asOf: "10:30", arrival: "2026-03-12T10:00").progress == nil)
    #expect(try line(asOf: "10:30", arrival: "2026-03-12T09:00").progress == nil)
  }
}
