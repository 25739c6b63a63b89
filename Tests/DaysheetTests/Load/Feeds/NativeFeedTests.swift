import AirportData
import Testing
import Timelines

@testable import Daysheet

@Suite struct NativeFeedTests {
  private static let date = CalendarDate(daysSince1970: 20_524)

  private static func local(_ minutes: Int) -> RecordedTime { .local(LocalTime(date, minutes: minutes)) }

  /// product.md: a flights.csv reads back.
  @Test func readsBackWhatDaysheetWrites() throws {
    let loaded = try Self.load(
      """
      flight,airline,direction,airport,other_airport,scheduled,estimated,actual,local_time,other_end_time,\
      flight_minutes,delay_minutes,status,terminal,gate,belt,hour,progress,people,codeshares
      QZ12,Azulejo Air,arrival,LIS,OPO,2026-03-12T10:10+00:00,,2026-03-12T10:35+00:00,2026-03-12T10:10+00:00,\
      2026-03-12T09:40+00:00,55,25,arrived,1,14,7,2026-03-12T10:00+00:00,1.0000,2,TP9012 KL 8

      """)
    #expect(loaded.diagnostics == [])
    let flight = try #require(loaded.records.first)
    #expect(flight.route == .local(.arrival, airport: "LIS", other: "OPO"))
    let ten = Instant(seconds: 20_524 * 86_400 + 10 * 3600)
    #expect(flight.arrival.scheduled == .instant(ten.adding(minutes: 10), offset: 0))
    #expect(flight.arrival.actual == .instant(ten.adding(minutes: 35), offset: 0))
    #expect(flight.arrival.estimated == nil)
    #expect(flight.arrival.delayMinutes == 25)
    #expect(flight.departure.scheduled == nil)
    // The best known time of the other end, which this end's delay must not move again; the flight has left there.
    #expect(flight.departure.actual == .instant(ten.adding(minutes: -20), offset: 0))
    #expect(flight.flightMinutes == 55)
    #expect(flight.status == "arrived")
    #expect([flight.terminal, flight.gate, flight.belt] == ["1", "14", "7"])
    #expect(flight.codeshares == ["TP9012", "KL 8"])
  }

  @Test func readsEveryTimeOfARoute() throws {
    let loaded = try Self.load(
      """
      flight,origin,destination,scheduled_departure,scheduled_arrival,estimated_departure,estimated_arrival,\
      actual_departure,actual_arrival,aircraft,status
      QZ1,lis,fnc,2026-03-12T06:10,2026-03-12T08:00,2026-03-12 06:20,2026-03-12 08:05,2026-03-12 06:25,\
      2026-03-12 08:10,CS-TQZ,Cancelled
      """)
    let flight = try #require(loaded.records.first)
    #expect(flight.route == .ends(origin: "LIS", destination: "FNC"))
    #expect(flight.departure.scheduled == Self.local(370))
    #expect(flight.departure.estimated == Self.local(380))
    #expect(flight.departure.actual == Self.local(385))
    #expect(flight.arrival.scheduled == Self.local(480))
    #expect(flight.arrival.estimated == Self.local(485))
    #expect(flight.arrival.actual == Self.local(490))
    #expect(flight.aircraft == "CS-TQZ")
    #expect(flight.isCancelled)
    #expect(flight.status == "Cancelled")
  }

  /// product.md: `HH:MM`, `HH:MM+1`, `24:00` and later hours with a `date` column.
  @Test func readsClockTimesWithADate() throws {
    let loaded = try Self.load(
      """
      flight,date,origin,destination,scheduled_departure,scheduled_arrival
      QZ1,2026-03-12,LIS,FNC,23:10,00:55
      QZ2,2026-03-12,LIS,FNC,24:30,02:15+1
      QZ3,12.03.2026,LIS,FNC,,02:15
      """)
    #expect(loaded.diagnostics == [])
    #expect(loaded.records.allSatisfy { $0.date == Self.date })
    #expect(
      loaded.records.map(\.departure.scheduled)
        == [.clock(minutes: 1390, days: 0), .clock(minutes: 1470, days: 0), nil])
    #expect(
      loaded.records.map(\.arrival.scheduled)
        == [.clock(minutes: 55, days: nil), .clock(minutes: 135, days: 1), .clock(minutes: 135, days: nil)])
  }

  /// By airport, the date is the one at the sheet's airport.
  @Test func readsClockTimesAtTheSheetsAirport() throws {
    let loaded = try Self.load(
      "flight,direction,other_airport,date,local_time,other_end_time\nQZ1,A,FNC,2026-03-12,00:30,22:50-1\n")
    let flight = try #require(loaded.records.first)
    #expect(flight.route == .local(.arrival, airport: "", other: "FNC"))
    #expect(flight.arrival.scheduled == .clock(minutes: 30, days: 0))
    #expect(flight.departure.estimated == .clock(minutes: 1370, days: -1))
  }

  @Test func takesARouteWithADirection() throws {
    let loaded = try Self.load(
      "flight,direction,origin,destination,scheduled\nQZ1,arrival,FNC,LIS,2026-03-12T06:10\n")
    let flight = try #require(loaded.records.first)
    #expect(flight.route == .ends(origin: "FNC", destination: "LIS"))
    #expect(flight.arrival.scheduled == Self.local(370))
    #expect(flight.departure.scheduled == nil)
  }

  @Test func readsJSONWithListsAndNumbers() throws {
    let loaded = try Self.load(
      """
      {"flight": 12, "origin": "LIS", "destination": "OPO", "scheduled_departure": "2026-03-12T06:10", \
      "gate": 4, "flight_minutes": "55", "codeshares": ["TP 1", "KL\\u0032"], "terminal": null}
      """)
    #expect(loaded.diagnostics == [])
    let flight = try #require(loaded.records.first)
    #expect(flight.number == "12")
    #expect(flight.gate == "4")
    #expect(flight.flightMinutes == 55)
    #expect(flight.codeshares == ["TP 1", "KL2"])
    #expect(flight.terminal == nil)
  }

  @Test(arguments: ["[]", " [ ] \n"]) func takesAnEmptyArrayForAnEmptyDay(text: String) throws {
    let loaded = try Self.load(text)
    #expect(loaded.records.isEmpty)
    #expect(loaded.inputs.map(\.feed) == ["native"])
    #expect(loaded.diagnostics.map(\.code) == [.noRows])
  }

  private static func load(_ text: String) throws -> LoadedFlights {
    let folder = try TemporaryFolder()
    return try FlightLoader.load(paths: [folder.write(text)], feed: nil)
  }
}
