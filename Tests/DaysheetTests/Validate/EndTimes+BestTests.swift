import AirportData
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "A flight's times": gates and runways, like compared with like.
struct EndTimesBestTests {
  /// Minutes after the scheduled time, which is 0.
  private static func times(
    estimated: Int? = nil, actual: Int? = nil, runway: (scheduled: Int?, estimated: Int?, actual: Int?)
  ) -> EndTimes {
    func at(_ minutes: Int?) -> Instant? { minutes.map { Instant(seconds: 0).adding(minutes: $0) } }
    var times = EndTimes(scheduled: at(0), estimated: at(estimated), actual: at(actual))
    times.runway = RunwayTimes(
      scheduled: at(runway.scheduled), estimated: at(runway.estimated), actual: at(runway.actual))
    return times
  }

  @Test func outIsComparedWithOut() {
    #expect(Self.times(actual: 4, runway: (10, nil, 30)).delay(as: .departure) == 4)
    #expect(Self.times(estimated: 3, runway: (10, 18, 18)).delay(as: .departure) == 3)
  }

  @Test(arguments: [Direction.departure, .arrival])
  func offIsComparedWithScheduledOff(direction: Direction) {
    let sign = direction == .departure ? 1 : -1
    #expect(Self.times(runway: (sign * 10, nil, sign * 10 + 8)).delay(as: direction) == 8)
    #expect(Self.times(runway: (sign * 10, sign * 10 - 5, nil)).delay(as: direction) == -5)
  }

  @Test func aTakeOffProvesOnlyThatItLeft() {
    let times = Self.times(runway: (nil, nil, 25))
    #expect(times.delay(as: .departure) == 0)
    #expect(times.hasHappened)
    // Nobody takes off before leaving the gate.
    #expect(Self.times(runway: (nil, nil, -7)).delay(as: .departure) == -7)
    #expect(Self.times(estimated: 30, runway: (nil, nil, 25)).delay(as: .departure) == 25)
  }

  @Test func aLandingAfterScheduledInIsLateByAtLeastThatMuch() {
    let late = Self.times(runway: (nil, nil, 12))
    #expect(late.delay(as: .arrival) == 12)
    #expect(late.isLateByLanding(as: .arrival))
    let early = Self.times(runway: (nil, nil, -12))
    #expect(early.delay(as: .arrival) == 0)
    #expect(!early.isLateByLanding(as: .arrival))
    #expect(Self.times(estimated: 5, runway: (nil, nil, 12)).delay(as: .arrival) == 12)
  }

  @Test func aLandingEndsTheFlightAndATakeOffBeginsIt() throws {
    let flight = try line(.arrival, asOf: "10:52") {
      $0.departure.runway.actual = RecordedTime(written: "2026-03-12T10:12+00:00")
      $0.arrival.runway.actual = RecordedTime(written: "2026-03-12T10:51+00:00")
    }
    #expect(flight.status == .landed)
    #expect(flight.progress == 1)
    #expect(flight.delayMinutes == 0)
    let flying = try line(.departure, asOf: "10:11") {
      $0.departure.estimated = RecordedTime(written: "10:30")
      $0.departure.runway.actual = RecordedTime(written: "2026-03-12T10:10+00:00")
    }
    #expect(flying.status == .inFlight)
    #expect(flying.delayMinutes == 10)
  }

  @Test func anActualTimeLaterThanAsOfCountsAsEstimated() throws {
    let flight = try line(.arrival, asOf: "10:30") {
      $0.arrival.runway.actual = RecordedTime(written: "2026-03-12T11:20+00:00")
    }
    #expect(flight.status == .inFlight)
    #expect(flight.actual == nil)
    #expect(Airport.text(flight.estimated, at: "OPO") == "2026-03-12T11:20+00:00")
    #expect(flight.delayMinutes == 20)
  }
}
