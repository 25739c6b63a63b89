import Testing
import Timelines

@testable import Daysheet

@Suite struct ColumnMapTests {
  @Test func readsPairsWithQuotes() throws {
    let map = try ColumnMap(
      argument: "flight=FlightNo,scheduled_departure=\"Dep, \"\"local\"\"\",from=Von Ort")
    #expect(
      map.names == [
        "flight": "FlightNo", "scheduled_departure": "Dep, \"local\"", "origin": "Von Ort",
      ])
  }

  @Test(arguments: [
    ("fligth=A", "there is no column ‘fligth’ to map to; did you mean ‘flight’"),
    ("flight=A,number=B", "‘flight’ is mapped twice"),
    ("flight=A,origin=A", "‘A’ is mapped to two columns"),
    ("flight=", "‘flight’ is mapped to nothing"), ("flight=A+", "‘flight’ is mapped to nothing"),
    ("date=A+B,origin=A", "‘A’ is mapped to two columns"), ("rows=a+b", "‘rows’ is one path"),
    ("flight=\"A", "a quote is not closed"),
    ("flight=A,B", "‘B’ has no ‘=’ in it"),
    ("flight=\"A\"B", "a comma is missing before ‘B’"),
    ("/no/such/map.json", "/no/such/map.json: there is no such file"),
  ])
  func saysWhatIsWrongWithAMap(argument: String, text: String) throws {
    let problem = try #require(throws: ColumnMap.Problem.self) { try ColumnMap(argument: argument) }
    #expect(problem.text == text)
  }

  @Test func readsAMapFile() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("{\"flight\": \"Fl\\u00fcg\",\n\"origin\": \"Von\"}", "good.json")
    #expect(try ColumnMap(argument: good).names == ["flight": "Flüg", "origin": "Von"])
    let bad = try folder.write("{\"flight\": \"A\",\n\"origin\": 3}", "bad.json")
    let problem = try #require(throws: ColumnMap.Problem.self) { try ColumnMap(argument: bad) }
    #expect(problem.text.hasPrefix("\(bad):2: expected a string"))
  }

  @Test func readsAFileOfOnesOwn() throws {
    let loaded = try Self.load(
      """
      A title
      Nr;Number;Von;Nach;Dep (local);Arr;TZ;origin
      1;QZ 101;LIS;FNC;12.3.2026 06:10;12.3.2026 08:00;UTC;Crew A
      2;QZ 103;LIS;FNC;25.10.2026 01:30;25.10.2026 04:00;Europe/Lisbon;
      3;QZ 105;LIS;FNC;2026-03-12 06:10;12.3.2026 08:00;;
      4;QZ 107;LIS;FNC;12.3.2026 06:10;;Mars;

      """,
      map:
        "flight=Number,origin=Von,destination=Nach,scheduled_departure=\"Dep (local)\",scheduled_arrival=Arr,zone=TZ",
      format: "%d.%m.%Y %H:%M")
    let noon = try TimeText.parse(ByteCursor("2026-03-12T06:10Z"))
    #expect(loaded.inputs.map(\.feed) == ["native"])
    #expect(loaded.records.map(\.number) == ["QZ 101", "QZ 103", "QZ 105"])
    // Its own column of that name means nothing where the map gives the name to another one.
    #expect(
      loaded.records.map(\.route) == Array(repeating: .ends(origin: "LIS", destination: "FNC"), count: 3))
    #expect(loaded.records[0].departure.scheduled == noon)
    // A departure in another form than the file's costs no more than that.
    #expect(loaded.records[2].departure.scheduled == nil)
    #expect(loaded.rejects.map(\.reason.code) == [.badZone])
    #expect(loaded.rejects.map(\.reason.location.line) == [6])
    #expect(
      Set(loaded.diagnostics.map(\.code)) == [
        .unknownColumn, .skippedLines, .badTime, .badZone, .repeatedTime,
      ])
  }

  @Test func mapsPathsOfNestedJSON() throws {
    let loaded = try Self.load(
      "{\"result\": [{\"flt\": {\"no\": \"QZ1\"}, \"dep\": {\"apt\": \"LIS\", \"t\": 1773295800}, \"arr\": {\"apt\": \"OPO\"}}]}",
      map: "flight=flt.no,origin=dep.apt,destination=arr.apt,scheduled_departure=dep.t", format: "%s")
    #expect(loaded.diagnostics == [])
    #expect(loaded.records.first?.route == .ends(origin: "LIS", destination: "OPO"))
    #expect(
      loaded.records.first?.departure.scheduled == .instant(Instant(seconds: 1_773_295_800), offset: 0))
  }

  @Test func readsAmbiguousDatesInTheOrderOfTheFormat() throws {
    let text = "flight,origin,destination,date,std,sta\nQZ1,LIS,OPO,3/4/2026,6:10 am,7:00 AM\n"
    let loaded = try Self.load(text, map: nil, format: "%I:%M %p")
    #expect(loaded.rejects.map(\.reason.code) == [.badDate])
  }

  @Test func joinsColumns() throws {
    let text =
      "Year,Month,DayofMonth,Airline,FlightNo,From,To,Dep,Arr\n2026,3,12,TP,1533.0,LIS,OPO,620,5\n"
      + "2026,3,12,TP,TP364,LIS,OPO,2354.0,45\n2026,3,,TP,1,LIS,OPO,620,705\n"
    let map =
      "date=Year+Month+DayofMonth,flight=Airline+FlightNo,origin=From,destination=To,scheduled_departure=Dep,"
      + "scheduled_arrival=Arr"
    let loaded = try Self.load(text, map: map, format: "%H%M")
    #expect(loaded.records.map(\.number) == ["TP 1533", "TP364"])
    #expect(loaded.records.map(\.date) == [CalendarDate("2026-03-12"), CalendarDate("2026-03-12")])
    #expect(loaded.records[0].departure.scheduled == .clock(minutes: 380, days: 0))
    #expect(loaded.records[0].arrival.scheduled == .clock(minutes: 5, days: nil))
    #expect(loaded.records[1].departure.scheduled == .clock(minutes: 1434, days: 0))
    #expect(loaded.rejects.map(\.row.location.line) == [4])
    // A column of the file tells the same without a format, where one of its cells has three or four digits.
    let plain = try Self.load(text, map: map, format: nil)
    #expect(plain.records.map(\.departure.scheduled) == loaded.records.map(\.departure.scheduled))
  }

  @Test func joinsADateToSeveralTimesAndPathsOfJSON() throws {
    let loaded = try Self.load(
      """
      {"result": {"count": 1, "response": {"data": [{"no": {"air": "QZ", "num": 1}, "a": "LIS", "b": "OPO",
        "day": "12.03.2026", "dep": "06:10", "arr": "07:05"}]}}}
      """,
      map:
        "rows=result.response.data,flight=no.air+no.num,origin=a,destination=b,scheduled_departure=day+dep,"
        + "scheduled_arrival=day+arr", format: nil)
    #expect(loaded.diagnostics == [])
    let flight = try #require(loaded.records.first)
    let date = try #require(CalendarDate("2026-03-12"))
    #expect(flight.number == "QZ 1")
    #expect(flight.departure.scheduled == .local(LocalTime(date, minutes: 370)))
    #expect(flight.arrival.scheduled == .local(LocalTime(date, minutes: 425)))
  }

  @Test(arguments: ["rows=result.data", "rows=result", "rows=result.list.7"]) func saysWhereAPathEnds(
    map: String
  ) throws {
    let error = try #require(throws: RunError.self) {
      try Self.load("{\"result\": {\"list\": [[{}]]}}", map: map, format: nil)
    }
    #expect(error.exitCode == .data)
    #expect(error.diagnostics.map(\.code) == [.jsonSyntax])
  }

  @Test func namesAColumnThatIsNotThere() throws {
    let error = try #require(throws: RunError.self) {
      try Self.load("Nummer,Von\nQZ1,LIS\n", map: "flight=Numer", format: nil)
    }
    #expect(error.exitCode == .data)
    #expect(error.diagnostics.map(\.code) == [.missingColumn])
    #expect(error.diagnostics.first?.hint == "Is ‘Nummer’ meant?")
  }

  @Test func refusesAMapForAFeed() throws {
    let layout = FileLayout(map: try ColumnMap(argument: "flight=A"))
    let error = try #require(throws: RunError.self) {
      try FlightLoader.load(paths: [], feed: "bts", layout: layout)
    }
    #expect(error.exitCode == .usage)
    #expect(error.diagnostics.map(\.code) == [.fixedLayout])
  }

  private static func load(_ text: String, map: String?, format: String?) throws -> LoadedFlights {
    let folder = try TemporaryFolder()
    let layout = FileLayout(
      map: try map.map { try ColumnMap(argument: $0) }, timeFormat: try format.map { try TimeFormat($0) })
    do {
      return try FlightLoader.load(paths: [folder.write(text)], feed: nil, layout: layout)
    } catch let error as RunError where error.diagnostics.first?.code == .noUsableRow {
      // The rows' own faults are what is looked at.
      var loaded = LoadedFlights()
      loaded.rejects = error.diagnostics.dropFirst().map {
        Reject(row: RowReference(input: 0, location: $0.location, bytes: 0..<0), reason: $0)
      }
      return loaded
    }
  }
}
