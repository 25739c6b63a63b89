import Foundation
import Testing
import Timelines

@testable import Daysheet

/// Each feed on a hand-written sample in its documented format; what must come out is read from the sample by eye.
@Suite struct LiveFeedTests {
  @Test func readsAeroAPI() throws {
    let flights = try Self.load("aeroapi.json", feed: "aeroapi")
    #expect(flights.map(\.number) == ["QZ102", "QZA104", "QZ103"])
    #expect(
      flights.map(\.route) == [
        .local(.arrival, airport: "LIS", other: "LHR"), .local(.arrival, airport: "LIS", other: "FRA"),
        .local(.departure, airport: "LIS", other: "LHR"),
      ])
    #expect(flights[0].departure.actual == Self.utc("06:20"))
    #expect(flights[0].arrival.scheduled == Self.utc("09:00"))
    #expect(flights[0].codeshares == ["XY4102", "ZZ7102"])
    let end = flights[0].arrival
    #expect([end.gate, end.terminal, end.belt, flights[0].departure.gate] == ["22", "1", "7", "A10"])
    #expect(flights[2].departure.gate == "21")
    #expect(flights.map(\.isCancelled) == [false, true, false])
    #expect(flights.map(\.status) == ["arrived", "cancelled", "scheduled"])
    // The runway's times, where the gate's are missing.
    #expect(flights[1].arrival.scheduled == Self.utc("13:00"))
  }

  /// Times say `+00:00` and are local; only an airport that is in no table is read in the zone that the feed names.
  @Test func readsAviationStack() throws {
    let flights = try Self.load("aviationstack.json", feed: "aviationstack")
    #expect(flights.map(\.number) == ["QZ210", "XY4210", "QZ212"])
    #expect(flights[0].route == .ends(origin: "LHR", destination: "MAD"))
    #expect(flights[0].arrival.scheduled == .local(Self.local("09:40")))
    #expect(flights[0].departure.actual == .local(Self.local("06:22")))
    #expect(flights[0].departure.delayMinutes == 12)
    #expect(flights[0].status == "in_flight")
    #expect(
      [flights[0].departure.gate, flights[0].arrival.gate, flights[0].arrival.terminal] == ["A10", nil, "4"])
    #expect(flights.map(\.codeshares) == [[], ["QZ210"], []])
    #expect(flights[2].isCancelled)
    let eight = 8 * 3600
    let instant = Instant(seconds: Self.local("20:00").wallSeconds - eight)
    #expect(flights[2].departure.scheduled == .instant(instant, offset: eight))
  }

  /// The own airport is left out; a marketing number without its operator is found by route, times and aircraft.
  @Test func readsAeroDataBox() throws {
    let flights = try Self.load("aerodatabox.json", feed: "aerodatabox")
    #expect(flights.map(\.number) == ["QZ 7157", "XY 4157", "ZZ 12", "QZ 7200"])
    #expect(flights[0].route == .local(.departure, airport: "", other: "DUB"))
    #expect(flights[3].route == .local(.arrival, airport: "", other: "FRA"))
    #expect(flights[0].departure.scheduled == Self.utc("06:10", offset: 3600))
    #expect(flights[0].departure.estimated == Self.utc("06:20", offset: 3600))
    #expect(flights[0].departure.actual == nil)
    #expect(flights[0].departure.runway.actual == Self.utc("06:31", offset: 3600))
    #expect(flights[0].arrival.scheduled == Self.utc("08:40"))
    #expect(flights[3].arrival.estimated == Self.utc("09:25", offset: 3600))
    #expect(flights.map(\.codeshares) == [[], ["QZ 7157"], [], []])
    #expect(flights.map(\.status) == ["in_flight", "unknown", "unknown", "delayed"])
    #expect(
      [flights[3].arrival.belt, flights[3].arrival.terminal, flights[0].departure.gate] == ["3", "1", "B4"])
  }

  /// No other airport may be taken for the one that the board leaves out, not even where all flights go there.
  @Test func asksForTheAirportOfABoardThatLeavesItOut() throws {
    let flights = try Self.load("aerodatabox.json", feed: "aerodatabox").filter {
      $0.route == .local(.departure, airport: "", other: "DUB")
    }
    let error = try #require(throws: RunError.self) {
      try AirportChoice.code(wanted: nil, records: flights, file: SourceLocation(file: "f"))
    }
    #expect(flights.count == 3)
    #expect(error.diagnostics.first?.text == "nothing says which airport the sheet is about")
  }

  @Test func readsSchiphol() throws {
    let flights = try Self.load("schiphol.json", feed: "schiphol")
    #expect(flights.map(\.number) == ["QZ0428", "XY9393", "QZ0431", "ZZ7"])
    #expect(flights[0].route == .local(.departure, airport: "AMS", other: "LIS"))
    #expect(flights[2].route == .local(.arrival, airport: "AMS", other: "BER"))
    #expect(flights[0].departure.scheduled == Self.utc("06:05", offset: 3600))
    #expect(flights[0].departure.actual == Self.utc("06:24", offset: 3600))
    #expect(flights.map(\.codeshares) == [["XY9393", "ZZ6701"], ["QZ0428", "ZZ6701"], [], []])
    #expect(flights.map(\.status) == ["departed", "departed", "arrived", "cancelled"])
    #expect(flights[0].terminal == "2")
    #expect(flights[2].belt == "12 14")
    #expect(flights[3].isCancelled)
  }

  @Test func readsAvinor() throws {
    let flights = try Self.load("avinor.xml", feed: "avinor")
    #expect(flights.map(\.number) == ["QZ1468", "QZ245", "ZZ890", "ZZ892"])
    #expect(flights[0].route == .local(.arrival, airport: "OSL", other: "CPH"))
    #expect(flights[1].route == .local(.departure, airport: "OSL", other: "BGO"))
    #expect(flights[0].arrival.actual == Self.utc("06:27"))
    #expect(flights[1].departure.estimated == Self.utc("07:20"))
    #expect(flights[0].codeshares == ["XY3468", "ZZ7468"])
    #expect(flights[0].belt == "5")
    #expect(flights[1].gate == "A19")
    #expect(flights.map(\.status) == ["arrived", "scheduled", "cancelled", nil])
    #expect(flights.map(\.row.location.line) == [4, 17, 29, 38])
  }

  @Test func readsAIDX() throws {
    let flight = try #require(try Self.load("aidx.xml", feed: "aidx").first)
    #expect(flight.number == "QZ355A")
    #expect(flight.route == .ends(origin: "LIS", destination: "ZRH"))
    #expect(flight.departure.actual == Self.utc("06:04"))
    #expect(flight.arrival.estimated == Self.utc("08:45"))
    #expect(flight.codeshares == ["XY 5355", "ZZ 12"])
    #expect([flight.departure.gate, flight.departure.terminal, flight.aircraft] == ["22", "1", "CS-QZA"])
    #expect([flight.arrival.gate, flight.arrival.terminal, flight.arrival.belt] == ["E43", nil, "25"])
    #expect(flight.status == "in_flight")
    #expect(flight.date == CalendarDate("2026-03-12"))
  }

  @Test func readsOpenSky() throws {
    let flights = try Self.load("opensky-flights.json", feed: "opensky-flights", codes: [.noSchedule])
    #expect(flights.map(\.number) == ["QZA102", "3c6445"])
    #expect(
      flights.map(\.route) == [
        .ends(origin: "FRA", destination: "LIS"), .ends(origin: "LIS", destination: ""),
      ])
    #expect(flights[0].departure.scheduled == .instant(Instant(seconds: 1_773_295_800), offset: 0))
    #expect(flights[0].arrival.actual == .instant(Instant(seconds: 1_773_306_000), offset: 0))
    let states = try Self.load("opensky-states.json", feed: "opensky-states", codes: [.noAirports])
    #expect(states.map(\.number) == ["QZA102", "QZA77"])
    #expect(states.map(\.status) == [nil, "in_flight"])
  }

  @Test(arguments: ["bts-old.csv", "bts-web.csv"]) func readsOlderBTSHeaders(name: String) throws {
    let flight = try #require(try Self.load(name, feed: "bts").first)
    #expect(flight.number == "QZ5")
    #expect(flight.date == CalendarDate("2015-01-02"))
    #expect(flight.route == .ends(origin: "ATL", destination: "LAX"))
    #expect(flight.departure.scheduled == .clock(minutes: 30, days: 0))
    #expect(flight.arrival.actual == .clock(minutes: 120, days: nil))
    #expect(flight.arrival.delayMinutes == -11)
    #expect(flight.flightMinutes == 281)
  }

  @Test func readsBTS() throws {
    let flights = try Self.load("bts-new.csv", feed: "bts")
    #expect(flights.map(\.number) == ["QZ1173", "QZ1175", "QZ1177"])
    #expect(flights.map(\.isCancelled) == [false, true, false])
    #expect(flights.map(\.isDiverted) == [false, false, true])
    #expect(flights[2].departure.actual == .clock(minutes: 1440, days: nil))
    #expect(flights[1].departure.actual == nil)
    #expect(flights.map(\.aircraft) == ["N1QZ", nil, "N2QZ"])
  }

  // Skipped where the shared data folder is missing. The numbers are read from the messages by eye.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("Arrival_ETA_LATE_30MIN_STA", "JQ355", Direction.arrival, "DRW", "2025-09-10T10:00Z", "scheduled"),
      ("Arrival_with_OperationTime_TDN_landed", "VA419", .arrival, "HBA", "2025-09-08T04:30Z", "landed"),
      (
        "Arrival_with_OperationalStatus_DX_Cancelled", "QF472", .arrival, "BNE", "2025-09-05T10:00Z",
        "cancelled"
      ),
      (
        "Departure_with_OperationTime_GTO_Gate_Open_XMIDS", "VA619", .departure, "MEL", "2025-09-08T07:30Z",
        "boarding"
      ),
    ])
  func readsRealAIDX(
    name: String, number: String, direction: Direction, other: String, scheduled: String, status: String
  ) throws {
    let loaded = try FlightLoader.load(paths: [SharedData.path("feeds/aidx_\(name).xml")], feed: nil)
    let flight = try #require(loaded.records.first)
    #expect(loaded.records.count == 1)
    #expect(loaded.diagnostics == [])
    #expect(flight.number == number)
    #expect(flight.route == .local(direction, airport: "WSI", other: other))
    let end = direction == .arrival ? flight.arrival : flight.departure
    #expect(try end.scheduled == TimeText.parse(ByteCursor(scheduled)))
    #expect(flight.status == status)
    #expect(flight.codeshares == (number == "VA619" ? ["VA 6199"] : []))
    #expect(flight.isCancelled == (status == "cancelled"))
  }

  // Skipped where the shared data folder is missing. The callsigns are read from the file by eye.
  @Test(.enabled(if: SharedData.isThere)) func readsRealOpenSkyStates() throws {
    let loaded = try FlightLoader.load(paths: [SharedData.path("feeds/opensky_states.json")], feed: nil)
    #expect(loaded.records.map(\.number) == ["UAL421", "LPE2264", "LPE2392", "N28CN"])
    #expect(loaded.diagnostics.map(\.code) == [.noAirports])
  }

  // MARK: Files that are no feed's

  @Test func namesWhatIsMissingInAnObject() throws {
    let error = try Self.failure(
      "{\"data\": [\n{\"flight\": {\"iata\": \"QZ1\"}, \"departure\": {\"iata\": \"LIS\"}}]}")
    #expect(error.diagnostics.map(\.code) == [.unknownLayout])
    #expect(error.diagnostics.first?.text.contains("‘aviationstack’") == true)
  }

  @Test func namesTheRootOfForeignXML() throws {
    let error = try Self.failure("<?xml version=\"1.0\"?>\n<rss><channel/></rss>")
    #expect(error.diagnostics.map(\.code) == [.unknownXML])
    #expect(error.diagnostics.first?.text.contains("<rss>") == true)
  }

  @Test func pointsAtABrokenObject() throws {
    let error = try Self.failure("{\"data\": [\n  {\"flight\": {\"iata\": \"QZ1\"},}\n]}")
    #expect(error.diagnostics.map(\.code) == [.jsonSyntax])
    #expect(error.diagnostics.first?.location.line == 2)
    #expect(error.diagnostics.first?.location.column == 30)
  }

  @Test func takesEmptyListsForAnEmptyDay() throws {
    for text in ["{\"arrivals\": [], \"departures\": []}", "<airport name=\"OSL\"><flights/></airport>"] {
      let folder = try TemporaryFolder()
      let loaded = try FlightLoader.load(paths: [folder.write(text)], feed: nil)
      #expect(loaded.diagnostics.map(\.code) == [.noRows])
    }
  }

  /// A row of a list is found in its text: its number, its line and the path of the value.
  @Test func pointsIntoTheList() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "schiphol.json"), encoding: .utf8)
      .replacing("2026-03-12T08:55", with: "2026-02-30T08:55")
    let folder = try TemporaryFolder()
    let loaded = try FlightLoader.load(paths: [folder.write(text)], feed: nil)
    let reject = try #require(loaded.rejects.first)
    #expect(loaded.records.count == 3)
    #expect(reject.reason.code == .badDate)
    #expect(reject.reason.location.line == 21)
    #expect(reject.reason.text.contains("‘flights[2].scheduleDateTime’"))
  }

  // MARK: Helpers

  static let folder = URL(filePath: #filePath)
    .appending(components: "..", "..", "..", "..", "..", "Samples", "feeds").standardized

  /// The records of a sample, read as it is and with its feed named.
  private static func load(
    _ name: String, feed: String, codes: [Diagnostic.Code] = []
  ) throws -> [FlightRecord] {
    let path = folder.appending(path: name).path
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.inputs.map(\.feed) == [feed])
    #expect(loaded.rejects.map(\.reason) == [])
    #expect(loaded.diagnostics.map(\.code) == codes)
    #expect(try FlightLoader.load(paths: [path], feed: feed).records.count == loaded.records.count)
    return loaded.records
  }

  private static func failure(_ text: String) throws -> RunError {
    let folder = try TemporaryFolder()
    let path = try folder.write(text)
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: [path], feed: nil) }
    #expect(error.exitCode == .data)
    return error
  }

  private static func local(_ clock: String) -> LocalTime {
    let parts = clock.split(separator: ":").compactMap { Int($0) }
    let date = CalendarDate(year: 2026, month: 3, day: 12)
    return date.map { LocalTime($0, minutes: parts[0] * 60 + parts[1]) } ?? LocalTime(wallSeconds: 0)
  }

  private static func utc(_ clock: String, offset: Int = 0) -> RecordedTime {
    .instant(Instant(seconds: local(clock).wallSeconds), offset: offset)
  }
}

/// The three ways in which feeds write code-shares, from the file to the sheet: one flight with several numbers, and the
/// terminal, gate and belt of the sheet's own end.
@Suite struct CodesharesOfFeedsTests {
  @Test(arguments: [
    ("aviationstack.json", "MAD", "QZ210", ["XY4210"], ["4", "", "11"], 1),
    ("schiphol.json", "AMS", "QZ428", ["XY9393", "ZZ6701"], ["2", "D14", ""], 1),
    ("aerodatabox.json", "BCN", "QZ7157", ["XY4157"], ["1", "B4", ""], 1),
    ("aidx.xml", "ZRH", "QZ355A", ["XY5355", "ZZ12"], ["", "E43", "25"], 0),
  ])
  func areOneFlightOnTheSheet(
    name: String, airport: String, number: String, codeshares: [String], stand: [String], merged: Int
  ) throws {
    let path = LiveFeedTests.folder.appending(path: name).path
    var options = ReportOptions()
    options.airport = airport
    options.day = CalendarDate("2026-03-12").map { .date($0) } ?? .automatic
    let sheet = try SheetDay(
      validating: FlightLoader.load(paths: [path], feed: nil), people: nil, options: options,
      now: Instant(seconds: 0), locale: Locale(identifier: "en"))
    let flight = try #require(sheet.flights.first { $0.number.description == number })
    #expect(flight.codeshares.map(\.description) == codeshares)
    #expect([flight.terminal, flight.gate, flight.belt] == stand)
    #expect(sheet.mergedCodeshares == merged)
  }
}
