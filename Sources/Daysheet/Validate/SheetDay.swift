package import AirportData
package import Timelines

/// What validation yields: one airport's day, resolved and without contradictions.
package struct SheetDay: Sendable {
  package var airport: Airport
  package var day: Day
  package var asOf: Instant
  /// By scheduled instant, then flight number, then other airport (product.md, order of rows).
  package var flights: [Flight]
  package var people: [Person]
  package var rejects: [Reject]
  package var diagnostics: [Diagnostic]
  /// For each flights input, rows of another day or airport; likewise for people.
  package var flightRowsOutOfScope: [Int]
  package var peopleRowsOutOfScope: [Int]
  /// For each flights input, rows of neither the airport nor certainly another: an end of theirs is no known airport.
  package var flightRowsOfUnknownAirports: [Int]
  /// What is known of airports, for the other ends.
  package var airports = Airports.builtIn
  /// Flights of the day before that are still to come; they are in nothing else of the sheet.
  package var expected: [ExpectedFlight] = []
  /// How many rows became one with another as code-shares.
  package var mergedCodeshares: Int
  /// Which events the whole day's rows tell; a sheet of a part of them knows no less.
  package var events: KnownEvents

  package init(
    airport: Airport, day: Day, asOf: Instant, flights: [Flight], people: [Person], rejects: [Reject],
    diagnostics: [Diagnostic], flightRowsOutOfScope: [Int], peopleRowsOutOfScope: [Int],
    mergedCodeshares: Int,
    events: KnownEvents, flightRowsOfUnknownAirports: [Int] = []
  ) {
    self.airport = airport
    self.day = day
    self.asOf = asOf
    self.flights = flights
    self.people = people
    self.rejects = rejects
    self.diagnostics = diagnostics
    self.flightRowsOutOfScope = flightRowsOutOfScope
    self.peopleRowsOutOfScope = peopleRowsOutOfScope
    self.mergedCodeshares = mergedCodeshares
    self.events = events
    self.flightRowsOfUnknownAirports = flightRowsOfUnknownAirports
  }
}
