import AirportData
import Timelines

/// Makes flights of a day's rows and collects what is doubtful about them (domain.md, "Bad input").
struct FlightChecks {
  let airport: String
  let asOf: Instant
  /// Where cells are searched that a diagnostic is about.
  private let inputs: [InputText]
  private(set) var rejects: [Reject] = []
  private var diagnostics: [Diagnostic] = []
  /// Things that many rows share, such as an unknown airport: said once, at the first row.
  private var tallies: [Tally.Key: Tally] = [:]
  private let airports: Airports
  private var found: [String: Airport?] = [:]

  struct Tally {
    struct Key: Hashable {
      var code: Diagnostic.Code
      var value: String
      var input: Int
    }
    var location: SourceLocation
    var rows: Int
  }

  init(airport: String, asOf: Instant, inputs: [InputText], airports: Airports = .builtIn) {
    self.airports = airports
    self.airport = airport
    self.asOf = asOf
    self.inputs = inputs
  }

  /// The flight of a row, or `nil` where the row was rejected.
  mutating func flight(_ row: AirportRows.Row, record: FlightRecord) -> Flight? {
    guard let number = FlightNumber(record.number, airline: record.airline) else {
      rejects.append(Reject(row: record.row, reason: withoutNumber(record)))
      return nil
    }
    let here = row.direction == .arrival ? record.arrival : record.departure
    let flight = Flight(
      number: number, airline: record.airline ?? number.airline, direction: row.direction, airport: airport,
      otherAirport: row.other, departure: row.times.departure, arrival: row.times.arrival,
      flightMinutes: checkedMinutes(record), reportedStatus: reportedStatus(record),
      terminal: record.terminal ?? here.terminal ?? "", gate: record.gate ?? here.gate ?? "",
      belt: record.belt ?? here.belt ?? "",
      aircraft: record.aircraft ?? "", codeshares: Self.codeshares(record, of: number),
      operatingNumber: Self.operatingNumber(record, of: number), row: record.row)
    diagnostics += row.times.warnings.map { $0.warning(of: record.row, in: inputs) }
    if !row.other.isEmpty, known(row.other) == nil, airports.city(row.other) == nil {
      tally(.unknownAirport, row.other, record.row)
    }
    checkTimes(of: flight, word: record.status)
    return flight
  }

  private func withoutNumber(_ record: FlightRecord) -> Diagnostic {
    record.number.isEmpty
      ? Diagnostic(.error, .missingFlightNumber, "the row has no flight number", at: record.row.location)
      : Diagnostic(
        .error, .badFlightNumber, "“\(record.number)” is no flight number",
        at: record.row.location(ofCell: record.number, in: inputs))
  }

  // MARK: Cells

  private mutating func checkedMinutes(_ record: FlightRecord) -> Int? {
    guard let minutes = record.flightMinutes, minutes <= 0 else { return record.flightMinutes }
    diagnostics.append(
      Diagnostic(
        .warning, .badMinutes, "\(minutes) minutes of flight; the cell is not used",
        at: record.row.location(ofCell: String(minutes), in: inputs)))
    return nil
  }

  private mutating func reportedStatus(_ record: FlightRecord) -> Status? {
    var status: Status?
    if let word = record.status, !word.isEmpty {
      status = Status(word: word)
      if status == nil { tally(.unknownStatus, word, record.row) }
    }
    if record.isCancelled { return .cancelled }
    if record.isDiverted { return .diverted }
    return status == .unknown ? nil : status
  }

  private static func codeshares(_ record: FlightRecord, of number: FlightNumber) -> [FlightNumber] {
    var seen: Set = [number]
    return record.codeshares.compactMap { FlightNumber($0) }.filter { seen.insert($0).inserted }
  }

  private static func operatingNumber(_ record: FlightRecord, of number: FlightNumber) -> FlightNumber? {
    switch record.operation {
    case .unstated: nil
    case .own: number
    case .other: record.codeshares.first.flatMap { FlightNumber($0) }
    }
  }

  /// The airport with this code, looked up once.
  private mutating func known(_ code: String) -> Airport? {
    if let known = found[code] { return known }
    let airport = airports.find(code)
    found[code] = .some(airport)
    return airport
  }

  // MARK: Times

  private mutating func checkTimes(of flight: Flight, word: String?) {
    let known = KnownTimes(of: flight, at: asOf)
    let spans = [
      Self.minutes(from: flight.departure.scheduled, to: flight.arrival.scheduled),
      Self.minutes(from: known.bestDeparture, to: known.bestArrival),
    ].compactMap { $0 }
    if let span = spans.first(where: { $0 <= 0 }) {
      let text =
        span == 0
        ? "the arrival is at the same instant as the departure"
        : "the arrival is \(-span) minutes before the departure"
      warn(.arrivalBeforeDeparture, text, flight.row)
    } else if let span = (spans + [flight.flightMinutes ?? 0]).first(where: { $0 > 1440 }) {
      warn(.longFlight, "a flight of \(span) minutes, more than 24 hours", flight.row)
    } else {
      checkDuration(of: flight)
      checkStatedMinutes(of: flight)
    }
    if let status = flight.reportedStatus, known.contradicts(status) {
      diagnostics.append(
        Diagnostic(
          .note, .statusContradictsTimes,
          "“\(status.rawValue)” cannot be by the times at as-of; the times count",
          at: flight.row.location(ofCell: word ?? "", in: inputs)))
    }
  }

  /// Whether an aircraft can do the scheduled or, where it landed as planned, the actual time.
  private mutating func checkDuration(of flight: Flight) {
    guard flight.otherAirport != airport, let here = known(airport),
      let there = known(flight.otherAirport), let block = BlockTime(from: here, to: there)
    else { return }
    let scheduled =
      Self.minutes(from: flight.departure.scheduled, to: flight.arrival.scheduled) ?? flight.flightMinutes
    let actual =
      flight.reportedStatus == .diverted
      ? nil : Self.minutes(from: flight.departure.actual, to: flight.arrival.actual)
    let doubts = [
      scheduled.flatMap { $0 < block.least || $0 > block.most ? "\($0) minutes" : nil },
      // Hours on the ground are a bad day; only too fast is impossible.
      actual.flatMap { $0 < block.least ? "\($0) minutes by the actual times" : nil },
    ]
    guard let doubt = doubts.compactMap(\.self).first else { return }
    warn(
      .unlikelyDuration,
      "\(doubt) for the \(Int(block.kilometres)) km between \(airport) and \(flight.otherAirport), "
        + "which take \(block.least) to \(block.most)",
      flight.row, hint: Self.zoneHint)
  }

  private static let zoneHint = "Is a time in the wrong zone, or on the wrong day?"

  /// Minutes in the air are up to an hour less than from off block to on block, and no fault.
  private mutating func checkStatedMinutes(of flight: Flight) {
    guard let stated = flight.flightMinutes,
      let span = Self.minutes(from: flight.departure.scheduled, to: flight.arrival.scheduled),
      abs(span - stated) >= 60
    else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .minutesDisagree, "the scheduled times are \(span) minutes apart, the cell says \(stated)",
        at: flight.row.location(ofCell: String(stated), in: inputs), hint: Self.zoneHint))
  }

  private static func minutes(from departure: Instant?, to arrival: Instant?) -> Int? {
    guard let departure, let arrival else { return nil }
    return arrival.minutes(since: departure)
  }

  // MARK: Saying it

  mutating func warn(_ code: Diagnostic.Code, _ text: String, _ row: RowReference, hint: String? = nil) {
    diagnostics.append(Diagnostic(.warning, code, text, at: row.location, hint: hint))
  }

  private mutating func tally(_ code: Diagnostic.Code, _ value: String, _ row: RowReference) {
    let key = Tally.Key(code: code, value: value, input: row.input)
    if tallies[key] == nil {
      tallies[key] = Tally(location: row.location(ofCell: value, in: inputs), rows: 0)
    }
    tallies[key]?.rows += 1
  }

  private func unknown(_ airport: String) -> String {
    if case .several(let codes) = airports.meaning(of: airport) {
      return "“\(airport)” may be \(codes.joined(separator: ", "))"
    }
    return "unknown airport \(airport)"
  }

  /// Everything that was found.
  var all: [Diagnostic] {
    let shared = tallies.map { key, tally in
      let rows = tally.rows == 1 ? "" : " (\(tally.rows) rows)"
      let text =
        key.code == .unknownAirport
        ? "\(unknown(key.value))\(rows): its zone is not known, so wall-clock times there are not used"
        : "unknown status “\(key.value)”\(rows)"
      return Diagnostic(.warning, key.code, text, at: tally.location)
    }
    return rejects.map(\.reason) + diagnostics + shared
  }
}
