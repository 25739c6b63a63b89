import Timelines

/// What two reports of a day are compared by: a flight as one of them shows it.
struct FlightState: Sendable, Hashable {
  /// What makes rows of two reports the same flight.
  struct Identity: Hashable {
    var number: FlightNumber
    var direction: Direction
    var other: String
  }

  var identity: Identity
  var scheduled: Instant
  /// The best known time here.
  var expected: Instant
  var status: Status
  var terminal: String
  var gate: String
  var belt: String

  var isCancelled: Bool { status == .cancelled }
  /// `T1 A12 B3`: terminal, gate and belt, as far as they are known.
  var place: String {
    [terminal.isEmpty ? "" : "T" + terminal, gate, belt].filter { !$0.isEmpty }.joined(separator: " ")
  }

  init(_ line: FlightLine) {
    let flight = line.flight
    identity = Identity(number: flight.number, direction: flight.direction, other: flight.otherAirport)
    scheduled = line.localTime
    expected = line.best
    status = line.status
    (terminal, gate, belt) = (flight.terminal, flight.gate, flight.belt)
  }

  /// A row of a report's flights.csv; `nil` for one that no report wrote.
  init?(_ record: FlightRecord) {
    guard case .local(let direction, _, let other) = record.route, let number = FlightNumber(record.number)
    else {
      return nil
    }
    let here = direction == .arrival ? record.arrival : record.departure
    guard case .instant(let scheduled, _)? = here.scheduled else { return nil }
    identity = Identity(number: number, direction: direction, other: other)
    self.scheduled = scheduled
    // A flight that nothing was heard of has no delay; the estimate says when it was expected.
    expected = here.delayMinutes.map(scheduled.adding(minutes:)) ?? here.estimated?.instant ?? scheduled
    status = record.status.flatMap(Status.init(rawValue:)) ?? .unknown
    (terminal, gate, belt) = (record.terminal ?? "", record.gate ?? "", record.belt ?? "")
  }
}
