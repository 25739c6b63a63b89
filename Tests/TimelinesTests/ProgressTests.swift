import Testing
import Timelines

/// domain.md, "Progress".
struct ProgressTests {
  private let departure = Instant(seconds: 600)
  private let arrival = Instant(seconds: 600 + 90 * 60)

  @Test func isZeroBeforeAndAtDeparture() {
    #expect(Progress.fraction(from: departure, to: arrival, at: Instant(seconds: 0)) == 0)
    #expect(Progress.fraction(from: departure, to: arrival, at: departure) == 0)
  }

  @Test func isOneFromArrivalOnAndNotBefore() {
    #expect(Progress.fraction(from: departure, to: arrival, at: arrival) == 1)
    #expect(Progress.fraction(from: departure, to: arrival, at: arrival.adding(minutes: 500)) == 1)
    let justBefore = Progress.fraction(from: departure, to: arrival, at: arrival.adding(seconds: -1))
    #expect(justBefore == 89.0 / 90.0)
  }

  @Test func countsWholeMinutes() {
    #expect(Progress.fraction(from: departure, to: arrival, at: departure.adding(seconds: 59)) == 0)
    #expect(Progress.fraction(from: departure, to: arrival, at: departure.adding(minutes: 45)) == 0.5)
  }

  @Test func doesNotReachOneEarlyWhereTimesHaveSeconds() throws {
    let arrival = arrival.adding(seconds: 30)
    let late = Progress.fraction(from: departure, to: arrival, at: arrival.adding(seconds: -1))
    #expect(try #require(late) < 1)
  }

  @Test func isNoneWithoutALength() {
    #expect(Progress.fraction(from: departure, to: departure, at: departure) == nil)
    #expect(Progress.fraction(from: arrival, to: departure, at: departure) == nil)
  }
}
