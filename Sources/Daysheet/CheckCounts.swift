/// What became of the rows, for `check`: every row of the inputs is in one of the numbers.
package struct CheckCounts: Hashable, Sendable {
  package var flights: Flights
  /// `nil` without a people file.
  package var people: People?

  package struct Flights: Hashable, Sendable {
    package var rows: Int
    package var arrivals: Int
    package var departures: Int
    package var flights: Int { arrivals + departures }
    /// Rows of another airport or day.
    package var outOfScope: Int
    package var rejected: Int
    /// Rows that may be of the airport: an end of theirs is no known airport.
    package var unknownAirport = 0
    /// Rows that became one with another, as code-shares or as messages about one leg, and those that were there before.
    package var merged: Int
    package var duplicates: Int
  }

  package struct People: Hashable, Sendable {
    package var rows: Int
    package var people: Int
    /// People with a flight on the sheet.
    package var linked: Int
    package var unlinked: Int { people - linked }
    /// Rows of people whose flights are all of another airport or day.
    package var outOfScope: Int
    package var rejected: Int
  }

  init(_ sheet: SheetDay, flights: [InputText], people: [InputText]?) {
    func rejected(_ inputs: [InputText]) -> Int {
      let paths = Set(inputs.map(\.path))
      return sheet.rejects.count { paths.contains($0.row.location.file) }
    }
    let arrivals = sheet.flights.count { $0.direction == .arrival }
    self.flights = Flights(
      rows: flights.reduce(0) { $0 + $1.rows }, arrivals: arrivals,
      departures: sheet.flights.count - arrivals, outOfScope: sheet.flightRowsOutOfScope.reduce(0, +),
      rejected: rejected(flights), unknownAirport: sheet.flightRowsOfUnknownAirports.reduce(0, +),
      merged: sheet.mergedCodeshares + flights.reduce(0) { $0 + $1.mergedRows },
      duplicates: sheet.diagnostics.count { $0.code == .duplicateFlight })
    self.people = people.map { inputs in
      People(
        rows: inputs.reduce(0) { $0 + $1.rows }, people: sheet.people.count,
        linked: sheet.people.count { !$0.flights.isEmpty },
        outOfScope: sheet.peopleRowsOutOfScope.reduce(0, +), rejected: rejected(inputs))
    }
  }
}
