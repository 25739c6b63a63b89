import Testing
import Timelines

@testable import Daysheet

@Suite struct DateTextTests {
  @Test(
    arguments: [
      ("1980-03-22", 1980, 3, 22), ("19800322", 1980, 3, 22), ("22.03.1980", 1980, 3, 22),
      ("2.3.1980", 1980, 3, 2), ("1980/03/22", 1980, 3, 22), ("1980.03.22", 1980, 3, 22),
      ("1980. 3. 22.", 1980, 3, 22), ("1980-3-2", 1980, 3, 2), ("22-03-1980", 1980, 3, 22),
      ("1980-03-22T00:00:00Z", 1980, 3, 22), ("1980-03-22 00:00", 1980, 3, 22),
      ("22/03/1980 10:45", 1980, 3, 22), ("3/22/1980 12:00:00 AM", 1980, 3, 22),
      ("--03-22", nil, 3, 22), ("--0322", nil, 3, 22), ("--02-29", nil, 2, 29), ("2000-02-29", 2000, 2, 29),
      ("12.3.26", 2026, 3, 12), ("12.3.", nil, 3, 12), ("12.03", nil, 3, 12), ("13/03/26", 2026, 3, 13),
      ("3/22/80", 1980, 3, 22), ("80/03/22", 1980, 3, 22),
    ] as [(String, Int?, Int, Int)])
  func readsNumbers(text: String, year: Int?, month: Int, day: Int) throws {
    let reading = try DateText.parse(ByteCursor(text)).resolved(.open)
    #expect(reading == DateText.Reading(year: year, month: month, day: day))
  }

  @Test(
    arguments: [
      ("12 Mar 2026", 2026), ("12-Mar-26", 2026), ("12MAR26", 2026), ("12MAR2026", 2026), ("12MAR", nil),
      ("12 mar", nil), ("Mar 12, 2026", 2026), ("March 12 2026", 2026), ("12th of March 2026", 2026),
      ("Thu, 12 Mar 2026", 2026), ("2026-Mar-12", 2026), ("12 Mar '26", 2026), ("12.Mar.2026", 2026),
      ("12. März 2026", 2026), ("Do., 12. Mrz. 26", 2026), ("12 mars 2026", 2026),
      ("12 de marzo de 2026", 2026),
      ("12 marzo 2026", 2026), ("12 de março de 2026", 2026), ("12 maart 2026", 2026), ("12 mrt. 2026", 2026),
      ("12 marca 2026", 2026), ("12 marzec 2026", 2026), ("2026年3月12日", 2026), ("3月12日", nil),
      ("2026年3月12日(木)", 2026), ("12 مارس 2026", 2026), ("١٢ مارس ٢٠٢٦", 2026), ("12 במרץ 2026", 2026),
      ("12 March 2026 (Thursday)", 2026), ("12MAR26 0610", 2026), ("12MAR 06:10", nil), ("12 Mar 0610", nil),
    ] as [(String, Int?)])
  func readsMonthsByName(text: String, year: Int?) throws {
    let reading = try DateText.parse(ByteCursor(text)).resolved(.open)
    #expect(reading == DateText.Reading(year: year, month: 3, day: 12))
  }

  @Test(arguments: ["46093", "46093.0", "46093.25"])
  func readsSerialNumbersOfSpreadsheets(text: String) throws {
    #expect(try DateText.parse(ByteCursor(text)) == .date(year: 2026, month: 3, day: 12))
  }

  @Test(arguments: ["1980", "1980.0"])
  func takesFourDigitsForAYear(text: String) throws {
    #expect(try DateText.parse(ByteCursor(text)) == .year(1980))
  }

  @Test(arguments: ["0/0/00", "00.00.0000", "0000-00-00", "0", "0001-01-01"])
  func takesZerosForNoDate(text: String) throws {
    #expect(try DateText.parse(ByteCursor(text)) == .none)
  }

  @Test(arguments: [
    "1980-02-30", "30.02.1980", "31/31/1980", "1900-02-29", "--02-30", "1980-3", "32 Mar 2026", "March 2026",
    "198003", "22.03.1980 ff", "1980-03-22x", "12 Foo 2026", "12 jui 2026", "29 Feb 2026", "QX101", "1e5",
    "12",
    "12/13/14/15", "0026-03-12", "46093.2x", "tomorrow",
  ])
  func refusesWhatIsNoDate(text: String) {
    #expect(throws: CellFault.self) { try DateText.parse(ByteCursor(text)) }
  }

  @Test(arguments: [
    ("2026-03-12T06:10", "T06:10"), ("12/03/2026 06:10", " 06:10"), ("12MAR26 0610", " 0610"),
    ("12MAR 06:10", " 06:10"), ("12.3. 6.10", " 6.10"), ("Mar 12, 2026, 6:10 AM", ", 6:10 AM"),
    ("12.03.26 06h10", " 06h10"), ("20260312T0610", "T0610"), ("2026年3月12日 6:10", " 6:10"),
  ])
  func stopsWhereTheTimeBegins(text: String, rest: String) throws {
    var cursor = ByteCursor(text)
    _ = try DateText.read(&cursor)
    #expect(cursor.text == rest)
  }

  @Test func neverGuessesDayAndMonth() throws {
    for text in ["3/4/1980", "3-4-1980", "03/04", "3-4-26", "26-03-12"] {
      #expect(try DateText.parse(ByteCursor(text)).resolved(.open) == nil, "\(text)")
    }
    let either = try DateText.parse(ByteCursor("3/4/1980"))
    #expect(either.resolved(.known(.dayFirst)) == DateText.Reading(year: 1980, month: 4, day: 3))
    #expect(either.resolved(.known(.monthFirst)) == DateText.Reading(year: 1980, month: 3, day: 4))
    let short = try DateText.parse(ByteCursor("26-03-12"))
    #expect(short.resolved(.known(.yearFirst)) == DateText.Reading(year: 2026, month: 3, day: 12))
    // Both readings are one.
    let same = try DateText.parse(ByteCursor("5/5/1980")).resolved(.open)
    #expect(same == DateText.Reading(year: 1980, month: 5, day: 5))
  }

  @Test func completesYearsOfTwoDigitsByWhatTheDateIsOf() throws {
    let date = try DateText.parse(ByteCursor("12.3.30"))
    #expect(date.resolved(.open, .trip)?.year == 2030)
    #expect(date.resolved(.open, .birth)?.year == 1930)
  }

  @Test func findsTheYearNearestToTheSheet() {
    let day = CalendarDate("2026-01-02")
    #expect(day.flatMap { CalendarDate(month: 12, day: 31, nearestTo: $0) } == CalendarDate("2025-12-31"))
    #expect(day.flatMap { CalendarDate(month: 3, day: 12, nearestTo: $0) } == CalendarDate("2026-03-12"))
    #expect(day.flatMap { CalendarDate(month: 2, day: 29, nearestTo: $0) } == CalendarDate("2024-02-29"))
  }
}
