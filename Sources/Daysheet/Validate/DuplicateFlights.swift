import Timelines

extension FlightChecks {
  /// The flights without exact duplicates, each with a warning (domain.md, "Flights that are one flight").
  ///
  /// Number and date alone is no key: number, origin, destination and date is. Rows that agree in it but not in the rest
  /// contradict each other; both are kept.
  mutating func withoutDuplicates(_ flights: [Flight]) -> [Flight] {
    var kept: [Flight] = []
    var known: [Key: [Int]] = [:]
    for flight in flights {
      let key = Key(flight)
      let same = known[key] ?? []
      if let first = same.first(where: { kept[$0].isDuplicate(of: flight) }) {
        warn(.duplicateFlight, "\(flight.number) again, \(kept[first].row.asBefore)", flight.row)
        continue
      }
      if let first = same.first {
        warn(
          .conflictingFlight,
          "\(flight.asCandidate) again on the same day, but not \(kept[first].row.asBefore)",
          flight.row)
      }
      known[key, default: []].append(kept.count)
      kept.append(flight)
    }
    return kept
  }

  private struct Key: Hashable {
    var number: FlightNumber
    var direction: Direction
    var other: String

    init(_ flight: Flight) {
      number = flight.number
      direction = flight.direction
      other = flight.otherAirport
    }
  }
}

extension Flight {
  fileprivate func isDuplicate(of other: Flight) -> Bool {
    var moved = other
    moved.row = row
    return self == moved
  }
}

extension RowReference {
  /// `the same as line 12`, for a sentence about a later row.
  var asBefore: String { "the same as line \(location.line) of \(location.file)" }
}
