import Testing
import Timelines

struct LocalTimeTests {
  @Test func minutesPastMidnightRunOnIntoTheNextDays() throws {
    let evening = LocalTime(try date(2026, 12, 31), minutes: 24 * 60)
    #expect(evening.date == (try date(2027, 1, 1)))
    #expect(evening.clock == "00:00")
    #expect(LocalTime(try date(2026, 12, 31), minutes: 25 * 60 + 5).clock == "01:05")
  }

  @Test func readingsBefore1970FallOnTheRightDay() throws {
    let early = LocalTime(try date(1969, 12, 31), minutes: 23 * 60 + 59)
    #expect(early.wallSeconds == -60)
    #expect(early.date == (try date(1969, 12, 31)))
    #expect((early.hour, early.minute) == (23, 59))
  }

  @Test func wholeMinutesBetweenInstantsRoundDown() {
    #expect(Instant(seconds: 119).minutes(since: Instant(seconds: 0)) == 1)
    #expect(Instant(seconds: 0).minutes(since: Instant(seconds: 1)) == -1)
  }
}
