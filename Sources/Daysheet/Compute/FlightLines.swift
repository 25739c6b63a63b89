import AirportData
import Timelines

/// The lines of a sheet's flights, in their order.
struct FlightLines {
  private(set) var lines: [FlightLine] = []
  /// Zone and city of every other airport, found once.
  private var airports: [String: (zone: Zone?, city: String)] = [:]

  private let known: Airports

  init(of sheet: SheetDay) {
    known = sheet.airports
    var hour = 0
    for flight in sheet.flights {
      let localTime = flight.here.scheduled ?? sheet.day.start
      while hour + 1 < sheet.day.hours.count, sheet.day.hours[hour].end <= localTime { hour += 1 }
      let other = other(of: flight, around: sheet.day.start)
      lines.append(
        FlightLine(
          flight, id: lines.count, localTime: localTime, hour: hour, asOf: sheet.asOf, events: sheet.events,
          otherZone: other.zone, otherCity: other.city))
    }
  }

  private mutating func other(of flight: Flight, around instant: Instant) -> (zone: Zone?, city: String) {
    let code = flight.otherAirport
    if let known = airports[code] { return known }
    let place = known.find(code).map { (zone: $0.zone, name: $0.city) } ?? known.city(code)
    let found = (
      zone: place.flatMap { Zone(identifier: $0.zone, around: instant) }, city: place?.name ?? code
    )
    airports[code] = found
    return found
  }
}

extension FlightLine {
  /// A flight as it is known at as-of; domain.md, "A flight's times", "Progress" and "Status".
  init(
    _ flight: Flight, id: Int, localTime: Instant, hour: Int, asOf: Instant, events: KnownEvents,
    otherZone: Zone?, otherCity: String
  ) {
    let known = KnownTimes(of: flight, at: asOf, events: events)
    let state = StateAtAsOf(known, of: flight, scheduled: localTime, events)
    let here = flight.direction == .arrival ? known.arrival : known.departure
    var estimated = here.estimated ?? here.runway?.estimated
    // Without a delay the estimate is all that keeps the time by which it was expected, or did what it did here.
    if state.delayMinutes == nil {
      estimated = here.hasHappened || state.best != localTime ? state.best : here.estimated
    }
    self.init(
      flight: flight, id: id, localTime: localTime, estimated: estimated,
      actual: here.actual ?? here.runway?.actual, bestDeparture: known.bestDeparture,
      bestArrival: known.bestArrival, delayMinutes: state.delayMinutes,
      flightMinutes: Self.minutes(of: flight, known), status: state.status, progress: state.progress,
      hour: hour, personSections: [], otherZone: otherZone, otherCity: otherCity,
      overdueMinutes: state.overdueMinutes)
  }

  /// The data's minutes, else between the scheduled ends, else between the best known ones; `nil` unless positive.
  private static func minutes(of flight: Flight, _ known: KnownTimes) -> Int? {
    if let minutes = flight.flightMinutes { return minutes }
    let ends = [
      (flight.departure.scheduled, flight.arrival.scheduled), (known.bestDeparture, known.bestArrival),
    ]
    for case (let departure?, let arrival?) in ends {
      let minutes = arrival.minutes(since: departure)
      return minutes > 0 ? minutes : nil
    }
    return nil
  }
}
