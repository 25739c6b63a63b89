import AirportData
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
  /// For each input, rows that may be of the airport: an end of theirs is no known airport.
  let ofUnknownAirports: [Int]
  /// The rows of other days, once the day is known.
  private(set) var otherDays: [Row] = []

  var scheduled: [Instant] { rows.map(\.scheduled) }

  /// - Parameters:
  ///   - indices: of the records to look at, each of which touches the airport.
  ///   - options: the day that is asked for is the one of clock readings without any date.
  init(
    _ index: RecordsByAirport, _ indices: [Int], place: ZoneChoice, options: ReportOptions,
    around now: Instant
  ) {
    airport = place.airport.code
    records = index.flights.records
    ofUnknownAirports = index.unknownEnds.rows(near: airport, inputs: index.counts.count)
    outOfScope = zip(index.counts, ofUnknownAirports).map { $0 - $1 }
    var resolver = TimeResolver(
      zones: ZoneTable(index.airports, fallback: (airport, place.zone(around: now))))
    let day = DayChoice.given(options, in: place, now: now)
    for index in indices {
      var record = records[index]
      guard let role = record.role(at: airport) else { continue }
      outOfScope[record.row.input] -= 1
      let isArrival = role.direction == .arrival
      if record.date == nil, let day {
        record.setDay(day, dayStart: options.dayStart, role: role, at: airport)
      }
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
}

extension FlightRecord {
  /// Puts a clock reading without any date on the sheet's day: the one at the sheet's airport, from which the other
  /// end's is found out.
  fileprivate mutating func setDay(
    _ day: CalendarDate, dayStart: Int, role: (direction: Direction, other: String), at airport: String
  ) {
    let end: WritableKeyPath<FlightRecord, RecordedEnd> = role.direction == .arrival ? \.arrival : \.departure
    guard case .clock(let minutes, let days) = self[keyPath: end].scheduled else { return }
    date = day
    route = .local(role.direction, airport: airport, other: role.other)
    // A time before the day's start is of the next date.
    self[keyPath: end].scheduled = .clock(minutes: minutes, days: days ?? (minutes < dayStart ? 1 : 0))
  }
}
