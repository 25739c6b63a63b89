import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md, `--as-of`.
struct AsOfChoiceTests {
  @Test(arguments: [
    ("14:30", 0, "2026-03-12T14:30+00:00"), ("02:00", 270, "2026-03-13T02:00+00:00"),
    ("2026-03-11T10:00", 0, "2026-03-11T10:00+00:00"),
    ("2026-03-12T10:00+02:00", 0, "2026-03-12T08:00+00:00"),
  ])
  func asOfIsAMomentOnTheDay(text: String, dayStart: Int, expected: String) throws {
    let sheet = try sheet([], airport: "LIS", day: "2026-03-12", asOf: text, dayStart: dayStart)
    #expect(sheet.day.zone.iso8601(sheet.asOf) == expected)
  }

  @Test func aRepeatedAsOfIsTheFirstWithAWarning() throws {
    let sheet = try sheet([], airport: "LIS", day: "2026-10-25", asOf: "01:30")
    #expect(sheet.day.zone.iso8601(sheet.asOf) == "2026-10-25T01:30+01:00")
    #expect(sheet.codes(.warning) == [.repeatedTime])
  }

  @Test func withoutAsOfItIsNow() throws {
    #expect(
      try sheet([], airport: "LIS", day: "2026-03-12", now: Instant(seconds: 77)).asOf == Instant(seconds: 77)
    )
  }
}
