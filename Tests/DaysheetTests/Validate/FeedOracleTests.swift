import Foundation
import Testing
import Timelines

@testable import Daysheet

/// Each live feed against what its provider documents of it, worked out here from the numbers that the rows are made of and
/// not by the reader: times of the gate and of the runway, who operates, what is a delay.
///
/// All times are minutes after midnight UTC on 12 March 2026.
struct FeedOracleTests {
  /// What must come out of one row at the sheet's airport.
  struct Expected: Equatable, CustomStringConvertible {
    var number: String
    var delay: Int?
    var status: Status
    var codeshares: [String] = []

    var description: String { "\(number) \(delay.map(String.init) ?? "-") \(status) \(codeshares)" }
  }

  static let asOf = 12 * 60

  static func clock(_ minutes: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  static func utc(_ minutes: Int?) -> String { minutes.map { "\"2026-03-12T\(clock($0)):00Z\"" } ?? "null" }

  private func check(
    _ texts: [String], airport: String, is expected: [Expected], rejects: Int = 0
  ) throws {
    let folder = try TemporaryFolder()
    let paths = try texts.enumerated().map { try folder.write($0.element, "\($0.offset)") }
    var options = ReportOptions()
    options.airport = airport
    options.day = .date(try #require(CalendarDate("2026-03-12")))
    options.asOf = .instant(Instant(seconds: 20_524 * 86_400).adding(minutes: Self.asOf))
    let sheet = try SheetDay(
      validating: FlightLoader.load(paths: paths, feed: nil), people: nil, options: options,
      now: Instant(seconds: 0), locale: Locale(identifier: "en"))
    #expect(sheet.rejects.count == rejects)
    let found = sheet.summary.flights.map { line in
      Expected(
        number: line.flight.number.description, delay: line.delayMinutes, status: line.status,
        codeshares: line.flight.codeshares.map(\.description))
    }
    #expect(found.sorted { $0.number < $1.number } == expected.sorted { $0.number < $1.number })
  }

  /// Late by gates where one is known, else by the runway against its own schedule.
  private static func delay(gate: Int?, off: Int?, scheduled: Int, scheduledOff: Int?) -> Int {
    if let gate { return min(gate, off ?? gate) - scheduled }
    if let off, let scheduledOff { return off - scheduledOff }
    return min(0, (off ?? scheduled) - scheduled)
  }

  // MARK: AeroAPI

  /// Delay by the gate's actual or estimated time, by the runway where there is none. A flight flies once it is off.
  @Test(arguments: 0..<12) func aeroAPI(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var rows: [String] = []
    var expected: [Expected] = []
    for index in 0..<30 {
      let scheduled = 300 + Int(random.next() % 700)
      let taxi = 5 + Int(random.next() % 20)
      let late = Int(random.next() % 60) - 10
      let hasEstimate = random.next() % 2 == 0
      let hasGate = random.next() % 2 == 0
      let hasOff = random.next() % 4 > 0
      let (out, off) = (scheduled + late, scheduled + late + taxi + Int(random.next() % 9))
      let (knowsOut, knowsOff) = (hasGate && out <= asOf, hasOff && off <= asOf)
      rows.append(
        """
        {"ident": "QZA\(index)", "ident_iata": "QZ\(index)", "origin": {"code_iata": "LIS"},
         "destination": {"code_iata": "OPO"}, "scheduled_out": \(Self.utc(scheduled)),
         "estimated_out": \(Self.utc(hasEstimate ? out + 1 : nil)), "actual_out": \(Self.utc(knowsOut ? out : nil)),
         "scheduled_off": \(Self.utc(scheduled + taxi)), "actual_off": \(Self.utc(knowsOff ? off : nil)),
         "scheduled_in": \(Self.utc(scheduled + 435)), "status": "", "codeshares_iata": ["XY\(index)"]}
        """)
      let gate = knowsOut ? out : hasEstimate ? out + 1 : nil
      let delay = Self.delay(
        gate: gate, off: knowsOut ? nil : knowsOff ? off : nil, scheduled: scheduled,
        scheduledOff: scheduled + taxi)
      let hasLeft = knowsOut || knowsOff
      let waited = asOf - scheduled - delay
      expected.append(
        Expected(
          number: "QZ\(index)", delay: hasLeft || waited <= 190 ? delay : nil,
          status: hasLeft ? .inFlight : waited > 190 ? .unknown : delay >= 15 ? .delayed : .scheduled,
          codeshares: ["XY\(index)"]))
    }
    try check(["{\"departures\": [\(rows.joined(separator: ","))]}"], airport: "LIS", is: expected)
  }

  private var asOf: Int { Self.asOf }

  // MARK: AeroDataBox

  /// `revisedTime` is the gate's, `runwayTime` take-off or landing; `IsOperator` leads, also from another page.
  @Test func aeroDataBox() throws {
    func row(_ number: String, _ role: String, revised: Int?, runway: Int?, arrival: Int? = 900) -> String {
      func time(_ name: String, _ minutes: Int?) -> String {
        minutes.map { ", \"\(name)\": {\"utc\": \"2026-03-12 \(Self.clock($0))Z\"}" } ?? ""
      }
      return """
        {"number": "\(number)", "status": "Departed", "codeshareStatus": "\(role)", "isCargo": false,
         "departure": {"quality": []\(time("scheduledTime", 600))\(time("revisedTime", revised))\
        \(time("runwayTime", runway))},
         "arrival": {"airport": {"iata": "HEL"}\(time("scheduledTime", arrival))}, "aircraft": {"reg": "PH-BXB"}}
        """
    }
    func page(_ rows: String...) -> String { "{\"departures\": [\(rows.joined(separator: ","))]}" }
    let one = [Expected(number: "KL1167", delay: 4, status: .inFlight, codeshares: ["GA9768"])]
    let operating = row("KL 1167", "IsOperator", revised: 604, runway: 621)
    for arrival in [nil, 900] {
      let marketing = row("GA 9768", "IsCodeshared", revised: nil, runway: nil, arrival: arrival)
      try check([page(marketing, operating)], airport: "AMS", is: one)
      try check([page(marketing), page(operating)], airport: "AMS", is: one)
    }
    // A take-off alone proves that it has left, and no lateness.
    try check(
      [page(row("KL 1167", "IsOperator", revised: nil, runway: 640))], airport: "AMS",
      is: [Expected(number: "KL1167", delay: 0, status: .inFlight)])
  }

  // MARK: Schiphol

  private static func schiphol(
    _ number: String, main: String?, _ direction: String = "A", landing: Int? = nil, offBlock: Int? = nil,
    codeshares: [String] = []
  ) -> String {
    func time(_ name: String, _ minutes: Int?) -> String {
      minutes.map { ", \"\(name)\": \"2026-03-12T\(clock($0)):00.000+00:00\"" } ?? ""
    }
    let shared = codeshares.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"flightDirection": "\(direction)", "flightName": "\(number)", "prefixIATA": "\(number.prefix(2))"
       \(main.map { ", \"mainFlight\": \"\($0)\"" } ?? ""), "route": {"destinations": ["BRU"]},
       "codeshares": {"codeshares": [\(shared)]}\(time("scheduleDateTime", 600))
       \(time("actualLandingTime", landing))\(time("actualOffBlockTime", offBlock))}
      """
  }

  /// `scheduleDateTime` is on or off block, `actualLandingTime` the runway, `mainFlight` the operator's number.
  @Test func schipholNamesTheOperator() throws {
    func file(_ rows: String...) -> String { "{\"flights\": [\(rows.joined(separator: ","))]}" }
    let marketing = Self.schiphol("DL9606", main: "KL0701", codeshares: ["DL9606"])
    let operating = Self.schiphol("KL701", main: "KL0701", offBlock: nil, codeshares: ["DL9606"])
    let one = [Expected(number: "KL701", delay: 0, status: .landed, codeshares: ["DL9606"])]
    try check([file(marketing, operating)], airport: "AMS", is: one)
    try check([file(operating), file(marketing)], airport: "AMS", is: one)
    try check([file(marketing)], airport: "AMS", is: one)
  }

  @Test func aLandingIsTheLeastThatAnArrivalIsLate() throws {
    let file = "{\"flights\": [\(Self.schiphol("KL701", main: "KL701", landing: 617))]}"
    try check([file], airport: "AMS", is: [Expected(number: "KL701", delay: 17, status: .landed)])
    let early = "{\"flights\": [\(Self.schiphol("KL701", main: "KL701", landing: 590))]}"
    try check([early], airport: "AMS", is: [Expected(number: "KL701", delay: 0, status: .landed)])
    let folder = try TemporaryFolder()
    let loaded = try FlightLoader.load(paths: [folder.write(file)], feed: nil)
    var options = ReportOptions()
    options.asOf = .instant(Instant(seconds: 20_524 * 86_400).adding(minutes: asOf))
    let sheet = try SheetDay(
      validating: loaded, people: nil, options: options, now: Instant(seconds: 0),
      locale: Locale(identifier: "en"))
    #expect(sheet.diagnostics.map(\.code) == [.lateByLanding])
  }

  @Test func schipholLeavesTheGateOffBlock() throws {
    let file = "{\"flights\": [\(Self.schiphol("KL701", main: "KL701", "D", offBlock: 623))]}"
    try check([file], airport: "AMS", is: [Expected(number: "KL701", delay: 23, status: .departed)])
  }

  // MARK: aviationstack

  /// Local times that claim to be UTC; `codeshared` names the operator; `empty` is nothing.
  @Test func aviationStack() throws {
    func row(_ number: String?, operating: String? = nil, from: String = "LIS", late: Int? = nil) -> String {
      let shared = operating.map { "{\"flight_iata\": \"\($0)\"}" } ?? "null"
      func time(_ minutes: Int?) -> String {
        minutes.map { "\"2026-03-12T\(Self.clock($0)):00+00:00\"" } ?? "null"
      }
      return """
        {"flight_status": "active", "airline": {"name": "empty", "iata": "empty"},
         "departure": {"iata": "\(from)", "timezone": "empty", "scheduled": \(time(600)),
           "actual": \(time(late.map { 600 + $0 })), "gate": "empty", "delay": \(late.map(String.init) ?? "null")},
         "arrival": {"iata": "MAD", "scheduled": \(time(900)), "baggage": "empty"},
         "flight": {"iata": \(number.map { "\"\($0)\"" } ?? "null"), "icao": "empty", "number": "empty",
           "codeshared": \(shared)}}
        """
    }
    func file(_ rows: String...) -> String { "{\"data\": [\(rows.joined(separator: ","))]}" }
    let one = [Expected(number: "TP1010", delay: 12, status: .inFlight, codeshares: ["SQ2810"])]
    try check(
      [file(row("SQ2810", operating: "tp1010"), row("TP1010", late: 12), row(nil, from: "OPO"))],
      airport: "LIS", is: one)
    try check([file(row("SQ2810", operating: "tp1010", late: 12))], airport: "LIS", is: one)
    // Without a number it is left out of the sheet of its own airport only.
    try check(
      [file(row("TP1010", late: 12), row(nil))], airport: "LIS",
      is: [Expected(number: "TP1010", delay: 12, status: .inFlight)], rejects: 1)
  }

  // MARK: Avinor, OpenSky

  /// Status A or D makes the time the actual one, E the estimated one; the board lists operating numbers.
  @Test func avinor() throws {
    func row(_ number: String, _ direction: String, _ status: String, _ minutes: Int, _ shares: String = "")
      -> String
    {
      """
      <flight uniqueID="\(number)"><airline>QZ</airline><flight_id>\(number)</flight_id><dom_int>D</dom_int>
      <schedule_time>2026-03-12T\(Self.clock(600)):00Z</schedule_time><arr_dep>\(direction)</arr_dep>
      <airport>BGO</airport>\(shares)<status code="\(status)" time="2026-03-12T\(Self.clock(minutes)):00Z"/></flight>
      """
    }
    let flights = [
      row("QZ1", "A", "A", 594),
      row("QZ2", "D", "D", 622, "<codeshareFlightNumbers>XY9</codeshareFlightNumbers>"),
      row("QZ3", "D", "E", 760), row("QZ4", "A", "E", 740),
    ].joined()
    try check(
      ["<airport name=\"OSL\"><flights lastUpdate=\"2026-03-12T12:00:00Z\">\(flights)</flights></airport>"],
      airport: "OSL",
      is: [
        Expected(number: "QZ1", delay: -6, status: .arrived),
        Expected(number: "QZ2", delay: 22, status: .departed, codeshares: ["XY9"]),
        Expected(number: "QZ3", delay: 160, status: .delayed),
        Expected(number: "QZ4", delay: 140, status: .delayed),
      ])
  }

  /// Seen from take-off to landing; there is no schedule to be late against.
  @Test func openSky() throws {
    let midnight = 20_524 * 86_400
    let rows = [(600, 690), (660, 750)].enumerated().map { index, times in
      """
      {"icao24": "abc\(index)", "callsign": "QZA\(index)   ", "estDepartureAirport": "LPPT",
       "estArrivalAirport": "LPPR", "firstSeen": \(midnight + times.0 * 60), "lastSeen": \(midnight + times.1 * 60)}
      """
    }
    try check(
      ["[\(rows.joined(separator: ","))]"], airport: "LIS",
      is: [
        Expected(number: "QZA0", delay: 0, status: .landed),
        Expected(number: "QZA1", delay: 0, status: .inFlight),
      ])
  }

  // MARK: AIDX

  /// OFB and ONB are blocks, TKO and TDN the runway.
  @Test(arguments: [
    (["OFB-SCT": 600, "OFB-ACT": 605, "TKO-ACT": 625], 5, Status.inFlight),
    (["OFB-SCT": 600, "TKO-SCT": 612, "TKO-ACT": 620], 8, .inFlight),
    (["OFB-SCT": 600, "OFB-EST": 603, "TKO-ACT": 620], 3, .inFlight),
    (["OFB-SCT": 600, "TKO-ACT": 625], 0, .inFlight),
    (["OFB-SCT": 600, "OFB-EST": 740], 140, .delayed),
  ])
  func aidx(times: [String: Int], delay: Int, status: Status) throws {
    let elements = times.merging(["ONB-SCT": 900]) { $1 }.map { name, minutes in
      let parts = name.split(separator: "-")
      return "<OperationTime OperationQualifier=\"\(parts[0])\" TimeType=\"\(parts[1])\">2026-03-12T"
        + "\(Self.clock(minutes)):00Z</OperationTime>"
    }
    let file = """
      <IATA_AIDX_FlightLegNotifRQ TimeStamp="2026-03-12T12:00:00Z"><FlightLeg><LegIdentifier><Airline>QZ</Airline>
      <FlightNumber>355</FlightNumber><DepartureAirport>LIS</DepartureAirport><ArrivalAirport>ZRH</ArrivalAirport>
      <OriginDate>2026-03-12</OriginDate></LegIdentifier><LegData>
      <CodeShareInfo><Airline>XY</Airline><FlightNumber>9</FlightNumber></CodeShareInfo>\(elements.joined())
      </LegData></FlightLeg></IATA_AIDX_FlightLegNotifRQ>
      """
    try check(
      [file], airport: "LIS",
      is: [Expected(number: "QZ355", delay: delay, status: status, codeshares: ["XY9"])])
  }
}
