import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct NativeTimesTests {
  private static let header = "flight,origin,destination,date,std,sta\n"
  private static let date = CalendarDate(daysSince1970: 20_524)  // 2026-03-12

  private static func load(_ text: String, reading: ReadingOptions = ReadingOptions()) throws -> LoadedFlights
  {
    let folder = try TemporaryFolder()
    return try FlightLoader.load(paths: [folder.write(text)], feed: nil, reading: reading)
  }

  /// domain.md, "Bad input": the order of day and month is decided by the column, by `--date-order`, or not at all.
  @Test func leavesTheOrderOfDayAndMonthToTheColumn() throws {
    let text =
      "flight,origin,destination,std,sta\nQZ1,LIS,OPO,3/12/2026 6:10 AM,3/12/2026 7:05 AM\n"
      + "QZ2,LIS,OPO,3/13/2026 6:10 PM,\n"
    let loaded = try Self.load(text)
    #expect(loaded.records[0].departure.scheduled == .local(LocalTime(Self.date, minutes: 370)))
    #expect(
      loaded.records[1].departure.scheduled == .local(LocalTime(Self.date.adding(days: 1), minutes: 1090)))
    // Nothing decides for the arrivals.
    #expect(loaded.records[0].arrival.scheduled == nil)
    #expect(loaded.diagnostics.map(\.code) == [.badDate])
    let told = try Self.load(text, reading: ReadingOptions(dateOrder: .monthFirst))
    #expect(told.records[0].arrival.scheduled == .local(LocalTime(Self.date, minutes: 425)))
    #expect(told.diagnostics == [])
  }

  @Test func readsDatesOfEveryFormBesideClocks() throws {
    let loaded = try Self.load(
      Self.header
        + "QZ1,LIS,OPO,12 Mar 2026,6:10 AM,0705\nQZ2,LIS,OPO,46093,0.256944,0.295138889\nQZ3,LIS,OPO,12MAR26,6h10,7.05\n"
    )
    #expect(loaded.diagnostics == [])
    #expect(loaded.records.map(\.date) == [Self.date, Self.date, Self.date])
    #expect(
      loaded.records.map(\.departure.scheduled) == Array(repeating: .clock(minutes: 370, days: 0), count: 3))
    #expect(
      loaded.records.map(\.arrival.scheduled)
        == [425, 425, 425].map { RecordedTime.clock(minutes: $0, days: nil) })
  }

  /// A clock in UTC beside a date is an instant; an arrival is the first such reading after the departure.
  @Test func takesZonesBehindClocks() throws {
    let loaded = try Self.load(
      Self.header + "QZ1,LIS,OPO,2026-03-12,23:10 UTC,0:05 UTC\nQZ2,LIS,MAD,2026-03-12,06:10 CET,9:10 CET\n"
        + "QZ3,LIS,MAD,2026-03-12,06:10 CST,9:10\n")
    let midnight = Instant(seconds: Self.date.daysSince1970 * 86_400)
    #expect(loaded.records[0].departure.scheduled == .instant(midnight.adding(minutes: 1390), offset: 0))
    #expect(loaded.records[0].arrival.scheduled == .instant(midnight.adding(minutes: 1445), offset: 0))
    #expect(loaded.records[1].departure.scheduled == .instant(midnight.adding(minutes: 310), offset: 3600))
    #expect(loaded.records[2].departure.scheduled == nil)
    #expect(loaded.diagnostics.map(\.code) == [.badTime])
  }

  @Test func takesAZoneColumnForClocksOfTheNextDay() throws {
    let loaded = try Self.load(
      "flight,origin,destination,date,std,sta,zone\nQZ1,LIS,OPO,2026-03-12,23:10,00:05,UTC\n")
    let midnight = Instant(seconds: Self.date.daysSince1970 * 86_400)
    #expect(loaded.records[0].arrival.scheduled == .instant(midnight.adding(minutes: 1445), offset: 0))
  }

  /// `HH:MM` without a date, where `--day` is given, is on that day at the sheet's airport.
  @Test func putsClocksWithoutADateOnTheDayThatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [
      try folder.write(
        "flight,origin,destination,std,sta\nQZ1,LIS,OPO,06:20,07:15\nQZ2,NAT,LIS,22:10,06:05\nQZ3,LIS,OPO,01:20,02:15\n"
      )
    ]
    options.airport = "LIS"
    options.day = .date(Self.date)
    options.asOf = .clock(0)
    func flights() throws -> [String] {
      let inputs = try DayInputs.load(options)
      let sheet = try SheetDay(
        validating: inputs.flights, people: nil, options: options, now: Instant(seconds: 0),
        locale: Locale(identifier: "en"))
      return sheet.flights.map {
        "\($0.number) \($0.departure.scheduled?.seconds ?? 0) \($0.arrival.scheduled?.seconds ?? 0)"
      }
    }
    let midnight = Self.date.daysSince1970 * 86_400
    func line(_ number: String, _ departure: Int, _ arrival: Int) -> String {
      "\(number) \(midnight + departure * 60) \(midnight + arrival * 60)"
    }
    // Natal is three hours behind.
    #expect(
      try flights() == [line("QZ3", 80, 135), line("QZ2", -110 + 180, 365), line("QZ1", 380, 435)])
    options.dayStart = 240
    #expect(
      try flights() == [line("QZ2", -110 + 180, 365), line("QZ1", 380, 435), line("QZ3", 1520, 1575)])
    options.day = .automatic
    let error = #expect(throws: RunError.self) { try DayReport.check(options, now: Instant(seconds: 0)) }
    #expect(error?.diagnostics.contains { $0.hint?.contains("--day") == true } == true)
  }
}
