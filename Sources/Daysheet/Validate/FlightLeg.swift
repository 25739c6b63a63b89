import Timelines

/// One leg of the input at the sheet's airport, on the sheet or on another day, with the dates that tickets and desks
/// write for it.
struct FlightLeg {
  /// Index into the sheet's flights; `nil` on another day.
  var flight: Int?
  var direction: Direction
  /// IATA code of the other end.
  var other: String
  var dates: Dates

  struct Dates: Hashable {
    /// At the origin; `nil` where the leg has no departure time.
    var departure: CalendarDate?
    /// At the destination; `nil` where the leg has no arrival time.
    var arrival: CalendarDate?
    /// At the sheet's airport.
    var here: CalendarDate
  }

  /// How a date of a person's trip leads to the leg.
  enum Reading { case departure, here, both }

  /// `nil` where the date is none of the leg's that may be meant.
  ///
  /// - Parameter end: whose date it is, where the file says so.
  func reading(_ date: CalendarDate, _ end: PersonRecord.DateEnd?) -> Reading? {
    switch end {
    case .departure: return date == dates.departure ?? dates.here ? .both : nil
    case .arrival: return date == dates.arrival ?? dates.here ? .both : nil
    case nil:
      let isDeparture = date == dates.departure ?? dates.here
      if date == dates.here { return isDeparture ? .both : .here }
      return isDeparture ? .departure : nil
    }
  }

  /// Whether it departs on one date and is here on another.
  var isOvernight: Bool { dates.departure.map { $0 != dates.here } ?? false }

  /// Whether direction, origin and destination are the leg's, where the trip names them.
  func fits(_ trip: PersonRecord.Trip, at airport: String) -> Bool {
    let isArrival = direction == .arrival
    return (trip.direction.map { $0 == direction } ?? true)
      && Self.agree(trip.origin, isArrival ? other : airport)
      && Self.agree(trip.destination, isArrival ? airport : other)
  }

  private static func agree(_ named: String?, _ code: String) -> Bool {
    guard let named = named?.asCode, !named.isEmpty, !code.isEmpty else { return true }
    return named == code
  }
}

/// Which of a flight's two dates the rows of one people file have (domain.md, "People and companies").
///
/// Rows that fit one date only are the evidence, and they decide for the others where none speaks for the other date.
struct DateEvidence {
  /// One flight number on one date: ten people of one flight are one piece of evidence.
  struct Case: Hashable {
    var number: FlightNumber
    var date: CalendarDate
  }

  private var departure: Set<Case> = []
  private var here: Set<Case> = []

  mutating func add(_ trip: Case, _ reading: FlightLeg.Reading) {
    switch reading {
    case .departure: departure.insert(trip)
    case .here: here.insert(trip)
    case .both: break
    }
  }

  /// What the file's other rows say about a trip.
  func decision(for trip: Case) -> PersonRecord.DateEnd? {
    func others(_ cases: Set<Case>) -> Bool { cases.count > (cases.contains(trip) ? 1 : 0) }
    if others(departure), here.isEmpty { return .departure }
    return others(here) && departure.isEmpty ? .arrival : nil
  }
}
