/// What a run reads, once: the flights, and the people where there are any.
package struct DayInputs: Sendable {
  package var flights: LoadedFlights
  /// `nil` without a people file.
  package var people: LoadedPeople?

  /// Both inputs are read even where one is unusable, so that every problem is reported.
  package static func load(_ options: ReportOptions) throws(RunError) -> DayInputs {
    let flights = Result { () throws(RunError) in
      try FlightLoader.load(paths: options.flights, feed: options.feed, layout: options.layout)
    }
    guard !options.people.isEmpty else { return DayInputs(flights: try flights.get()) }
    let people = Result { () throws(RunError) in try PeopleLoader.load(paths: options.people) }
    switch (flights, people) {
    case (.failure(let first), .failure(let second)):
      throw RunError(first.exitCode, first.diagnostics + second.diagnostics)
    case (.failure(let error), .success(let people)):
      throw RunError(error.exitCode, error.diagnostics + people.diagnostics)
    case (.success(let flights), .failure(let error)):
      throw RunError(error.exitCode, flights.diagnostics + error.diagnostics)
    case (.success(let flights), .success(let people)):
      return DayInputs(flights: flights, people: people)
    }
  }

  /// Flights first, each kind in the order in which the user named them.
  var texts: [InputText] { flights.inputs + (people?.inputs ?? []) }

  /// What reading them gave.
  var diagnostics: [Diagnostic] { flights.diagnostics + (people?.diagnostics ?? []) }
}
