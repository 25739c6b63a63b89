import Timelines

/// What a reader should know about the times of a sheet's flights: which are overdue, which were lost sight of, and which
/// are later than can be said. One note for each, however many flights it is about.
enum TimeNotes {
  static func notes(
    on flights: [Flight], at asOf: Instant, _ events: KnownEvents, inputs: [InputText]
  ) -> [Diagnostic] {
    var found: [Diagnostic.Code: [(flight: Flight, minutes: Int?)]] = [:]
    for flight in flights {
      guard let scheduled = flight.here.scheduled else { continue }
      let known = KnownTimes(of: flight, at: asOf, events: events)
      let state = StateAtAsOf(known, of: flight, scheduled: scheduled, events)
      if let minutes = state.overdueMinutes { found[.overdueFlight, default: []].append((flight, minutes)) }
      if state.status == .unknown { found[.nothingHeard, default: []].append((flight, known.silentMinutes)) }
      let here = flight.direction == .arrival ? known.arrival : known.departure
      if state.status != .cancelled, here.isLateByLanding(as: flight.direction) {
        found[.lateByLanding, default: []].append((flight, state.delayMinutes))
      }
    }
    return found.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { code, flights in
      flights.first.map { [note(code, flights, at: $0.flight.row.location)] } ?? []
    }
  }

  private static func note(
    _ code: Diagnostic.Code, _ flights: [(flight: Flight, minutes: Int?)], at location: SourceLocation
  ) -> Diagnostic {
    let names = flights.prefix(named).map { flight, minutes in
      "\(flight.number)" + (minutes.map { " (\($0) min)" } ?? "")
    }
    let rest = flights.count > named ? " and \(flights.count - named) more" : ""
    let list = names.joined(separator: ", ") + rest
    let text =
      switch code {
      case .overdueFlight: "overdue at as-of, by the departures and arrivals that the input tells: \(list)"
      case .nothingHeard: "nothing was heard since the flight was expected; its status is unknown: \(list)"
      default:
        "late by at least so much: of the arrival only the landing is known, not the time at the gate: \(list)"
      }
    return Diagnostic(.note, code, text, at: location)
  }

  /// How many flights a note names.
  private static let named = 5
}
