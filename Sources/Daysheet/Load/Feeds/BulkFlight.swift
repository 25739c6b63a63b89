import Timelines

/// What the bulk layouts have in common: the origin's date in parts, hhmm at each end's own airport, and delays in
/// minutes that decide what the actual clock readings mean (feeds.md, "Bulk CSV").
struct BulkFlight {
  var date: CalendarDate?
  var carrier: String?
  var flight: String?
  var origin: String?
  var destination: String?
  /// Minutes past midnight, as the other times.
  var scheduledDeparture: Int?
  var scheduledArrival: Int?
  var actualDeparture: Int?
  var actualArrival: Int?
  var departureDelay: Int?
  var arrivalDelay: Int?
  var flightMinutes: Int?
  var aircraft: String?
  var isCancelled = false
  var isDiverted = false

  func record<Column>(
    _ row: inout Row<Column>, number: Column, route: [Column], times: [Column]
  ) -> FlightRecord? {
    if flight == nil { row.refuse(.missingFlightNumber, "the row has no flight number", for: [number]) }
    if origin == nil || destination == nil {
      row.refuse(.missingRoute, "the row needs an origin and a destination", for: route)
    }
    if scheduledDeparture == nil, scheduledArrival == nil, !row.hasErrors {
      row.refuse(.missingTime, "the row has no scheduled time", for: times)
    }
    guard !row.hasErrors, let date, let flight, let origin, let destination else { return nil }
    var record = FlightRecord(
      row: row.reference, number: (carrier ?? "") + flight,
      route: .ends(origin: origin.uppercased(), destination: destination.uppercased()))
    record.airline = carrier
    record.date = date
    record.departure.scheduled = scheduledDeparture.map { .clock(minutes: $0, days: 0) }
    record.arrival.scheduled = scheduledArrival.map { .clock(minutes: $0, days: nil) }
    record.departure.actual = actualDeparture.map { .clock(minutes: $0, days: nil) }
    record.arrival.actual = actualArrival.map { .clock(minutes: $0, days: nil) }
    record.departure.delayMinutes = departureDelay
    record.arrival.delayMinutes = arrivalDelay
    record.flightMinutes = flightMinutes
    record.aircraft = aircraft
    record.isCancelled = isCancelled
    record.isDiverted = isDiverted
    return record
  }
}

/// The columns of the layouts of the US Department of Transportation, which differ in their names only.
protocol BulkColumnKey: ColumnKey {
  static var airline: Self { get }
  static var flightNumber: Self { get }
  static var tailNumber: Self { get }
  static var origin: Self { get }
  static var destination: Self { get }
  static var scheduledDeparture: Self { get }
  static var scheduledArrival: Self { get }
  static var departureTime: Self { get }
  static var arrivalTime: Self { get }
  static var departureDelay: Self { get }
  static var arrivalDelay: Self { get }
  static var scheduledMinutes: Self { get }
  static var cancelled: Self { get }
  static var diverted: Self { get }
}

extension BulkColumnKey {
  /// What is common to these layouts; their dates differ.
  var sieveRule: SieveRule? {
    switch self {
    case .airline: .airline
    case .flightNumber: .flightNumber
    case .origin, .destination: .airport
    case .scheduledDeparture, .scheduledArrival: .scheduledTime
    case .departureTime, .arrivalTime: .time
    case .departureDelay, .arrivalDelay, .cancelled, .diverted: .number
    case .scheduledMinutes: .flightMinutes
    default: nil
    }
  }
}

extension Row where Column: BulkColumnKey {
  /// - Parameters:
  ///   - airline: the column of the number's airline.
  ///   - number: the column of the flight number.
  mutating func bulkRecord(
    on date: CalendarDate?, airline: Column = .airline, number: Column = .flightNumber
  ) -> FlightRecord? {
    var bulk = BulkFlight()
    bulk.date = date
    bulk.carrier = text(airline)
    bulk.flight = text(number)
    bulk.origin = text(.origin)
    bulk.destination = text(.destination)
    bulk.scheduledDeparture = hhmm(.scheduledDeparture)
    bulk.scheduledArrival = hhmm(.scheduledArrival)
    bulk.actualDeparture = hhmm(.departureTime)
    bulk.actualArrival = hhmm(.arrivalTime)
    bulk.departureDelay = integer(.departureDelay)
    bulk.arrivalDelay = integer(.arrivalDelay)
    bulk.flightMinutes = integer(.scheduledMinutes)
    bulk.aircraft = text(.tailNumber)
    if bulk.aircraft == "NA" { bulk.aircraft = nil }
    bulk.isCancelled = flag(.cancelled)
    bulk.isDiverted = flag(.diverted)
    return bulk.record(
      &self, number: number, route: [.origin, .destination],
      times: [.scheduledDeparture, .scheduledArrival])
  }
}

extension Row {
  /// A date in three columns; an impossible one is an error at the day.
  mutating func date(year: Column, month: Column, day: Column) -> CalendarDate? {
    guard let yearNumber = integer(year), let monthNumber = integer(month), let dayNumber = integer(day)
    else {
      refuse(.badDate, "the row has no whole date", for: [day, month, year])
      return nil
    }
    guard let date = CalendarDate(year: yearNumber, month: monthNumber, day: dayNumber) else {
      error(
        .badDate, "\(yearNumber)-\(monthNumber)-\(dayNumber) \(DateText.noSuchDate.text)", at: day)
      return nil
    }
    return date
  }
}
