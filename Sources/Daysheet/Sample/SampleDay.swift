package import Timelines

/// An invented day at one airport: flights with a morning and an evening peak, delays, a cancellation, a flight over
/// midnight, and people of several companies on them.
package struct SampleDay {
  /// The moment that the flights' times and words are known at.
  package let asOf: Instant
  let day: Day
  let airport: SampleAirport
  let flights: [SampleFlight]
  let people: [SamplePerson]
  let zones: [String: Zone]

  package static let asOfText = "14:30"

  /// - Throws: exit code 69 where the machine has no zone data.
  package init(_ options: SampleOptions) throws(RunError) {
    guard let airport = SampleAirport.all.first(where: { $0.code == options.airport }) else {
      throw Self.unavailable("no sample of \(options.airport)")
    }
    let noon = Instant(seconds: options.day.daysSince1970 * 86_400 + 43_200)
    var zones: [String: Zone] = [:]
    for place in SampleAirport.all {
      guard let zone = Zone(identifier: place.zone, around: noon) else {
        throw Self.unavailable("no zone data for \(place.zone)")
      }
      zones[place.code] = zone
    }
    guard let zone = zones[airport.code] else { throw Self.unavailable("no zone data for \(airport.zone)") }
    day = Day(options.day, in: zone)
    asOf = day.instant(minutes: 14 * 60 + 30)
    var random = SeededGenerator(seed: options.seed)
    flights = SampleSchedule(airport: airport, day: day).flights(options.flights, &random)
    people = SamplePerson.people(options.people, on: flights, &random)
    self.airport = airport
    self.zones = zones
  }

  private static func unavailable(_ text: String) -> RunError {
    RunError(.unavailable, [Diagnostic(.error, .zoneData, text, at: .nowhere)])
  }
}

extension Diagnostic.Code {
  /// The zone data of the machine is missing (exit 69).
  package static let zoneData = Self(rawValue: "zone-data")
}

extension Day {
  /// The instant at which the wall clock of the day's date first shows `minutes` past midnight.
  func instant(minutes: Int) -> Instant {
    switch zone.resolve(LocalTime(date, minutes: minutes)) {
    case .unique(let instant), .repeated(let instant, _), .missing(let instant): instant
    }
  }
}
