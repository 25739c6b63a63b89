import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Bad input", and product.md, "Input of its own": times as people and spreadsheets write them.
@Suite struct WrittenTimeTests {
  private static func parse(_ text: String, _ style: TimeStyle = TimeStyle()) throws(CellFault) -> WrittenTime
  {
    try WrittenTime.parse(ByteCursor(text)) { style }
  }

  @Test(arguments: [
    ("6:20 AM", 380), ("6:20am", 380), ("6:20 p.m.", 1100), ("12:30 AM", 30), ("12:30 PM", 750),
    ("6 PM", 1080),
    ("6 a. m.", 360), ("13:20 PM", 800), ("0620", 380), ("620", 380), ("0005", 5), ("2354.0", 1434),
    ("6.20", 380),
    ("06.20", 380), ("00.25", 25), ("06h20", 380), ("6 h 20", 380), ("6h", 360), ("06h20min", 380),
    ("06:20h", 380),
    ("6.20 Uhr", 380), ("06:20:30", 380), ("062030", 380), ("24:00", 1440), ("2400", 1440), ("0.2639", 380),
    ("0.263888888888889", 380), ("0620 LT", 380), ("06:20 local", 380), ("25:10", 1510),
  ])
  func readsClocks(text: String, minutes: Int) throws {
    #expect(try Self.parse(text) == WrittenTime(minutes: minutes))
  }

  @Test(arguments: [
    ("12.03.2026 06:10", 370), ("2026-03-12 6:10 AM", 370), ("20260312T0610", 370), ("202603120610", 370),
    ("20260312061000", 370), ("12 Mar 2026 06.10", 370), ("12MAR26 0610", 370), ("2026-03-12, 06h10", 370),
    ("06:10 12.03.2026", 370), ("12.03.2026 um 6.10 Uhr", 370), ("46093.256944444", 370), ("46093.2569", 370),
    ("46092.99999", 0), ("13/03/2026 24:00", 1440),
  ])
  func readsADateBesideAClock(text: String, minutes: Int) throws {
    let time = try Self.parse(text)
    #expect(time.minutes == minutes)
    let date = try #require(time.date?.resolved(.open))
    #expect((date.year, date.month) == (2026, 3))
    #expect(date.day == (text.hasPrefix("13/") ? 13 : 12))
  }

  @Test(arguments: [
    ("06:10 UTC", WrittenTime.ZoneName.named("UTC")), ("0610Z", .offset(0)), ("06:10 CEST", .named("CEST")),
    ("06:10+02:00", .offset(7200)), ("06:10 (CET)", .named("CET")),
    ("06:10[Europe/Berlin]", .named("Europe/Berlin")),
    ("6:10 AM Europe/Berlin", .named("Europe/Berlin")), ("2026-03-12 06:10 UTC+2", .named("UTC+2")),
    ("2026-03-12T06:10+01:00[Europe/Berlin]", .offset(3600)), ("2026-03-12 06:10 +0100", .offset(3600)),
  ])
  func readsAZoneBehindATime(text: String, zone: WrittenTime.ZoneName) throws {
    let time = try Self.parse(text)
    #expect(time.zone == zone)
    #expect(time.minutes == 370)
    #expect((time.date != nil) == text.hasPrefix("2026"))
  }

  @Test(arguments: [("0610+1", 1), ("6:10 AM +1", 1), ("06:10 (+1)", 1), ("06h10 -1", -1), ("06:10+1d", 1)])
  func readsDaysBehindAClock(text: String, days: Int) throws {
    #expect(try Self.parse(text).days == days)
  }

  /// domain.md: `6.20` is a time, `6.2` is not readable.
  @Test(arguments: [
    "6.2", "6", "45", "0.5", "0.25", "5.0", "6:2", "25.10", "6.60", "noon", "2561", "13:20 AM", "0:30 PM",

    "2026-03-12", "12.03.26", "46093", "12.03.2026 6", "2026-03-12 25:10", "06:10 06:10", "6.205",
    "1773295800",
    "2026-03-12 06:10+1", "06:10 12.03.2026 UTC x", "", ":10",
  ])
  func refusesWhatIsNoTimeOrSeveral(text: String) {
    #expect(throws: CellFault.self) { try Self.parse(text) }
  }

  /// What a number means without a word of it in the cell, the column tells.
  @Test func asksTheColumnWhereTheCellDoesNotTell() throws {
    let serials = TimeStyle(hasSerials: true)
    let digits = TimeStyle(hasDigits: true)
    let points = TimeStyle(hasPoints: true)
    #expect(try Self.parse("0.5", serials).minutes == 720)
    #expect(try Self.parse("0.25", serials).minutes == 360)
    #expect(try Self.parse("0.25", points).minutes == 25)
    #expect(try Self.parse("46093", serials).minutes == 0)
    #expect(try Self.parse("5", digits).minutes == 5)
    #expect(try Self.parse("5.0", digits).minutes == 5)
    #expect(throws: CellFault.self) { try Self.parse("6.2", points) }
    var style = TimeStyle()
    for text in ["517.0", "6.20", "0.2639", "x"] { PlainNumberTime.add(ByteCursor(text), to: &style) }
    #expect(style == TimeStyle(hasSerials: true, hasDigits: true, hasPoints: true))
  }

  @Test func namesADateThatIsNone() {
    #expect(throws: DateText.noSuchDate) { try Self.parse("30.02.2026 06:10") }
  }
}
