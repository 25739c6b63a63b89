import Foundation
import Hashing
import Testing
import Timelines

@testable import Daysheet

@Suite struct RowSieveTests {
  private static let header = """
    year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,carrier,flight,tailnum,origin,\
    dest,air_time,distance,hour,minute,time_hour

    """
  private static let day = CalendarDate(daysSince1970: 16_036)  // 2013-11-27

  private static func row(_ number: String, _ route: String = "EWR,ORD", month: Int = 11, day: Int = 27)
    -> String
  {
    "2013,\(month),\(day),517,515,2,830,819,11,UA,\(number),N14228,\(route),227,1400,5,15,2013-11-27T10:00:00Z\n"
  }

  private static func load(
    _ text: String, airport: String? = "JFK", day: ReportOptions.DayChoice = .date(day), people: String? = nil
  ) throws -> (options: ReportOptions, inputs: DayInputs) {
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [try folder.write(text)]
    let peopleFolder = try TemporaryFolder()
    if let people { options.people = [try peopleFolder.write(people)] }
    (options.airport, options.day) = (airport, day)
    return (
      options,
      try DayInputs.load(options, forOneSheet: Instant(seconds: day == .automatic ? 0 : 1_385_553_600))
    )
  }

  @Test func leavesOutWhatIsOfAnotherAirportOrDayAndKeepsTheLines() throws {
    let text =
      Self.header + Self.row("1") + Self.row("2", "JFK,LAX", month: 3) + "\n" + Self.row("3", "JFK,LAX")
      + Self.row("4", "LAX,JFK", day: 26) + Self.row("5", "JFK,LAX", day: 20)
    let flights = try Self.load(text).inputs.flights
    #expect(flights.records.map(\.number) == ["UA3", "UA4"])
    #expect(flights.records.map(\.row.location.line) == [5, 6])
    let input = try #require(flights.inputs.first)
    #expect(input.rows == 5)
    #expect(input.leftOut.ofOtherAirports == 1)
    #expect(input.leftOut.ofOtherDays == 2)
    #expect(input.bytes.count < Self.header.utf8.count + 3 * Self.row("1").utf8.count)
    #expect(input.sha256 == SHA256.hex(Array(text.utf8)))
  }

  /// A row with an end that is no known airport may be of the sheet's: it stays, as in the whole load.
  @Test func keepsRowsOfUnknownAirports() throws {
    let text = Self.header + Self.row("1") + Self.row("2", "JFX,LAX") + Self.row("3", "LAX,LON")
    #expect(try Self.load(text).inputs.flights.records.map(\.number) == ["UA2", "UA3"])
    let (sieved, whole) = try Self.sheets(text)
    #expect(sieved.diagnostics == whole.diagnostics)
    #expect(sieved.flightRowsOfUnknownAirports == [1] && whole.flightRowsOfUnknownAirports == [1])
  }

  /// A stale file says the same of itself, whether its rows were loaded or counted only.
  @Test func saysWhichDaysAndAirportsWereLeftOut() throws {
    let (sieved, whole) = try Self.sheets(
      Self.header + Self.row("1") + Self.row("2", "JFK,LAX", month: 3) + Self.row("3", "LAX,JFK", month: 4))
    #expect(
      sieved.diagnostics.first { $0.code == .noFlightsOnDay }?.text
        == "no flight of JFK on 2013-11-27: its flights in the input are of 2013-03-27 to 2013-04-27; "
        + "the input is of EWR, JFK, LAX, ORD")
    #expect(sieved.diagnostics == whole.diagnostics)
  }

  /// The sheet of a text that is sieved, and of the same text loaded whole.
  private static func sheets(_ text: String) throws -> (sieved: SheetDay, whole: SheetDay) {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let now = Instant(seconds: 1_385_553_600)
    var options = ReportOptions()
    options.flights = [try folder.write(text)]
    (options.airport, options.day) = ("JFK", .date(day))
    func sheet(_ inputs: DayInputs) throws -> SheetDay {
      try SheetDay(
        validating: inputs.flights, people: nil, options: options, now: now, locale: Locale(identifier: "en"))
    }
    return (try sheet(DayInputs.load(options, forOneSheet: now)), try sheet(DayInputs.load(options)))
  }

  @Test func needsTheAirportOnly() throws {
    let text = Self.header + Self.row("1") + Self.row("2", "JFK,LAX", month: 3)
    #expect(try Self.load(text, day: .automatic).inputs.flights.records.map(\.number) == ["UA2"])
    #expect(try Self.load(text, airport: nil).inputs.flights.records.count == 2)
  }

  @Test func keepsTheFlightsThatPeopleName() throws {
    let text = Self.header + Self.row("1") + Self.row("0077", month: 3) + Self.row("78")
    let people = "given_name,family_name,flight\nAna,Prata,ua 77\n"
    #expect(try Self.load(text, people: people).inputs.flights.records.map(\.number) == ["UA0077"])
  }

  /// A row that is left out would have loaded without a word; whatever is odd about one is for the reader.
  @Test(arguments: [
    "2013,11,27,517,2561,2,830,819,11,UA,1,N1,EWR,ORD,227,1400,5,15,x\n",
    "2013,2,30,517,515,2,830,819,11,UA,1,N1,EWR,ORD,227,1400,5,15,x\n",
    "2013,11,27,517,515,2,830,819,11,UA,1,N1,EWR,,227,1400,5,15,x\n",
    "2013,11,27,517,515,two,830,819,11,UA,1,N1,EWR,ORD,227,1400,5,15,x\n",
    "2013,11,27,517,515,2,830,819,11,UA,,N1,EWR,ORD,227,1400,5,15,x\n",
    "2013,11,27,517,515,2,830,819,11,UA,1,N1,EWR,ORD\n",
    "2013,11,27,517,515,2,830,819,11,UA,1,N1,EWR,ORD,227,1400,5,15,x,more\n",
    "2013,11,27,517,515,2,830,819,11,UA,1,N\u{0}1,EWR,ORD,227,1400,5,15,x\n",
    "2013,11,27,517,515,2,830,819,11,UA,1,\"N1\"x,EWR,ORD,227,1400,5,15,x\n",
  ])
  func leavesFaultsToTheReader(row: String) throws {
    let flights = try Self.load(Self.header + Self.row("2", "JFK,LAX") + row).inputs.flights
    #expect(Set(flights.diagnostics.map(\.location.line)) == [3])
    #expect(flights.inputs.first?.leftOut.count == 0)
  }

  @Test func takesNoCellsForRowsThatAreInsideAQuote() throws {
    let text =
      Self.header + Self.row("1") + "2013,11,27,517,515,2,830,819,11,UA,2,\"\n" + Self.row("3")
      + "\",JFK,LAX,227,1400,5,15,x\n" + Self.row("4")
    let flights = try Self.load(text).inputs.flights
    #expect(flights.records.map(\.number) == ["UA2", "UA4"])
    #expect(flights.records.map(\.row.location.line) == [3, 6])
    #expect(flights.inputs.first?.rows == 3)
  }

  // Skipped where the shared data folder is missing. Counted with `awk -F, '$13 == "JFK"' | wc -l` and the like.
  @Test(.enabled(if: SharedData.isThere)) func countsARealDay() throws {
    var options = ReportOptions()
    options.flights = [SharedData.path("flights/nyc_2013-11-27.csv")]
    options.airport = "JFK"
    let flights = try DayInputs.load(options, forOneSheet: Instant(seconds: 0)).flights
    #expect(flights.records.count == 317)
    #expect(flights.inputs.first?.leftOut.ofOtherAirports == 697)
  }

  /// Whatever a file is like, its sheet is the same as when every row is loaded.
  @Test(arguments: 0..<60) func neverChangesASheet(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let file = RandomBulkFile(using: &random)
    let people = seed % 3 == 0 ? nil : file.people(using: &random)
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [try folder.write(file.text)]
    let peopleFolder = try TemporaryFolder()
    if let people { options.people = [try peopleFolder.write(people)] }
    options.airport = "JFK"
    options.day = .date(Self.day)
    options.asOf = .clock(720)
    let now = Instant(seconds: 1_385_553_600)
    func sheet(_ scope: Instant?) -> Result<Outcome, RunError> {
      Result { () throws(RunError) in
        let inputs = try DayInputs.load(options, forOneSheet: scope)
        return Outcome(
          try SheetDay(
            validating: inputs.flights, people: inputs.people, options: options, now: now,
            locale: Locale(identifier: "en")),
          inputs)
      }
    }
    switch (sheet(nil), sheet(now)) {
    case (.success(let whole), .success(let scoped)): #expect(whole == scoped)
    case (.failure(let whole), .failure(let scoped)):
      #expect(whole.exitCode == scoped.exitCode)
      #expect(whole.diagnostics == scoped.diagnostics)
    default: Issue.record("one of them failed only")
    }
  }

  /// What a sheet says, without the places of rows in the text.
  private struct Outcome: Equatable {
    var flights: [Flight]
    var people: [[Int]]
    var rejects: [Daysheet.SourceLocation]
    var diagnostics: [Diagnostic]
    var counts: CheckCounts

    init(_ sheet: SheetDay, _ inputs: DayInputs) {
      flights = sheet.flights
      for index in flights.indices { flights[index].row.bytes = 0..<0 }
      people = sheet.people.map(\.flights)
      rejects = sheet.rejects.map(\.row.location)
      diagnostics = sheet.diagnostics
      counts = CheckCounts(sheet, flights: inputs.flights.inputs, people: inputs.people?.inputs)
    }
  }
}
