package import AirportData
import Synchronization
import Timelines

/// The flight records by the airports that they touch: made once, for any number of sheets.
package struct RecordsByAirport: Sendable {
  let flights: LoadedFlights
  let airports: Airports
  private let touching: [String: [Int]]
  /// Rows that leave their airport to `--airport`: those of every airport.
  private let anywhere: [Int]
  /// For each input, how many of its rows became a record or were left out while reading.
  let counts: [Int]
  /// Rows with an end that is no known airport.
  let unknownEnds: UnknownEnds
  private let numbers = NumberTable()

  package init(_ flights: LoadedFlights, airports: Airports = .builtIn) {
    self.flights = flights
    self.airports = airports
    var touching: [String: [Int]] = [:]
    var anywhere: [Int] = []
    var counts = flights.inputs.map(\.leftOut.count)
    for (index, record) in flights.records.enumerated() {
      counts[record.row.input] += 1
      switch record.route {
      case .local(_, let airport, _) where airport.isEmpty: anywhere.append(index)
      case .local(_, let airport, _): touching[airport.asCode, default: []].append(index)
      case .ends(let origin, let destination):
        let (origin, destination) = (origin.asCode, destination.asCode)
        touching[origin, default: []].append(index)
        if destination != origin { touching[destination, default: []].append(index) }
      }
    }
    self.touching = touching
    unknownEnds = UnknownEnds(touching, flights, airports)
    self.anywhere = anywhere
    self.counts = counts
  }

  /// The indices of an airport's records, in the order of the inputs.
  func records(at airport: String) -> [Int] {
    let own = touching[airport] ?? []
    return anywhere.isEmpty ? own : (own + anywhere).sorted()
  }

  /// Every airport that the rows name, sorted; those too that were left out while reading.
  var named: [String] {
    let leftOut = flights.inputs.flatMap(\.leftOut.airports.all)
    return Set(touching.keys).union(leftOut).subtracting([""]).sorted()
  }

  /// Whether a record with this number is of other airports only.
  func hasElsewhere(_ number: FlightNumber, than airport: String) -> Bool {
    numbers.records(of: number, in: flights.records).contains { flights.records[$0].role(at: airport) == nil }
  }
}

/// The records by flight number; many, and seldom asked for, so that they are sorted in when first asked.
private final class NumberTable: Sendable {
  private let table = Mutex<[FlightNumber: [Int]]?>(nil)

  func records(of number: FlightNumber, in records: [FlightRecord]) -> [Int] {
    table.withLock { table in
      if let known = table { return known[number] ?? [] }
      var made: [FlightNumber: [Int]] = [:]
      for (index, record) in records.enumerated() {
        for number in record.numbers { made[number, default: []].append(index) }
      }
      table = made
      return made[number] ?? []
    }
  }
}
