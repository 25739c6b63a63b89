import AirportData
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Bad input": a cell that is no known airport is not another airport.
@Suite struct AirportCellsTests {
  static let header = "flight,origin,destination,scheduled_departure,scheduled_arrival\n"

  static func row(_ number: String, _ origin: String, _ destination: String, hour: Int = 10) -> String {
    "\(number),\(origin),\(destination),2026-03-12T\(hour):00,2026-03-12T\(hour + 3):00\n"
  }

  static func check(
    _ rows: String, airport: String? = "LIS", day: String = "2026-03-12", airports: Airports = .builtIn
  ) throws -> DayReport.CheckResult {
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [try folder.write(header + rows)]
    options.airport = airport
    options.airports = airports
    options.day = .date(try #require(CalendarDate(day)))
    options.asOf = .clock(720)
    return try DayReport.check(options, now: Instant(seconds: 0))
  }

  @Test(arguments: ["LPPT", "lis", "Lisbon (LIS)", "LIS/LPPT", "LIS - Lisbon", "LIS T1"])
  func cellsWithACodeAreTheAirport(cell: String) throws {
    let result = try Self.check(Self.row("QX1", "LIS", "OPO") + Self.row("QX2", cell, "OPO", hour: 11))
    #expect(result.counts.flights.departures == 2)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aNameThatMeansOneAirportIsItWithANote() throws {
    let result = try Self.check(Self.row("QX1", "Lisbon", "OPO") + Self.row("QX2", "Lisbon", "OPO", hour: 11))
    #expect(result.counts.flights.departures == 2)
    let note = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1 && note.code == .airportByName && note.severity == .note)
    #expect(note.text == "“Lisbon” is taken for LIS, Lisbon Portela Airport (2 rows)")
    #expect(note.location.line == 2 && note.location.column == 5)
  }

  @Test func cellsThatAreNoAirportAreOneWarning() throws {
    let result = try Self.check(
      Self.row("QX1", "LIS", "OPO") + Self.row("QX2", "LJS", "OPO") + Self.row("QX3", "LJS", "MAD")
        + Self.row("QX4", "Somewhere", "OPO") + Self.row("QX5", "MAD", "OPO"))
    let warnings = result.diagnostics.filter { $0.severity == .warning }
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1 && warning.code == .unknownAirport)
    #expect(
      warning.text
        == "no known airport: “LJS” (2 rows), “Somewhere” (1 row); 3 rows may be of LIS and are not on the sheet"
    )
    #expect(warning.location.line == 3 && warning.location.column == 5)
    #expect(result.counts.flights.unknownAirport == 3)
    #expect(result.counts.flights.outOfScope == 1)
    #expect(result.counts.flights.departures == 1)
  }

  /// The other end of a flight of the sheet is told apart from an end that may be the sheet's.
  @Test func anUnknownOtherEndStaysOnTheSheet() throws {
    let result = try Self.check(Self.row("QX1", "LIS", "ZZZ"))
    #expect(result.counts.flights.departures == 1 && result.counts.flights.unknownAirport == 0)
    #expect(result.diagnostics.map(\.code) == [.unknownAirport])
  }

  @Test func aCityIsNotTheSheetsAirportButAnotherEnd() throws {
    let result = try Self.check(
      Self.row("QX1", "LON", "OPO") + Self.row("QX2", "London (LON)", "NYC") + Self.row("QX3", "LHR", "NYC"),
      airport: "LHR")
    let warning = try #require(result.diagnostics.first { $0.code == .severalAirports })
    #expect(warning.text.contains("“LON” is a city with the airports") && warning.text.contains("LGW"))
    #expect(warning.text.contains("2 rows may be of LHR"))
    #expect(result.counts.flights.departures == 1 && result.counts.flights.unknownAirport == 2)
    let elsewhere = try Self.check(Self.row("QX1", "LON", "OPO") + Self.row("QX2", "LIS", "LON"))
    #expect(elsewhere.diagnostics.isEmpty && elsewhere.counts.flights.outOfScope == 1)
  }

  @Test func aNameOfSeveralAirportsListsThem() throws {
    let result = try Self.check(
      Self.row("QX1", "London", "OPO") + Self.row("QX2", "LGW", "OPO"), airport: "LGW")
    let warning = try #require(result.diagnostics.first { $0.code == .severalAirports })
    #expect(warning.text.contains("“London” may be ") && warning.text.contains("LHR"))
  }

  @Test func everyRowHasOneFate() throws {
    let cells = ["LIS", "OPO", "LJS", "ZZZ", "LON", "London", "Lisbon", "LPPT", "Nowhere"]
    var generator = SplitMix(state: 7)
    for _ in 0..<40 {
      var rows = ""
      for number in 1...12 {
        let (origin, destination) = (
          cells.randomElement(using: &generator), cells.randomElement(using: &generator)
        )
        rows += Self.row("QX\(number)", origin ?? "", destination ?? "")
      }
      for airport in ["LIS", "LHR", "OPO"] {
        let flights = try Self.check(rows, airport: airport).counts.flights
        #expect(
          flights.flights + flights.outOfScope + flights.unknownAirport + flights.rejected + flights.merged
            + flights.duplicates == flights.rows, "\(airport)\n\(rows)")
      }
    }
  }

  // MARK: --airport

  @Test(arguments: ["LPPT", "Lisbon", "lis", "Lisbon (LIS)"]) func theOptionTakesWhatCellsTake(value: String)
    throws
  {
    #expect(try Airports.builtIn.code(of: value) == "LIS")
    #expect(try Self.check(Self.row("QX1", "LIS", "OPO"), airport: value).counts.flights.departures == 1)
  }

  @Test(arguments: ["LON", "London"]) func theOptionListsTheAirportsOfACity(value: String) {
    let error = #expect(throws: RunError.self) { try Airports.builtIn.code(of: value) }
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.first?.code == .severalAirports)
    #expect(error?.diagnostics.first?.text.contains("LHR") == true)
  }

  @Test func noHintNamesWhatTheOptionRefuses() throws {
    let error = #expect(throws: RunError.self) {
      try Self.check(
        Self.row("QX1", "Nowhere City", "LON") + Self.row("QX2", "Elsewhere", "FAO"), airport: nil)
    }
    let hint = try #require(error?.diagnostics.first?.hint)
    #expect(hint == "Choose one with --airport FAO.")
  }

  // MARK: --airports-file

  @Test func airportsOfOnesOwnAreRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "code,city,zone,icao,lat,lon\nQZX,Sandvik,Europe/Oslo,ENQX,59.9,10.7\nQZY,Nord,Europe/Oslo,,,\n")
    let airports = try AirportsFile.airports(path)
    #expect(airports.find("QZX")?.city == "Sandvik" && airports.find("QZX")?.place?.longitude == 10.7)
    #expect(airports.find("QZY")?.place == nil)
    #expect(airports.sha256?.count == 64)
    let result = try Self.check(Self.row("QX1", "ENQX", "QZY"), airport: "Sandvik", airports: airports)
    #expect(result.counts.flights.departures == 1)
    #expect(result.diagnostics.map(\.code) == [.airportByName] || result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("code,city,zone\nQZX,Sandvik,Europe/Sandvik\n", "bad-zone"),
    ("code,city,zone\nQ1,Sandvik,Europe/Oslo\n", "bad-airport"),
    ("code,city,zone\nQZX,,Europe/Oslo\n", "bad-airport"), ("code,city\nQZX,Oslo\n", "missing-column"),
    ("code,city,zone,lat,lon\nQZX,Oslo,Europe/Oslo,95,1\n", "bad-airport"),
  ])
  func aRowThatDescribesNoAirportIs65(text: String, code: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text)
    let error = #expect(throws: RunError.self) { try AirportsFile.airports(path) }
    #expect(error?.exitCode == .data)
    #expect(error?.diagnostics.first?.code.rawValue == code)
  }

  @Test func aMissingFileIs66() {
    let error = #expect(throws: RunError.self) { try AirportsFile.airports("/nowhere/airports.csv") }
    #expect(error?.exitCode == .noInput)
  }

  /// The other end's delay moves an end although the other airport's zone is not known.
  @Test func aDelayIsKnownByTwoClocksOnOneWall() throws {
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [
      try folder.write(
        "flight,origin,destination,scheduled_departure,estimated_departure,scheduled_arrival\n"
          + "QX1,ZZZ,LIS,2026-03-12T10:00,2026-03-12T10:40,2026-03-12T13:00\n")
    ]
    options.airport = "LIS"
    options.day = .date(try #require(CalendarDate("2026-03-12")))
    options.asOf = .clock(720)
    options.formats = [.csv]
    let files = try DayReport.files(options, now: Instant(seconds: 0))
    let flights = String(
      decoding: try #require(files.first { $0.name == "flights.csv" }).bytes, as: UTF8.self)
    #expect(flights.contains(",40,"), "\(flights)")
  }
}
