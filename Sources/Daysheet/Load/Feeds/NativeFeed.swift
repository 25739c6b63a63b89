import Timelines

/// Daysheet's own flights, as CSV, JSON or NDJSON; a `flights.csv` that it wrote is one too.
///
/// Each row says by itself whether it is by route (origin and destination) or by airport (a direction).
enum NativeFeed: FlightFeed {
  typealias Column = NativeColumn

  static let name = "native"

  static func record(from row: inout Row<NativeColumn>) -> FlightRecord? {
    let number = row.text(.flight)
    if number == nil { row.error(.missingFlightNumber, "the row has no flight number", at: .flight) }
    let direction = row.direction(.direction)
    let route = route(&row, direction)
    let times = NativeTimes(&row, direction, route)
    if times.departure.scheduled == nil, times.arrival.scheduled == nil, !row.hasErrors {
      row.error(.missingTime, "the row has no scheduled time", at: times.neededColumn)
    }
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
    if let origin = row.code(.origin), let destination = row.code(.destination) {
      return .ends(origin: origin, destination: destination)
    }
    if let direction {
      return .local(direction, airport: row.code(.airport) ?? "", other: row.code(.otherAirport) ?? "")
    }
    if !row.has(.direction) {
      let column: NativeColumn = row.has(.origin) ? .destination : .origin
      row.error(
        .missingRoute, "the row has neither a direction nor an origin and a destination",
        at: row.cell(column) == nil ? .direction : column)
    }
    return nil
  }

  private static func details(_ record: inout FlightRecord, _ row: inout Row<NativeColumn>) {
    record.airline = row.text(.airline)
    record.flightMinutes = row.integer(.flightMinutes)
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

/// The times of one native row, brought from "here" and "there" to departure and arrival.
private struct NativeTimes {
  var date: CalendarDate?
  var departure = RecordedEnd()
  var arrival = RecordedEnd()
  /// The column that a row without a scheduled time should have filled.
  var neededColumn: NativeColumn

  init(_ row: inout Row<NativeColumn>, _ direction: Direction?, _ route: FlightRecord.Route?) {
    date = row.date(.date)
    neededColumn = row.cell(.scheduledDeparture) != nil ? .scheduledDeparture : .localTime
    departure.scheduled = time(&row, .scheduledDeparture)
    departure.estimated = time(&row, .estimatedDeparture)
    departure.actual = time(&row, .actualDeparture)
    arrival.scheduled = time(&row, .scheduledArrival)
    arrival.estimated = time(&row, .estimatedArrival)
    arrival.actual = time(&row, .actualArrival)
    switch direction {
    case .departure: fill(&row, here: &departure, there: &arrival)
    case .arrival: fill(&row, here: &arrival, there: &departure)
    case nil: break
    }
    anchor(route)
  }

  private func fill(_ row: inout Row<NativeColumn>, here: inout RecordedEnd, there: inout RecordedEnd) {
    let localTime = time(&row, .localTime)
    here.scheduled = here.scheduled ?? time(&row, .scheduled) ?? localTime
    here.estimated = here.estimated ?? time(&row, .estimated)
    here.actual = here.actual ?? time(&row, .actual)
    here.delayMinutes = row.integer(.delayMinutes)
    // The best known time of the other end (domain.md): as a scheduled one, this end's delay would move it once more.
    there.estimated = there.estimated ?? time(&row, .otherEndTime)
  }

  /// The record's date is that of the origin's departure, or of the one end that the row is about; a scheduled clock
  /// reading there needs no finding out.
  private mutating func anchor(_ route: FlightRecord.Route?) {
    switch route {
    case .ends, .local(.departure, _, _): departure.scheduled = departure.scheduled.map(Self.onDate)
    case .local(.arrival, _, _): arrival.scheduled = arrival.scheduled.map(Self.onDate)
    case nil: break
    }
  }

  private static func onDate(_ time: RecordedTime) -> RecordedTime {
    guard case .clock(let minutes, nil) = time else { return time }
    return .clock(minutes: minutes, days: 0)
  }

  private func time(_ row: inout Row<NativeColumn>, _ column: NativeColumn) -> RecordedTime? {
    let time = row.time(column)
    if case .clock = time, date == nil {
      // A date that is there and broken has its error already.
      if !row.has(.date) {
        row.error(
          .badTime, "a clock reading alone does not say its day", at: column,
          hint: "Add a column ‘date’, or write 2026-03-12T06:10.")
      }
      return nil
    }
    return time
  }
}

extension Row {
  /// `arrival`, `A`, `departure`, `D` …; anything else is an error.
  mutating func direction(_ column: Column) -> Direction? {
    guard let word = text(column) else { return nil }
    if let direction = Direction(word: word) { return direction }
    error(
      .badDirection, "‘\(word)’ is no direction", at: column, hint: "Write ‘arrival’ or ‘departure’.")
    return nil
  }

  /// A date with its year; one that may be day/month or month/day is an error.
  mutating func date(_ column: Column, order: DateText.Order? = nil) -> CalendarDate? {
    guard let date = dateText(column), date != .none else { return nil }
    guard let (year, month, day) = date.resolved(order), let year else {
      error(
        .badDate, "the date may be read in two ways, or has no year", at: column,
        hint: "Write it as 2026-03-12.")
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }
}

extension Direction {
  init?(word: String) {
    switch word.lowercased() {
    case "arrival", "arrivals", "arr", "a", "in", "inbound": self = .arrival
    case "departure", "departures", "dep", "d", "out", "outbound": self = .departure
    default: return nil
    }
  }
}
