import Testing

@testable import Daysheet

@Suite struct DurationTextTests {
  /// domain.md, "Bad input": minutes in every way in which they are written.
  @Test(arguments: [
    ("55", 55), ("55.0", 55), ("0:55", 55), ("00:55:00", 55), ("0h55", 55), ("55 min", 55), ("PT55M", 55),
    ("55min", 55),
    ("0 h 55 min.", 55), ("1:05", 65), ("1h05m", 65), ("1h 5", 65), ("1 hr 5 mins", 65), ("2 Hours", 120),
    ("PT1H5M", 65), ("PT1H5M30S", 65), ("P1DT1H", 1500), ("0 days 00:55:00", 55),
    ("1 days 01:00:00.000", 1500),
    ("0.0381944444", 55), ("-0:05", -5), ("+12 min", 12), ("1 Std. 5 Min.", 65), ("0", 0),
  ])
  func readsMinutes(text: String, minutes: Int) throws {
    #expect(try DurationText.minutes(ByteCursor(text)) == minutes)
  }

  /// Hours or minutes? Nobody can tell.
  @Test(arguments: [
    "", "0.9", "1.5", "55 x", "5 min 1 h", "1:5", "0:60", "h", "PT", "P", "1h 5 6", "00:55:61", "min",
    "1 h h", "55 55",
    "one hour", "99999 min",
  ])
  func refusesTheRest(text: String) {
    #expect(throws: CellFault.self) { try DurationText.minutes(ByteCursor(text)) }
  }
}
