package import Timelines

/// What a run reads, once: the flights, and the people where there are any.
package struct DayInputs: Sendable {
  package var flights: LoadedFlights
  /// `nil` without a people file.
  package var people: LoadedPeople?

  /// Both inputs are read even where one is unusable, so that every problem is reported.
  ///
  /// - Parameter now: where only one sheet is made of them, for its day: rows that cannot be on it may be counted only.
  package static func load(_ options: ReportOptions, forOneSheet now: Instant? = nil) throws(RunError)
    -> DayInputs
  {
    let people =
      options.people.isEmpty
      ? nil
      : Result { () throws(RunError) in
        var people = try PeopleLoader.load(paths: options.people, reading: options.reading)
        var cells = AirportCells(options.airports)
        cells.replace(in: &people)
        return people
      }
    let scope = now.flatMap { LoadScope(options, people: try? people?.get(), now: $0) }
    var reading = options.reading
    reading.isDayGiven = options.day != .automatic
    let flights = Result { () throws(RunError) in
      var flights = try FlightLoader.load(
        paths: options.flights, feed: options.feed, layout: options.layout, scope: scope, reading: reading)
      var cells = AirportCells(options.airports)
      cells.replace(in: &flights)
      return flights
    }
    switch (flights, people) {
    case (.success(let flights), nil):
      return DayInputs(flights: flights)
    case (.success(let flights), .success(let people)):
      return DayInputs(flights: flights, people: people)
    case (.success(let flights), .failure(let error)):
      throw RunError(error.exitCode, flights.diagnostics + error.diagnostics)
    case (.failure(let error), nil):
      throw error
    case (.failure(let error), .success(let people)):
      throw RunError(error.exitCode, error.diagnostics + people.diagnostics)
    case (.failure(let first), .failure(let second)):
      throw RunError(first.exitCode, first.diagnostics + second.diagnostics)
    }
  }

  /// Flights first, each kind in the order in which the user named them.
  var texts: [InputText] { flights.inputs + (people?.inputs ?? []) }

  /// What reading them gave.
  var diagnostics: [Diagnostic] { flights.diagnostics + (people?.diagnostics ?? []) }
}
