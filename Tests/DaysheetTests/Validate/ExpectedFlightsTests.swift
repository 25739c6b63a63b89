import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Bad input": a flight of yesterday that is still expected today is pointed at, and in no table of the day.
@Suite struct ExpectedFlightsTests {
  private static let header =
    "flight,origin,destination,scheduled_departure,scheduled_arrival,estimated_departure,estimated_arrival,"
    + "actual_departure,actual_arrival,status\n"
  private static let late =
    "QX1,FRA,LIS,2026-03-11T20:30,2026-03-11T22:45,2026-03-11T22:50,2026-03-12T01:05,,,delayed\n"
  private static let today = "QX2,CDG,LIS,2026-03-12T09:30,2026-03-12T11:00,,,,,\n"

  private static func options(_ rows: String, people: String? = nil, asOf: Int) throws -> (
    ReportOptions, [TemporaryFolder]
  ) {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    var options = ReportOptions()
    options.flights = [try folders[0].write(header + rows)]
    if let people { options.people = [try folders[1].write("name,company,flight,flight_date\n" + people)] }
    options.airport = "LIS"
    options.day = .date(try #require(CalendarDate("2026-03-12")))
    options.asOf = .clock(asOf)
    options.formats = [.csv, .txt]
    return (options, folders)
  }

  private static func texts(_ options: ReportOptions) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try DayReport.files(options, now: Instant(seconds: 0)).map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  private static func isExpected(_ rows: String, asOf: Int) throws -> Bool {
    let (options, folders) = try options(rows, asOf: asOf)
    defer { withExtendedLifetime(folders) {} }
    return try DayReport.check(options, now: Instant(seconds: 0)).diagnostics.contains {
      $0.code == .expectedFromYesterday
    }
  }

  @Test func itIsNamedWithItsPeopleAndInNoTable() throws {
    let (options, folders) = try Self.options(
      Self.late + Self.today, people: "Ana Vale,Norte,QX1,2026-03-11\nRui Gil,Norte,QX2,2026-03-12\n",
      asOf: 10)
    defer { withExtendedLifetime(folders) {} }
    let note = try #require(
      try DayReport.check(options, now: Instant(seconds: 0)).diagnostics.first {
        $0.code == .expectedFromYesterday
      })
    #expect(note.severity == .note)
    #expect(note.text == "QX1 arrival from FRA of 2026-03-11 is expected here at 01:05, with Ana Vale")
    let texts = try Self.texts(options)
    let sheet = try #require(texts["poster.txt"])
    #expect(sheet.contains("QX 1 of 11 Mar 2026 is expected here at 01:05 · Ana Vale"), "\(sheet)")
    let run = try #require(texts["run.json"])
    #expect(run.contains("\"expected_from_yesterday\"") && run.contains("\"Ana Vale\""))
    #expect(run.contains("2026-03-12T01:05:00+00:00") || run.contains("2026-03-12T01:05+00:00"), "\(run)")
    for name in ["flights.csv", "hours.csv", "people.csv", "companies.csv"] {
      #expect(texts[name]?.contains("QX1") == false && texts[name]?.contains("Vale") == false, "\(name)")
    }
  }

  @Test func namesStayInTheHouse() throws {
    var (options, folders) = try Self.options(
      Self.late + Self.today, people: "Ana Vale,Norte,QX1,2026-03-11\n", asOf: 10)
    defer { withExtendedLifetime(folders) {} }
    options.without = [.names]
    for (name, text) in try Self.texts(options) { #expect(!text.contains("Vale"), "\(name)") }
  }

  /// It has not left yet.
  @Test func aDepartureIsPointedAtToo() throws {
    let departure = "TP2,LIS,MAD,2026-03-11T23:30,2026-03-12T01:50,2026-03-12T00:40,,,,delayed\n"
    #expect(try Self.isExpected(departure + Self.today, asOf: 10))
    #expect(try !Self.isExpected(departure + Self.today, asOf: 12 * 60))
  }

  @Test func whatHasLandedOrDoesNotGoIsNot() throws {
    #expect(try !Self.isExpected(Self.late + Self.today, asOf: 12 * 60))
    #expect(try !Self.isExpected(Self.late.replacing("delayed", with: "cancelled"), asOf: 10))
    let landed = "QX1,FRA,LIS,2026-03-11T20:30,2026-03-11T22:45,,,2026-03-11T20:35,2026-03-12T00:05,\n"
    #expect(try !Self.isExpected(landed, asOf: 10))
    // Before it landed nobody knew that it would.
    #expect(try Self.isExpected(landed, asOf: 2))
  }

  /// domain.md, "Overdue": nothing was heard for three hours.
  @Test func overdueFlightsAreExpectedForThreeHoursWhereEventsAreKnown() throws {
    let known = "QX3,OPO,LIS,2026-03-11T20:30,2026-03-11T21:30,,,2026-03-11T20:35,2026-03-11T21:35,\n"
    #expect(try !Self.isExpected(Self.late + Self.today, asOf: 120))
    #expect(try Self.isExpected(Self.late + known, asOf: 120))
    #expect(try !Self.isExpected(Self.late + known, asOf: 4 * 60 + 6))
  }

  @Test func theNoteOfAMomentOutsideTheDay() throws {
    let (given, folders) = try Self.options(Self.today, asOf: 10)
    defer { withExtendedLifetime(folders) {} }
    var options = given
    options.asOf = .now
    let noon = Instant(seconds: 1_773_316_800)
    func notes(_ now: Instant) throws -> [Diagnostic] {
      try DayReport.check(options, now: now).diagnostics.filter { $0.code == .asOfOutsideDay }
    }
    #expect(try notes(noon).isEmpty)
    #expect(
      try notes(noon.adding(minutes: 24 * 60)).first?.text.contains("after the sheet's day 2026-03-12")
        == true)
    #expect(try notes(noon.adding(minutes: -24 * 60)).first?.text.contains("before the sheet's day") == true)
  }
}
