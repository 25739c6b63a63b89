import Foundation
import Testing
import Timelines

struct CalendarDateTests {
  @Test func agreesWithFoundationOnEveryDayOfFourCenturies() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = try date(1900, 1, 1)
    for days in stride(from: 0, to: 146_097, by: 7) {
      let date = first.adding(days: days)
      let foundation = Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: foundation)
      #expect(date.components.year == parts.year)
      #expect(date.components.month == parts.month)
      #expect(date.components.day == parts.day)
      #expect(date.weekday + 1 == parts.weekday)
      let (year, month, day) = date.components
      #expect(CalendarDate(year: year, month: month, day: day) == date)
    }
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (2026, 1, 0),
    (0, 1, 1),
  ])
  func hasNoSuchDate(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func leapDaysExist() throws {
    #expect(try date(2000, 2, 29).description == "2000-02-29")
    #expect(try date(2024, 2, 29).adding(days: 1) == date(2024, 3, 1))
  }

  @Test func readsOnlyISODates() throws {
    #expect(CalendarDate("2026-03-12") == (try date(2026, 3, 12)))
    for text in ["2026-3-12", "12.03.2026", "20260312", "2026-02-30", "2026-03-12 ", "+026-03-12", ""] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
  }
}
