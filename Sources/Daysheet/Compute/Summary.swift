package import AirportData
package import Timelines

/// Everything that a report says, computed once: the CSV files and the poster show the same numbers.
package struct Summary: Sendable {
  package var airport: Airport
  package var day: Day
  package var asOf: Instant
  /// By scheduled instant, then flight number, then other airport.
  package var flights: [FlightLine]
  /// The same flights in hour buckets.
  package var timeline: Timeline<FlightLine>
  /// One for each hour of the timeline, empty ones too.
  package var hours: [HourCount]
  /// In the order of the poster: by collation, "No company" last. Empty without a people file.
  package var sections: [CompanySection]
  package var counts: Counts
  /// Whether a people file was given, even an empty one.
  package var hasPeople: Bool
  /// Flights of the day before that are still to come; in no other member.
  package var expected: [ExpectedFlight] = []
  /// Since an earlier report; `nil` where none is compared with.
  package var changes: [Change]?

  package struct Counts: Hashable, Sendable {
    package var arrivals = 0
    package var departures = 0
    package var flights: Int { arrivals + departures }
    /// 15 minutes and more late and not cancelled, whatever the status.
    package var delayed = 0
    package var cancelled = 0
    package var diverted = 0
    /// Persons on the sheet, not links.
    package var people = 0
    /// Companies with a name.
    package var companies = 0
    /// Rows of people without a flight, as in ``CompanySection/unlinked``.
    package var unlinked = 0
    /// Rows that became one flight with another as code-shares.
    package var mergedCodeshares = 0

    package init() {}
  }

  package init(
    airport: Airport, day: Day, asOf: Instant, flights: [FlightLine], timeline: Timeline<FlightLine>,
    hours: [HourCount], sections: [CompanySection], counts: Counts, hasPeople: Bool
  ) {
    self.airport = airport
    self.day = day
    self.asOf = asOf
    self.flights = flights
    self.timeline = timeline
    self.hours = hours
    self.sections = sections
    self.counts = counts
    self.hasPeople = hasPeople
  }
}

/// One flight as the sheet shows it at as-of.
package struct FlightLine: Sendable, Identifiable {
  package var flight: Flight
  /// Index in ``Summary/flights``.
  package var id: Int
  /// Scheduled, at the sheet's airport; buckets and order use it.
  package var localTime: Instant
  /// Times here as they are known at as-of: an actual time later than as-of counts as estimated.
  package var estimated: Instant?
  package var actual: Instant?
  /// Best known times of the ends (domain.md, "A flight's times"); `nil` where nothing is known.
  package var bestDeparture: Instant?
  package var bestArrival: Instant?
  /// Best known − scheduled here, in minutes, negative when early; `nil` where nothing was heard for too long.
  package var delayMinutes: Int?
  /// Minutes since a departure or arrival was expected of which nothing was heard, where such things are told.
  package var overdueMinutes: Int?
  /// From the scheduled or, without them, the best known ends where the data gives none.
  package var flightMinutes: Int?
  package var status: Status
  /// 0…1, rounded to four decimals: CSV and plane use this same number. `nil`: no plane.
  package var progress: Double?
  /// Index in `day.hours`.
  package var hour: Int
  /// Indices into ``Summary/sections`` for each person on the flight, in the order of the sections.
  package var personSections: [Int]
  /// The zone of the other end, `nil` where the airport is unknown.
  package var otherZone: Zone?
  /// City of the other end, or its code where the airport is unknown.
  package var otherCity: String

  /// What changed since an earlier report; `nil` where nothing did or none is compared with.
  package var change: Change.Kind?

  /// Best known time here.
  package var best: Instant { (flight.direction == .arrival ? bestArrival : bestDeparture) ?? localTime }
  /// Best known time of the other end.
  package var otherBest: Instant? { flight.direction == .arrival ? bestDeparture : bestArrival }
  package var isDelayed: Bool { (delayMinutes ?? 0) >= 15 && status != .cancelled }

  package init(
    flight: Flight, id: Int, localTime: Instant, estimated: Instant?, actual: Instant?,
    bestDeparture: Instant?, bestArrival: Instant?, delayMinutes: Int?, flightMinutes: Int?, status: Status,
    progress: Double?, hour: Int, personSections: [Int], otherZone: Zone?, otherCity: String,
    overdueMinutes: Int? = nil
  ) {
    self.flight = flight
    self.id = id
    self.localTime = localTime
    self.estimated = estimated
    self.actual = actual
    self.bestDeparture = bestDeparture
    self.bestArrival = bestArrival
    self.delayMinutes = delayMinutes
    self.flightMinutes = flightMinutes
    self.status = status
    self.progress = progress
    self.hour = hour
    self.personSections = personSections
    self.otherZone = otherZone
    self.otherCity = otherCity
    self.overdueMinutes = overdueMinutes
  }
}

/// What one hour holds.
package struct HourCount: Sendable {
  package var hour: Hour
  package var arrivals = 0
  package var departures = 0
  package var flights: Int { arrivals + departures }
  package var delayed = 0
  package var cancelled = 0
  /// Links of persons to flights of the hour.
  package var people = 0

  package init(hour: Hour) { self.hour = hour }
}

/// One company and its people.
package struct CompanySection: Sendable {
  /// `nil` for people without a company; the poster says "No company".
  package var company: String?
  /// Sorted by family name, then given name, then flight.
  package var people: [PersonLine]
  package var persons: Int
  /// Rows of ``people`` with an arrival, with a departure, and without a flight: their sum is the number of rows.
  package var arrivals: Int
  package var departures: Int
  package var unlinked: Int
  /// Earliest and latest best known time at the sheet's airport of the section's flights.
  package var firstTime: Instant?
  package var lastTime: Instant?

  package init(
    company: String?, people: [PersonLine], persons: Int, arrivals: Int, departures: Int, unlinked: Int,
    firstTime: Instant?, lastTime: Instant?
  ) {
    self.company = company
    self.people = people
    self.persons = persons
    self.arrivals = arrivals
    self.departures = departures
    self.unlinked = unlinked
    self.firstTime = firstTime
    self.lastTime = lastTime
  }
}

/// One row of people.csv: a person with one of their flights, or without any.
package struct PersonLine: Sendable {
  package var person: Person
  /// Index in ``Summary/flights``; `nil` for a person whose flight was not found.
  package var flight: Int?
  /// The number as the file has it where the flight was not found; may be empty.
  package var unlinkedFlight: String

  package init(person: Person, flight: Int?, unlinkedFlight: String) {
    self.person = person
    self.flight = flight
    self.unlinkedFlight = unlinkedFlight
  }
}
