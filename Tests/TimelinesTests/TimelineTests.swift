import Foundation
import Testing
import Timelines

/// Something that is no flight.
struct Shift: Equatable {
  var name: String
  var start: Instant
}

/// Something that is neither, with a Foundation date.
struct Meeting {
  var title: String
  var begins: Date
}

struct TimelineTests {
  private func shift(_ name: String, _ minutes: Int, on day: Day) -> Shift {
    Shift(name: name, start: day.start.adding(minutes: minutes))
  }

  @Test func hoursRunFromTheEarliestToTheLatestEventEmptyOnesToo() throws {
    let day = try day(2026, 6, 1, in: "Europe/Lisbon")
    let shifts = [shift("late", 17 * 60 + 59, on: day), shift("early", 6 * 60, on: day)]
    let timeline = Timeline(shifts, in: day, time: \.start)
    #expect(timeline.earliestHour == 6)
    #expect(timeline.latestHour == 18)
    #expect(timeline.hours.map(\.label).count == 12)
    #expect(timeline.events(in: day.hours[6]).map(\.name) == ["early"])
    #expect(timeline.events(in: day.hours[7]).isEmpty)
    #expect(timeline.events.map(\.name) == ["early", "late"])
  }

  @Test func anEmptyTimelineIsTheWholeDay() throws {
    let common = Timeline([Shift](), in: try day(2026, 6, 1, in: "Europe/Lisbon"), time: \.start)
    #expect((common.earliestHour, common.latestHour) == (0, 24))
    let long = Timeline([Shift](), in: try day(2026, 10, 25, in: "Europe/Lisbon"), time: \.start)
    #expect(long.latestHour == 25)
  }

  @Test func anHourHoldsItsStartAndNotItsEnd() throws {
    let day = try day(2026, 6, 1, in: "Europe/Lisbon")
    let timeline = Timeline([shift("a", 60, on: day), shift("b", 119, on: day)], in: day, time: \.start)
    #expect(timeline.events(in: day.hours[1]).count == 2)
    #expect(timeline.hours.count == 1)
  }

  @Test func eventsOfOtherDaysAreCounted() throws {
    let day = try day(2026, 6, 1, in: "Europe/Lisbon")
    let shifts = [-1, 0, 1439, 1440].map { shift("\($0)", $0, on: day) }
    let timeline = Timeline(shifts, in: day, time: \.start)
    #expect(timeline.events.map(\.name) == ["0", "1439"])
    #expect(timeline.eventsOutsideDay == 2)
  }

  @Test func tiesKeepTheirOrderOrFollowTheStatedKey() throws {
    let day = try day(2026, 6, 1, in: "Europe/Lisbon")
    let shifts = ["c", "a", "b"].map { shift($0, 600, on: day) } + [shift("z", 599, on: day)]
    #expect(Timeline(shifts, in: day, time: \.start).events.map(\.name) == ["z", "c", "a", "b"])
    let keyed = Timeline(shifts, in: day, time: \.start) { $0.name < $1.name }
    #expect(keyed.events.map(\.name) == ["z", "a", "b", "c"])
  }

  @Test func bothRepeatedHoursHaveTheirOwnEvents() throws {
    let day = try day(2026, 10, 25, in: "Europe/Lisbon")
    let shifts = [shift("first", 90, on: day), shift("second", 150, on: day)]
    let timeline = Timeline(shifts, in: day, time: \.start)
    #expect(timeline.hours.map(\.label) == ["01:00 UTC+1", "01:00 UTC+0"])
    #expect(timeline.hours.map { timeline.events(in: $0).count } == [1, 1])
  }

  @Test func meetingsWithFoundationDatesAreEventsToo() throws {
    let day = try day(2026, 6, 1, in: "Asia/Kathmandu")
    let begins = day.start.adding(minutes: 615).date.addingTimeInterval(0.9)
    let timeline = Timeline([Meeting(title: "stand-up", begins: begins)], in: day, time: \.begins)
    #expect(timeline.hours.map(\.label) == ["10:00"])
    #expect(timeline.events.map(\.title) == ["stand-up"])
  }
}
