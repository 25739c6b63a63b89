import Foundation
import Testing
import Timelines

struct DayTests {
  /// domain.md, "Time": 23, 23.5, 24, 24.5 or 25 hours.
  @Test(arguments: [
    ("Europe/Lisbon", 2026, 3, 29, 23.0), ("Europe/Lisbon", 2026, 10, 25, 25),
    ("Europe/Lisbon", 2026, 6, 1, 24),
    ("America/New_York", 2013, 3, 10, 23), ("America/New_York", 2026, 11, 1, 25),
    ("Australia/Lord_Howe", 2026, 10, 4, 23.5), ("Australia/Lord_Howe", 2026, 4, 5, 24.5),
    ("America/Santiago", 2026, 9, 6, 23), ("Asia/Kolkata", 2026, 3, 29, 24),
  ])
  func lengthIsWhatTheClocksMakeIt(
    identifier: String, year: Int, month: Int, dayOfMonth: Int, hours: Double
  ) throws {
    let day = try day(year, month, dayOfMonth, in: identifier)
    #expect(day.length == hours)
    #expect(day.hours.first?.start == day.start)
    #expect(day.hours.last?.end == day.end)
    for (hour, next) in zip(day.hours, day.hours.dropFirst()) { #expect(hour.end == next.start) }
    #expect(day.hours.map(\.index) == Array(day.hours.indices))
  }

  @Test func midnightItselfMayBeSkipped() throws {
    // Chile's clocks go forward at midnight: the day begins at 01:00.
    let day = try day(2026, 9, 6, in: "America/Santiago")
    #expect(day.hours.first?.label == "01:00")
  }

  @Test func bothHoursOfAnAutumnNightStayApart() throws {
    let labels = try day(2026, 10, 25, in: "Europe/Lisbon").hours.map(\.label)
    #expect(Array(labels.prefix(4)) == ["00:00", "01:00 UTC+1", "01:00 UTC+0", "02:00"])
    #expect(labels.count == 25)
  }

  @Test func theMissingHourOfSpringDoesNotAppear() throws {
    let labels = try day(2013, 3, 10, in: "America/New_York").hours.map(\.label)
    #expect(Array(labels.prefix(4)) == ["00:00", "01:00", "03:00", "04:00"])
    #expect(labels.count == 23)
  }

  @Test func lordHowesHalfHoursAreShortHours() throws {
    let autumn = try day(2026, 4, 5, in: "Australia/Lord_Howe")
    // 02:00 goes back to 01:30.
    #expect(
      Array(autumn.hours.map(\.label).prefix(4)) == ["00:00", "01:00 UTC+11", "01:30 UTC+10:30", "02:00"])
    #expect(autumn.hours[2].end.seconds - autumn.hours[2].start.seconds == 1800)
    let spring = try day(2026, 10, 4, in: "Australia/Lord_Howe")
    // 02:00 jumps to 02:30.
    #expect(Array(spring.hours.map(\.label).prefix(4)) == ["00:00", "01:00", "02:30", "03:00"])
  }

  @Test func aDayMayStartAtHalfPastFour() throws {
    let day = try day(2026, 6, 1, in: "Europe/Lisbon", startMinutes: 270)
    #expect(day.length == 24)
    #expect(day.hours.first?.label == "04:30")
    #expect(day.hours[1].label == "05:00")
    #expect(day.hours.last?.label == "04:00")
    #expect(day.hours.count == 25)
    let night = day.zone.resolve(LocalTime(try date(2026, 6, 2), minutes: 120))
    guard case .unique(let instant) = night else {
      Issue.record("ambiguous")
      return
    }
    #expect(day.contains(instant))
    #expect(Day.date(of: instant, in: day.zone, startMinutes: 270) == day.date)
    #expect(Day.date(of: instant, in: day.zone) == (try date(2026, 6, 2)))
  }

  @Test func everyInstantOfAYearLiesOnTheDayOfItsDate() throws {
    for identifier in ["Europe/Lisbon", "Australia/Lord_Howe", "America/Santiago"] {
      for start in [0, 150, 270] {
        let zone = try zone(identifier, around: date(2026, 7, 1))
        let first = LocalTime(try date(2026, 1, 1), minutes: 0).wallSeconds
        for step in stride(from: 0, to: 365 * 86_400, by: 5417) {
          let instant = Instant(seconds: first + step)
          let date = Day.date(of: instant, in: zone, startMinutes: start)
          guard !Day(date, in: zone, startMinutes: start).contains(instant) else { continue }
          Issue.record("\(identifier) \(start) \(zone.iso8601(instant))")
        }
      }
    }
  }

  /// The zone's quick range ends 400 days from its center; the clocks change beyond it too.
  @Test func clocksChangeOutsideTheQuickRangeToo() throws {
    let zone = try zone("Europe/Lisbon", around: date(2026, 1, 1))
    let far = Day(try date(2050, 10, 30), in: zone)
    #expect(far.hours.count == 25)
    #expect(far.hours[2].label == "01:00 UTC+0")
  }

  @Test func aDateThatTheCalendarSkippedHasNoLength() throws {
    let day = try day(2011, 12, 30, in: "Pacific/Apia")
    #expect(day.length == 0)
    #expect(Timeline([Shift](), in: day, time: \.start).events.isEmpty)
  }
}
