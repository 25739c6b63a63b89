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
    for group in groups.values {
      let isAlone = group.count == 1
      if isAlone, flights[group[0]].operatingNumber == nil { continue }
      for indices in isAlone ? [group] : families(group, flights) {
        for index in indices { merged[index] = nil }
        merged[indices[0]] = one(of: indices.map { flights[$0] })
      }
    }
    let result = merged.compactMap { $0 }
    return (result, flights.count - result.count)
  }

  /// What rows of one flight share for certain; the time at the other end some of them may lack.
  private struct Key: Hashable {
    var direction: Direction
    var other: String
    var scheduled: Instant?

    init(_ flight: Flight) {
      direction = flight.direction
      other = flight.otherAirport
      scheduled = flight.here.scheduled
    }
  }

  /// The rows that hang together by the numbers that they carry or name.
  private static func families(_ group: [Int], _ flights: [Flight]) -> [[Int]] {
    var families: [[Int]] = []
    // Rows that know both times come first: what lacks one then joins those that it hangs together with.
    let order =
      group.filter { flights[$0].there.scheduled != nil }
      + group.filter { flights[$0].there.scheduled == nil }
    for index in order {
      var rows = [index]
      // Rows without code-shares join a family only when it names them; the same number twice is no code-share.
      for place in families.indices.reversed() {
        let family = families[place].map { flights[$0] }
        guard areOne(family, flights[index]), agree(family + rows.map { flights[$0] }) else { continue }
        rows = families[place] + rows
        families.remove(at: place)
      }
      families.append(rows)
    }
    return families.map { $0.sorted() }
  }

  /// Whether no two rows contradict each other in the time at the other end.
  private static func agree(_ rows: [Flight]) -> Bool {
    Set(rows.compactMap(\.there.scheduled)).count <= 1
  }

  private static func areOne(_ family: [Flight], _ flight: Flight) -> Bool {
    family.contains { other in
      other.number != flight.number
        && (other.codeshares.contains(flight.number) || flight.codeshares.contains(other.number)
          || other.codeshares.contains { flight.codeshares.contains($0) }
          || (other.registration != nil && other.registration == flight.registration))
    }
  }

  /// One flight of all rows; the operator's number leads, also where it has no row of its own.
  private static func one(of rows: [Flight]) -> Flight {
    let operating = operatingNumber(of: rows)
    if rows.count == 1, rows[0].number == operating { return rows[0] }
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

  /// What the input states, a row's word about itself before what others say of it. Where it states nothing: the number
  /// that every other row names; else that of the row that names all others; else where the names lead to from the first
  /// row on.
  private static func operatingNumber(of rows: [Flight]) -> FlightNumber {
    if let own = rows.first(where: { $0.operatingNumber == $0.number }) { return own.number }
    if let stated = rows.lazy.compactMap(\.operatingNumber).first { return stated }
    guard rows.count > 1 else { return rows[0].number }
    let numbers = Set(rows.map(\.number))
    let named = numbers.union(rows.flatMap(\.codeshares)).filter { number in
      rows.allSatisfy { $0.number == number || $0.codeshares.contains(number) }
    }
    if named.count == 1, let only = named.first { return only }
    if let list = rows.first(where: { numbers.subtracting([$0.number]).isSubset(of: $0.codeshares) }) {
      return list.number
    }
    return end(of: rows[0].number, rows, seen: [])
  }

  /// Follows rows that name one other flight, until one names none or several.
  private static func end(
    of number: FlightNumber, _ rows: [Flight], seen: Set<FlightNumber>
  ) -> FlightNumber {
    guard let row = rows.first(where: { $0.number == number }), row.codeshares.count == 1,
      let next = row.codeshares.first, !seen.contains(next)
    else { return number }
    return end(of: next, rows, seen: seen.union([number]))
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
    scheduled = scheduled ?? other.scheduled
    runway = runway ?? other.runway
    estimated = estimated ?? other.estimated
    actual = actual ?? other.actual
    statedDelay = statedDelay ?? other.statedDelay
  }
}
