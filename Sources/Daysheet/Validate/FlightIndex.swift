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

  /// What is doubtful about a match because a flight over midnight has two dates.
  enum Doubt: Equatable {
    /// The trip is taken to be on the leg that departs on its date; another leg arrives on it. In words.
    case twoLegs(String)
    /// The trip's date is no leg's departure date; it is taken for the date here.
    case dateHere
  }

  let flights: [Flight]
  let day: Day
  private let airport: String
  private var legs: [FlightNumber: [FlightLeg]] = [:]
  private let records: RecordsByAirport
  private var zones = ZoneTable()
  /// By people file.
  private var evidence: [Int: DateEvidence] = [:]

  /// - Parameters:
  ///   - flights: those of the sheet.
  ///   - rows: all rows of the airport, whose other days and airports tell "out of scope" from "not found".
  init(_ flights: [Flight], rows: AirportRows, records: RecordsByAirport, day: Day) {
    self.flights = flights
    self.day = day
    airport = rows.airport
    self.records = records
    for (index, flight) in flights.enumerated() {
      guard let here = flight.here.scheduled else { continue }
      let leg = leg(
        index, flight.direction, flight.otherAirport, flight.departure.scheduled, flight.arrival.scheduled,
        here: here)
      for number in [flight.number] + flight.codeshares { legs[number, default: []].append(leg) }
    }
    for row in rows.otherDays {
      let leg = leg(
        nil, row.direction, row.other, row.times.departure.scheduled, row.times.arrival.scheduled,
        here: row.scheduled)
      for number in records.flights.records[row.record].numbers { legs[number, default: []].append(leg) }
    }
  }

  private mutating func leg(
    _ flight: Int?, _ direction: Direction, _ other: String, _ departure: Instant?, _ arrival: Instant?,
    here: Instant
  ) -> FlightLeg {
    let isArrival = direction == .arrival
    let dateHere = day.zone.local(at: here).date
    let dateThere = (isArrival ? departure : arrival).flatMap { instant in
      zones.zone(of: other, around: LocalTime(wallSeconds: instant.seconds))?.local(at: instant).date
    }
    let dates = FlightLeg.Dates(
      departure: isArrival ? dateThere : dateHere, arrival: isArrival ? dateHere : dateThere, here: dateHere)
    return FlightLeg(flight: flight, direction: direction, other: other, dates: dates)
  }

  // MARK: Matching

  /// Finds out, for each people file, which of a flight's two dates its rows have.
  mutating func learn(from people: [PersonRecord]) {
    guard legs.values.contains(where: { $0.contains(where: \.isOvernight) }) else { return }
    for person in people {
      for trip in person.trips where trip.dateEnd == nil {
        guard let number = FlightNumber(trip.flight), let date = date(of: trip) else { continue }
        let readings = Set(candidates(trip, number).compactMap { $0.reading(date, nil) })
        if readings.count == 1, let reading = readings.first {
          let known = DateEvidence.Case(number: number, date: date)
          evidence[person.row.input, default: DateEvidence()].add(known, reading)
        }
      }
    }
  }

  /// - Parameter input: the people file, by its place among them.
  func match(_ trip: PersonRecord.Trip, input: Int = 0) -> (match: Match, doubt: Doubt?) {
    guard let number = FlightNumber(trip.flight) else { return (.none, nil) }
    guard trip.date != .unreadable else { return (.undated, nil) }
    var found = candidates(trip, number)
    var doubt: Doubt?
    if let date = date(of: trip) {
      let decided = trip.dateEnd ?? evidence[input]?.decision(for: .init(number: number, date: date))
      (found, doubt) = choice(found, trip, date, decided)
    }
    let onSheet = found.compactMap(\.flight)
    switch onSheet.count {
    case 1: return (.flight(onSheet[0]), doubt)
    case 2...: return (.several(onSheet), nil)
    default:
      if doubt == .dateHere { doubt = nil }
      return isOutOfScope(trip, number, found) ? (.outOfScope, doubt) : (.none, nil)
    }
  }

  /// The legs that a date means.
  ///
  /// - Parameter decided: whose date it is, as the column or the file says.
  private func choice(
    _ candidates: [FlightLeg], _ trip: PersonRecord.Trip, _ date: CalendarDate,
    _ decided: PersonRecord.DateEnd?
  ) -> ([FlightLeg], Doubt?) {
    func legs(_ readings: FlightLeg.Reading...) -> [FlightLeg] {
      candidates.filter { $0.reading(date, trip.dateEnd).map(readings.contains) ?? false }
    }
    let (departing, here) = (legs(.departure), legs(.here))
    if departing.isEmpty {
      let isDoubtful = !here.isEmpty && legs(.both).isEmpty && decided != .arrival
      return (legs(.here, .both), isDoubtful ? .dateHere : nil)
    }
    guard !here.isEmpty else { return (legs(.departure, .both), nil) }
    if decided == .arrival { return (legs(.here, .both), nil) }
    let doubt = decided == nil ? Self.words(departing[0], here[0]) : nil
    return (legs(.departure, .both), doubt.map(Doubt.twoLegs))
  }

  private static func words(_ departing: FlightLeg, _ here: FlightLeg) -> String {
    let date = here.dates.departure?.description ?? ""
    return "the one that departs on that date and is here on \(departing.dates.here), "
      + "or the one that departs on \(date) and is here on that date"
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

  private func candidates(_ trip: PersonRecord.Trip, _ number: FlightNumber) -> [FlightLeg] {
    (legs[number] ?? []).filter { $0.fits(trip, at: airport) }
  }

  /// Whether the trip is on another day, or its flight at another airport.
  private func isOutOfScope(
    _ trip: PersonRecord.Trip, _ number: FlightNumber, _ found: [FlightLeg]
  ) -> Bool {
    let ends = [trip.origin, trip.destination].compactMap { $0?.asCode }.filter { !$0.isEmpty }
    if ends.count == 2, !ends.contains(airport) { return true }
    if let date = date(of: trip), !found.isEmpty || date != day.date { return true }
    let isOnSheet = legs[number]?.contains { $0.flight != nil } ?? false
    return !isOnSheet && records.hasElsewhere(number, than: airport)
  }

  /// A sentence on where the trip's number is found although it is no match; `nil` where it is nowhere.
  func hint(for trip: PersonRecord.Trip) -> String? {
    guard let number = FlightNumber(trip.flight), let known = legs[number] else { return nil }
    let onSheet = known.compactMap(\.flight)
    if !onSheet.isEmpty {
      return "The sheet has \(onSheet.map { flights[$0].asCandidate }.joined(separator: ", "))."
    }
    let dates = Set(known.map(\.dates.here)).sorted()
    return "The file has it on \(dates.map(\.description).joined(separator: ", "))."
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
