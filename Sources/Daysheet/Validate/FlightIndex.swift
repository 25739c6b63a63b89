import Timelines

/// Finds the flight that a person's trip means (domain.md, "People and companies").
struct FlightIndex {
  enum Match: Equatable {
    /// Index of a flight of the sheet.
    case flight(Int)
    /// Several flights of the sheet fit.
    case several([Int])
    /// The flight is on another day or at another airport.
    case outOfScope
    /// The trip's date cannot be read, which loading has said.
    case undated
    case none
  }

  let flights: [Flight]
  private let day: Day
  private let airport: String
  private var byNumber: [FlightNumber: [Int]] = [:]
  /// The dates of the airport's flights of other days.
  private var otherDays: [FlightNumber: [Dates]] = [:]
  private let records: RecordsByAirport
  private var zones: ZoneTable

  /// The dates that a ticket or a desk may write.
  private struct Dates: Hashable {
    var origin: CalendarDate?
    var here: CalendarDate
  }

  /// - Parameters:
  ///   - flights: those of the sheet.
  ///   - rows: all rows of the airport, whose other days and airports tell "out of scope" from "not found".
  init(_ flights: [Flight], rows: AirportRows, records: RecordsByAirport, day: Day) {
    self.flights = flights
    self.day = day
    airport = rows.airport
    self.records = records
    zones = ZoneTable(records.airports)
    for (index, flight) in flights.enumerated() {
      for number in [flight.number] + flight.codeshares { byNumber[number, default: []].append(index) }
    }
    for row in rows.otherDays {
      let dates = dates(
        departure: row.times.departure.scheduled, here: row.scheduled,
        origin: row.direction == .departure ? airport : row.other)
      for number in records.flights.records[row.record].numbers {
        otherDays[number, default: []].append(dates)
      }
    }
  }

  mutating func match(_ trip: PersonRecord.Trip) -> Match {
    guard let number = FlightNumber(trip.flight) else { return .none }
    guard trip.date != .unreadable else { return .undated }
    let date = date(of: trip)
    let found = (byNumber[number] ?? []).filter { fits(trip, flights[$0]) && isOn(date, flights[$0]) }
    if found.count == 1 { return .flight(found[0]) }
    if found.count > 1 { return .several(found) }
    return isOutOfScope(trip, number) ? .outOfScope : .none
  }

  /// `nil`: the sheet's day.
  private func date(of trip: PersonRecord.Trip) -> CalendarDate? {
    switch trip.date {
    case .date(let date): date
    case .everyYear(let month, let dayOfMonth):
      CalendarDate(month: month, day: dayOfMonth, nearestTo: day.date)
    case .unreadable, nil: nil
    }
  }

  /// A sentence on where the trip's number is found although it is no match; `nil` where it is nowhere.
  func hint(for trip: PersonRecord.Trip) -> String? {
    guard let number = FlightNumber(trip.flight) else { return nil }
    if let found = byNumber[number] {
      return "The sheet has \(found.map { flights[$0].asCandidate }.joined(separator: ", "))."
    }
    let dates = Set((otherDays[number] ?? []).map(\.here)).sorted()
    return dates.isEmpty ? nil : "The file has it on \(dates.map(\.description).joined(separator: ", "))."
  }

  // MARK: Fitting

  /// Whether direction, origin and destination are the flight's, where the trip names them.
  private func fits(_ trip: PersonRecord.Trip, _ flight: Flight) -> Bool {
    let isArrival = flight.direction == .arrival
    let origin = isArrival ? flight.otherAirport : flight.airport
    let destination = isArrival ? flight.airport : flight.otherAirport
    return (trip.direction.map { $0 == flight.direction } ?? true)
      && Self.agree(trip.origin, origin) && Self.agree(trip.destination, destination)
  }

  private static func agree(_ named: String?, _ code: String) -> Bool {
    guard let named = named?.asCode, !named.isEmpty, !code.isEmpty else { return true }
    return named == code
  }

  private mutating func isOn(_ date: CalendarDate?, _ flight: Flight) -> Bool {
    guard let date, let scheduled = flight.here.scheduled else { return true }
    let origin = flight.direction == .departure ? airport : flight.otherAirport
    let dates = dates(departure: flight.departure.scheduled, here: scheduled, origin: origin)
    return date == dates.here || date == dates.origin
  }

  /// Whether the trip is on another day, or its flight at another airport.
  private mutating func isOutOfScope(_ trip: PersonRecord.Trip, _ number: FlightNumber) -> Bool {
    let ends = [trip.origin, trip.destination].compactMap { $0?.asCode }.filter { !$0.isEmpty }
    if ends.count == 2, !ends.contains(airport) { return true }
    if let date = date(of: trip) {
      if otherDays[number]?.contains(where: { $0.here == date || $0.origin == date }) == true { return true }
      if date != day.date { return true }
    }
    return byNumber[number] == nil && records.hasElsewhere(number, than: airport)
  }

  private mutating func dates(departure: Instant?, here: Instant, origin: String) -> Dates {
    let zone = departure.flatMap { zones.zone(of: origin, around: LocalTime(wallSeconds: $0.seconds)) }
    let originDate = departure.flatMap { instant in zone?.local(at: instant).date }
    return Dates(origin: originDate, here: day.zone.local(at: here).date)
  }
}

extension Flight {
  /// `DL1173 arrival from LAS`, for a list of candidates.
  var asCandidate: String {
    "\(number) \(direction.rawValue) \(direction == .arrival ? "from" : "to") \(otherAirport)"
  }
}

extension FlightRecord {
  /// The row's own number and those of its code-shares.
  var numbers: [FlightNumber] {
    ([FlightNumber(number, airline: airline)] + codeshares.map { FlightNumber($0) }).compactMap { $0 }
  }
}
