import Timelines

/// Daysheet's own flights, as CSV, JSON or NDJSON; a `flights.csv` that it wrote is one too.
///
/// Each row says by itself whether it is by route (origin and destination) or by airport (a direction).
enum NativeFeed: FlightFeed {
  typealias Column = NativeColumn

  static let name = "native"

  static func record(from row: inout Row<NativeColumn>) -> FlightRecord? {
    let number = row.text(.flight)
    if number == nil { row.refuse(.missingFlightNumber, "the row has no flight number", for: [.flight]) }
    let direction = row.direction(.direction)
    let route = route(&row, direction)
    let times = NativeTimes(&row, direction, route)
    if times.departure.scheduled == nil, times.arrival.scheduled == nil, !row.hasErrors {
      row.refuse(.missingTime, "the row has no scheduled time", for: NativeTimes.neededColumns)
    }
    row.refuseImpossibleDates(in: NativeTimes.neededColumns)
    // A row that lacks one of the two is read to its end all the same, so that its other faults are named too.
    var record = FlightRecord(
      row: row.reference, number: number ?? "", route: route ?? .ends(origin: "", destination: ""))
    record.date = times.date
    record.departure = times.departure
    record.arrival = times.arrival
    details(&record, &row)
    return row.hasErrors ? nil : record
  }

  private static func route(_ row: inout Row<NativeColumn>, _ direction: Direction?) -> FlightRecord.Route? {
    if let origin = row.airportCell(.origin), let destination = row.airportCell(.destination) {
      return .ends(origin: origin, destination: destination)
    }
    if let direction {
      return .local(
        direction, airport: row.airportCell(.airport) ?? "", other: row.airportCell(.otherAirport) ?? "")
    }
    row.refuse(
      .missingRoute, "the row has neither a direction nor an origin and a destination",
      for: [.direction, .origin, .destination])
    return nil
  }

  private static func details(_ record: inout FlightRecord, _ row: inout Row<NativeColumn>) {
    record.airline = row.text(.airline)
    record.flightMinutes = row.minutes(.flightMinutes)
    record.status = row.text(.status)
    record.terminal = row.text(.terminal)
    record.gate = row.text(.gate)
    record.belt = row.text(.belt)
    record.aircraft = row.text(.aircraft)
    record.codeshares = row.list(.codeshares)
    switch record.status?.lowercased() {
    case "cancelled", "canceled": record.isCancelled = true
    case "diverted": record.isDiverted = true
    default: break
    }
  }
}

extension Row {
  /// `arrival`, `A`, `departure`, `D` …
  mutating func direction(_ column: Column) -> Direction? {
    guard let word = text(column) else { return nil }
    if let direction = Direction(word: word) { return direction }
    let text = "‘\(word)’ is no direction"
    cannotRead(column, CellFault(code: .badDirection, text: text, hint: "Write ‘arrival’ or ‘departure’."))
    return nil
  }

  /// A date with its year, and in one order of day and month only.
  mutating func date(_ column: Column) -> CalendarDate? {
    guard let date = dateText(column), date != .none else { return nil }
    return calendarDate(date, column)
  }
}

extension Direction {
  /// As feeds write it, in any case.
  init?(word: String) {
    switch word.lowercased() {
    case "arrival", "arrivals", "arr", "a", "in", "inbound": self = .arrival
    case "departure", "departures", "dep", "d", "out", "outbound": self = .departure
    default: return nil
    }
  }
}
