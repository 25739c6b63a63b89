import Timelines

/// Rows that are one flight under several numbers (domain.md, "Flights that are one flight").
enum Codeshares {
  /// Merges rows that share route and scheduled times and name each other, or one operating flight, or one aircraft.
  ///
  /// - Returns: the flights, each at the place of its first row, and how many rows became one with another.
  static func merging(_ flights: [Flight]) -> (flights: [Flight], absorbed: Int) {
    guard flights.contains(where: { !$0.codeshares.isEmpty || !$0.aircraft.isEmpty }) else {
      return (flights, 0)
    }
    var groups: [Key: [Int]] = [:]
    for (index, flight) in flights.enumerated() { groups[Key(flight), default: []].append(index) }
    var merged = flights.map(Optional.some)
    for group in groups.values where group.count > 1 {
      for indices in families(group, flights) where indices.count > 1 {
        for index in indices { merged[index] = nil }
        merged[indices[0]] = one(of: indices.map { flights[$0] })
      }
    }
    let result = merged.compactMap { $0 }
    return (result, flights.count - result.count)
  }

  private struct Key: Hashable {
    var direction: Direction
    var other: String
    var departure: Instant?
    var arrival: Instant?

    init(_ flight: Flight) {
      direction = flight.direction
      other = flight.otherAirport
      departure = flight.departure.scheduled
      arrival = flight.arrival.scheduled
    }
  }

  /// The rows that hang together by the numbers that they carry or name.
  private static func families(_ group: [Int], _ flights: [Flight]) -> [[Int]] {
    var families: [(numbers: Set<FlightNumber>, rows: [Int])] = []
    for index in group {
      var numbers = Set(flights[index].codeshares).union([flights[index].number])
      var rows = [index]
      // Rows without code-shares join a family only when it names them; the same number twice is no code-share.
      for place in families.indices.reversed()
      where areOne(families[place].rows.map { flights[$0] }, flights[index]) {
        numbers.formUnion(families[place].numbers)
        rows = families[place].rows + rows
        families.remove(at: place)
      }
      families.append((numbers, rows))
    }
    return families.map { $0.rows.sorted() }
  }

  private static func areOne(_ family: [Flight], _ flight: Flight) -> Bool {
    family.contains { other in
      other.number != flight.number
        && (other.codeshares.contains(flight.number) || flight.codeshares.contains(other.number)
          || other.codeshares.contains { flight.codeshares.contains($0) }
          || (other.registration != nil && other.registration == flight.registration))
    }
  }

  /// One flight of all rows; the operator's number leads.
  private static func one(of rows: [Flight]) -> Flight {
    let operating = operatingNumber(of: rows)
    var flight = rows.first { $0.number == operating } ?? rows[0]
    if flight.number != operating {
      flight.number = operating
      flight.airline = operating.airline
    }
    for row in rows { flight.fillGaps(from: row) }
    let numbers = Set(rows.flatMap { [$0.number] + $0.codeshares }).subtracting([operating])
    flight.codeshares = numbers.sorted()
    return flight
  }

  /// The number that most of the rows name. Where several are named alike, the row that names them all is the
  /// operator's list of marketing numbers; where there is none (rows name each other), the first row leads.
  private static func operatingNumber(of rows: [Flight]) -> FlightNumber {
    var votes: [FlightNumber: Int] = [:]
    for row in rows { for number in row.codeshares { votes[number, default: 0] += 1 } }
    let most = votes.values.max() ?? 0
    let elected = Set(votes.filter { $0.value == most }.keys)
    if elected.count == 1, let only = elected.first { return only }
    let list = rows.first { elected.isSubset(of: $0.codeshares) }
    return (list ?? rows[0]).number
  }
}

extension Flight {
  fileprivate var registration: Registration? { Registration(aircraft) }

  /// Takes what the row of another number says and this one does not.
  fileprivate mutating func fillGaps(from other: Flight) {
    departure.fillGaps(from: other.departure)
    arrival.fillGaps(from: other.arrival)
    flightMinutes = flightMinutes ?? other.flightMinutes
    reportedStatus = reportedStatus ?? other.reportedStatus
    if terminal.isEmpty { terminal = other.terminal }
    if gate.isEmpty { gate = other.gate }
    if belt.isEmpty { belt = other.belt }
    if aircraft.isEmpty { aircraft = other.aircraft }
  }
}

extension EndTimes {
  fileprivate mutating func fillGaps(from other: EndTimes) {
    estimated = estimated ?? other.estimated
    actual = actual ?? other.actual
    statedDelay = statedDelay ?? other.statedDelay
  }
}
