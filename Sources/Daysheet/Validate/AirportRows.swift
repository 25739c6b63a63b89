import Timelines

/// The rows of a flights input that touch the sheet's airport, their times resolved.
struct AirportRows {
  struct Row {
    /// Index of the record.
    var record: Int
    var direction: Direction
    var other: String
    var times: ResolvedTimes
    /// Scheduled, at the sheet's airport.
    var scheduled: Instant
  }

  let airport: String
  private let records: [FlightRecord]
  private(set) var rows: [Row] = []
  private(set) var rejects: [Reject] = []
  /// For each input, rows of another airport or, once the day is known, of another day.
  private(set) var outOfScope: [Int]
  /// The records of other airports.
  private(set) var elsewhere: [Int] = []
  /// The rows of other days, once the day is known.
  private(set) var otherDays: [Row] = []

  var scheduled: [Instant] { rows.map(\.scheduled) }

  init(_ flights: LoadedFlights, place: ZoneChoice, around now: Instant) {
    airport = place.airport.code
    records = flights.records
    outOfScope = [Int](repeating: 0, count: flights.inputs.count)
    var resolver = TimeResolver(zones: ZoneTable(fallback: (airport, place.zone(around: now))))
    for (index, record) in flights.records.enumerated() {
      guard let role = record.role(at: airport) else {
        outOfScope[record.row.input] += 1
        elsewhere.append(index)
        continue
      }
      let isArrival = role.direction == .arrival
      let times = resolver.times(
        of: record, origin: isArrival ? role.other : airport, destination: isArrival ? airport : role.other)
      guard let scheduled = (isArrival ? times.arrival : times.departure).scheduled else {
        reject(record.row, role.direction)
        continue
      }
      rows.append(
        Row(record: index, direction: role.direction, other: role.other, times: times, scheduled: scheduled))
    }
  }

  private mutating func reject(_ row: RowReference, _ direction: Direction) {
    let reason = Diagnostic(
      .error, .noTimeAtAirport, "no scheduled \(direction.rawValue) time at \(airport)", at: row.location)
    rejects.append(Reject(row: row, reason: reason))
  }

  /// Keeps the rows of `day`; all others are out of scope from now on.
  mutating func restrict(to day: Day) {
    otherDays = rows.filter { !day.contains($0.scheduled) }
    rows.removeAll { !day.contains($0.scheduled) }
    for row in otherDays { outOfScope[records[row.record].row.input] += 1 }
  }

  /// What rejecting rows gave, and a warning where the file has rows but none of the airport.
  func diagnostics(file: SourceLocation) -> [Diagnostic] {
    let reasons = rejects.map(\.reason)
    guard rows.isEmpty, otherDays.isEmpty, rejects.isEmpty, !elsewhere.isEmpty else { return reasons }
    return reasons + [
      Diagnostic(
        .warning, .noFlightsAtAirport, "none of the \(elsewhere.count) rows is of \(airport)", at: file)
    ]
  }
}
