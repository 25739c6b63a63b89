import Testing
import Timelines

@testable import Daysheet

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("2026-03-12T06:10Z", 0), ("2026-03-12T06:10:00z", 0), ("2026-03-12T06:10+01:00", 3600),
    ("2026-03-12 06:10:00.123456+0100", 3600), ("2026-03-12T06:10-03:30", -12_600),
    ("2026-03-12 06:10 +01", 3600),
  ])
  func readsInstantsWithTheirOffset(text: String, offset: Int) throws {
    // 2026-03-12 is day 20,524 since 1970.
    let instant = Instant(seconds: 20_524 * 86_400 + 6 * 3600 + 600 - offset)
    #expect(try TimeText.parse(ByteCursor(text)) == .instant(instant, offset: offset))
  }

  @Test(arguments: [
    ("2026-03-12T06:10", 22_200), ("2026-03-12 06:10", 22_200), ("2026-03-12t06:10:30", 22_230),
    ("2026-03-12T24:00", 86_400), ("2026-03-12 00:00:00.5", 0),
  ])
  func readsLocalTimes(text: String, seconds: Int) throws {
    #expect(try TimeText.parse(ByteCursor(text)) == .local(LocalTime(wallSeconds: 20_524 * 86_400 + seconds)))
  }

  @Test(
    arguments: [
      ("06:10", 370, nil), ("6:10", 370, nil), ("23:59", 1439, nil), ("00:00", 0, nil), ("06:10+1", 370, 1),
      ("23:50-1", 1430, -1), ("06:10 +2", 370, 2), ("24:00", 1440, 0), ("25:30", 1530, 0), ("47:59", 2879, 0),
    ] as [(String, Int, Int?)])
  func readsClockTimes(text: String, minutes: Int, days: Int?) throws {
    #expect(try TimeText.parse(ByteCursor(text)) == .clock(minutes: minutes, days: days))
  }

  @Test(arguments: [
    ("2026-02-30T06:10", Diagnostic.Code.badDate), ("2026-13-01T06:10Z", .badDate),
    ("2026-03-12T25:00", .badTime),
    ("2026-03-12T24:01", .badTime), ("2026-03-12T06:60", .badTime), ("2026-03-12T06:10:60", .badTime),
    ("2026-03-12", .badTime), ("2026-03-12T06", .badTime), ("2026-03-12T06:10+25:00", .badTime),
    ("2026-03-12T06:10+1", .badTime), ("2026-03-12T06:10Zulu", .badTime), ("48:00", .badTime),
    ("06:60", .badTime),
    ("06:10+01:00", .badTime), ("6.10", .badTime), ("soon", .badTime), ("610", .badTime), ("-", .badTime),
  ])
  func refusesWhatNoClockOrCalendarShows(text: String, code: Diagnostic.Code) {
    #expect(throws: CellFault.self) { try TimeText.parse(ByteCursor(text)) }
    do {
      _ = try TimeText.parse(ByteCursor(text))
    } catch {
      #expect(error.code == code)
    }
  }

  @Test(arguments: [
    ("5", 5), ("0005", 5), ("505", 305), ("0030", 30), ("2359", 1439), ("2400", 1440), ("0", 0),
    ("517.0", 317), ("5.0", 5), ("2400.00", 1440),
  ])
  func readsHHMM(text: String, minutes: Int) throws {
    #expect(try TimeText.hhmm(ByteCursor(text)) == minutes)
  }

  @Test(arguments: ["2401", "1260", "99", "12345", "-5", "5.5", "5.0x", "NA"])
  func refusesOtherHHMM(text: String) {
    #expect(throws: CellFault.self) { try TimeText.hhmm(ByteCursor(text)) }
  }
}
