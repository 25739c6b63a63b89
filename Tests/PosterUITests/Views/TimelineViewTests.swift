import Foundation
import PosterUI
import Testing
import Timelines

/// The view is generic: here it shows meetings and shifts, in DaysheetTests flights.
struct TimelineViewTests {
  private struct Meeting: Identifiable {
    let id: Int
    let title: String
    let start: Instant
  }

  private struct Shift: Identifiable {
    let id: String
    let begins: Date
  }

  private let midnight = Instant(seconds: 1_773_273_600)

  private func meeting(_ id: Int, at minute: Int) -> Meeting {
    Meeting(id: id, title: "Meeting \(id)", start: midnight.adding(minutes: minute))
  }

  @Test func meetingsStandUnderTheirHoursEmptyOnesToo() {
    let view = TimelineView(events: [meeting(2, at: 700), meeting(1, at: 545)], time: \.start) {
      Text($0.title)
    }
    let drawing = view.drawing(width: 600, shaper: FixedPitchShaper())
    #expect(
      drawing.textRuns.map(\.text.text) == [
        "09:00", "1", "Meeting 1", "10:00", "none", "11:00", "1", "Meeting 2",
      ])
  }

  @Test func shiftsWithDatesAndAnHourHeaderOfOnesOwn() {
    let shifts = [Shift(id: "early", begins: Date(timeIntervalSince1970: 1_773_273_600 + 6 * 3600))]
    let view = TimelineView(events: shifts, time: \.begins) { Text($0.id) }
      .hourHeader { Text("from \($0.hour.label)") }
    let drawing = view.drawing(width: 300, shaper: FixedPitchShaper())
    #expect(drawing.textRuns.map(\.text.text) == ["from 06:00", "early"])
  }

  @Test func theDayComesFromTheEnvironment() throws {
    let zone = try #require(Zone(identifier: "America/New_York", around: midnight))
    let date = try #require(CalendarDate(year: 2026, month: 3, day: 11))
    let view = TimelineView(events: [meeting(1, at: 60)], time: \.start) { Text($0.title) }
      .environment(\.day, Day(date, in: zone))
    let drawing = view.drawing(width: 300, shaper: FixedPitchShaper())
    #expect(drawing.textRuns.first?.text.text == "21:00")
  }

  @Test func theMarkerCrossesTheRowWhereItsInstantFalls() throws {
    let pink = Color(0xC2255C)
    var style = TimelineStyle()
    style.columns = 1
    style.rowSpacing = 0
    let events = (0..<4).map { meeting($0, at: 600 + $0) }
    let drawing = TimelineView(events: events, time: \.start) { _ in Color.black.frame(height: 40) }
      .timelineStyle(style)
      .marker(at: midnight.adding(minutes: 645)) { pink.frame(height: 2) }
      .drawing(width: 300, shaper: FixedPitchShaper())
    let lines = drawing.marks.compactMap { mark -> Rect? in
      if case .fill(let path, pink) = mark { path.bounds } else { nil }
    }
    // 45 minutes are three quarters of the hour: the top of the fourth of four rows.
    let top = style.rule.width + 2 * style.hourSpacing
    #expect(lines.map(\.midY) == [top + 120])
  }

  @Test func aHeaderHigherThanARowPushesNoRowsApart() {
    var style = TimelineStyle()
    style.columns = 1
    style.rowSpacing = 2
    style.rowsPerBlock = 2
    let view = TimelineView(events: (0..<5).map { meeting($0, at: 600 + $0) }, time: \.start) { _ in
      Color.black.frame(height: 10)
    }
    .hourHeader { _ in Color(0xC2255C).frame(height: 20) }
    .timelineStyle(style)
    let drawing = view.drawing(width: 300, shaper: FixedPitchShaper())
    let tops = drawing.marks.compactMap { mark -> Double? in
      if case .fill(let path, .black) = mark { path.bounds.minY } else { nil }
    }
    #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [12, 12, 12, 12])
    // Two, two and one.
    #expect(view.segments(in: EnvironmentValues()).flatMap(\.blocks).count == 3)
  }
}
