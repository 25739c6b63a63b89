import Timelines

/// Of which events a day's input knows that they have happened (domain.md, "Overdue").
///
/// A plain timetable knows none: there, a time that has passed is all that can be said. Where some row has an actual time
/// of a kind, a row without one means that it has not happened.
package struct KnownEvents: Hashable, Sendable {
  private var kinds: Set<Kind> = []
  /// From here on nothing more is waited for.
  let dayEnd: Instant

  private struct Kind: Hashable {
    var event: Direction
    var isHere: Bool
  }

  init(of flights: [Flight], at asOf: Instant, dayEnd: Instant) {
    self.dayEnd = dayEnd
    for flight in flights {
      for (event, end) in [(Direction.departure, flight.departure), (.arrival, flight.arrival)]
      where end.known(at: asOf).hasHappened {
        kinds.insert(Kind(event: event, isHere: flight.direction == event))
      }
    }
  }

  /// Whether departures or arrivals, here or elsewhere, are told.
  func records(_ event: Direction, isHere: Bool) -> Bool {
    kinds.contains(Kind(event: event, isHere: isHere))
  }
}
