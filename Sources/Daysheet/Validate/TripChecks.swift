import Timelines

/// What is doubtful about the flights that people are linked to.
enum TripChecks {
  /// A warning for a person on two flights at once, and a note for people on a cancelled flight.
  static func diagnostics(_ people: [Person], _ flights: [Flight]) -> [Diagnostic] {
    people.flatMap { overlaps(of: $0, flights) } + cancellations(people, flights)
  }

  /// By schedule, as trips are booked: a flight that is late makes a missed connection, not a wrong file.
  private static func overlaps(of person: Person, _ flights: [Flight]) -> [Diagnostic] {
    guard person.flights.count > 1 else { return [] }
    let sorted = person.flights.map { flights[$0] }.filter { $0.span != nil }
      .sorted {
        ($0.span?.lowerBound.seconds ?? 0, $0.number) < ($1.span?.lowerBound.seconds ?? 0, $1.number)
      }
    return zip(sorted, sorted.dropFirst()).compactMap { first, second in
      guard let earlier = first.span, let later = second.span,
        later.lowerBound < earlier.upperBound || later.lowerBound == earlier.lowerBound
      else { return nil }
      return Diagnostic(
        .warning, .overlappingTrips,
        "a person on two flights at once: \(first.asCandidate), \(second.asCandidate)",
        at: person.row.location)
    }
  }

  /// One note for each flight, at its first person.
  private static func cancellations(_ people: [Person], _ flights: [Flight]) -> [Diagnostic] {
    var first: [Int: (person: Int, count: Int)] = [:]
    for (index, person) in people.enumerated() {
      for flight in person.flights where flights[flight].reportedStatus == .cancelled {
        first[flight, default: (index, 0)].count += 1
      }
    }
    return first.map { flight, found in
      let text = found.count == 1 ? "a person is" : "\(found.count) people are"
      return Diagnostic(
        .note, .personOnCancelledFlight, "\(text) on \(flights[flight].number), which is cancelled",
        at: people[found.person].row.location)
    }
  }
}

extension Flight {
  /// Scheduled, by the minutes where an end is missing; an instant where they are too. `nil` for ends in wrong order.
  fileprivate var span: ClosedRange<Instant>? {
    let (departure, arrival) = (departure.scheduled, arrival.scheduled)
    guard let start = departure ?? arrival?.adding(minutes: -(flightMinutes ?? 0)),
      let end = arrival ?? departure?.adding(minutes: flightMinutes ?? 0), start <= end
    else { return nil }
    return start...end
  }
}
