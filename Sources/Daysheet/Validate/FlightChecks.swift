import Timelines

/// Makes flights of a day's rows and collects what is doubtful about them (domain.md, "Bad input").
struct FlightChecks {
  let airport: String
  let asOf: Instant
  private(set) var rejects: [Reject] = []
  private var diagnostics: [Diagnostic] = []
  /// Things that many rows share, such as an unknown airport: said once, at the first row.
  private var tallies: [Tally.Key: Tally] = [:]
  private var airports: [String: Bool] = [:]

  struct Tally {
    struct Key: Hashable {
      var code: Diagnostic.Code
      var value: String
      var input: Int
    }
    var location: SourceLocation
    var rows: Int
  }

  init(airport: String, asOf: Instant) {
    self.airport = airport
    self.asOf = asOf
  }

  /// The flight of a row, or `nil` where the row was rejected.
  mutating func flight(_ row: AirportRows.Row, record: FlightRecord) -> Flight? {
    guard let number = FlightNumber(record.number, airline: record.airline) else {
      let reason = Diagnostic(
        .error, .badFlightNumber, "“\(record.number)” is no flight number", at: record.row.location)
      rejects.append(Reject(row: record.row, reason: reason))
      return nil
    }
    let here = row.direction == .arrival ? record.arrival : record.departure
    let flight = Flight(
      number: number, airline: record.airline ?? number.airline, direction: row.direction, airport: airport,
      otherAirport: row.other, departure: row.times.departure, arrival: row.times.arrival,
      flightMinutes: checkedMinutes(record), reportedStatus: reportedStatus(record),
      terminal: record.terminal ?? here.terminal ?? "", gate: record.gate ?? here.gate ?? "",
      belt: record.belt ?? here.belt ?? "",
      aircraft: record.aircraft ?? "", codeshares: Self.codeshares(record, of: number), row: record.row)
    diagnostics += row.times.warnings
    if !row.other.isEmpty, !isKnown(row.other) { tally(.unknownAirport, row.other, record.row) }
    checkTimes(of: flight)
    return flight
  }

  // MARK: Cells

  private mutating func checkedMinutes(_ record: FlightRecord) -> Int? {
    guard let minutes = record.flightMinutes, minutes <= 0 else { return record.flightMinutes }
    warn(.badMinutes, "\(minutes) minutes of flight; the cell is not used", record.row)
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
    var numbers: [FlightNumber] = []
    for text in record.codeshares {
      guard let other = FlightNumber(text), other != number, !numbers.contains(other) else { continue }
      numbers.append(other)
    }
    return numbers
  }

  private mutating func isKnown(_ code: String) -> Bool {
    if let known = airports[code] { return known }
    let known = Airport.find(code) != nil
    airports[code] = known
    return known
  }

  // MARK: Times

  private mutating func checkTimes(of flight: Flight) {
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
    }
    if let word = flight.reportedStatus, known.contradicts(word) {
      diagnostics.append(
        Diagnostic(
          .note, .statusContradictsTimes,
          "“\(word.rawValue)” cannot be by the times at as-of; the times count",
          at: flight.row.location))
    }
  }

  private static func minutes(from departure: Instant?, to arrival: Instant?) -> Int? {
    guard let departure, let arrival else { return nil }
    return arrival.minutes(since: departure)
  }

  // MARK: Saying it

  mutating func warn(_ code: Diagnostic.Code, _ text: String, _ row: RowReference) {
    diagnostics.append(Diagnostic(.warning, code, text, at: row.location))
  }

  private mutating func tally(_ code: Diagnostic.Code, _ value: String, _ row: RowReference) {
    let key = Tally.Key(code: code, value: value, input: row.input)
    tallies[key, default: Tally(location: row.location, rows: 0)].rows += 1
  }

  /// Everything that was found, in the order of the rows.
  consuming func finish() -> [Diagnostic] {
    let shared = tallies.map { key, tally in
      let rows = tally.rows == 1 ? "" : " (\(tally.rows) rows)"
      let text =
        key.code == .unknownAirport
        ? "unknown airport \(key.value)\(rows): its zone is not known, so wall-clock times there are not used"
        : "unknown status “\(key.value)”\(rows)"
      return Diagnostic(.warning, key.code, text, at: tally.location)
    }
    return (rejects.map(\.reason) + diagnostics + shared).sorted {
      ($0.location, $0.code.rawValue, $0.text) < ($1.location, $1.code.rawValue, $1.text)
    }
  }
}
