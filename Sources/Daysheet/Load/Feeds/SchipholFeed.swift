import Timelines

/// Schiphol's public flight API, version 4 (feeds.md, "Live feeds"). Times have their offset; only Amsterdam's are given.
enum SchipholFeed: FlightFeed {
  static let name = "schiphol"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case flightName, mainFlight, direction, airline, destinations, scheduled
    case estimatedLanding, actualLanding, estimatedOffBlock, actualOffBlock
    case states, terminal, gate, belts, registration, codeshares

    var spellings: [String] {
      switch self {
      case .flightName: ["flightName"]
      case .mainFlight: ["mainFlight"]
      case .direction: ["flightDirection"]
      case .airline: ["prefixIATA"]
      case .destinations: ["route.destinations"]
      case .scheduled: ["scheduleDateTime"]
      case .estimatedLanding: ["estimatedLandingTime"]
      case .actualLanding: ["actualLandingTime"]
      case .estimatedOffBlock: ["publicEstimatedOffBlockTime"]
      case .actualOffBlock: ["actualOffBlockTime"]
      case .states: ["publicFlightState.flightStates"]
      case .terminal: ["terminal"]
      case .gate: ["gate"]
      case .belts: ["baggageClaim.belts"]
      case .registration: ["aircraftRegistration"]
      case .codeshares: ["codeshares.codeshares"]
      }
    }

    static let shapes: [[[Self]]] = [[[.flightName], [.direction], [.scheduled], [.destinations]]]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let direction = row.direction(.direction)
    // Of several places the first is the one that the flight goes to, or comes from, without a stop.
    let other = row.list(.destinations).first?.uppercased() ?? ""
    var record = FlightRecord(
      row: row.reference, number: row.text(.flightName) ?? "",
      route: direction.map { .local($0, airport: "AMS", other: other) } ?? .ends(origin: "", destination: ""))
    record.airline = row.text(.airline)
    if direction == .arrival {
      // On block by schedule, and only the landing beside it.
      record.arrival = row.end(scheduled: [.scheduled], estimated: [], actual: [])
      record.arrival.runway = row.runway(estimated: [.estimatedLanding], actual: [.actualLanding])
    } else {
      record.departure = row.end(
        scheduled: [.scheduled], estimated: [.estimatedOffBlock], actual: [.actualOffBlock])
    }
    setStatus(of: &record, row.list(.states))
    record.terminal = row.text(.terminal)
    record.gate = row.text(.gate)
    let belts = row.list(.belts)
    if !belts.isEmpty { record.belt = belts.joined(separator: " ") }
    record.aircraft = row.text(.registration)
    record.codeshares = row.list(.codeshares)
    // Numbers are padded with zeros in some rows and not in others.
    if let main = row.text(.mainFlight) {
      if FlightNumber(main) == FlightNumber(record.number) {
        record.operation = .own
      } else {
        record.isMarketed(for: main)
      }
    }
    return row.checked(record, number: .flightName, route: .direction, time: .scheduled)
  }

  /// The states are in the order of their weight; a cancellation or diversion counts wherever it stands.
  private static func setStatus(of record: inout FlightRecord, _ states: [String]) {
    let decisive = states.first { ["CNX", "DIV"].contains($0.uppercased()) }
    record.setStatus(decisive ?? states.first, statuses)
  }

  private static let statuses: [String: Status] = [
    "sch": .scheduled, "tom": .scheduled, "del": .delayed, "wil": .scheduled, "gto": .boarding,
    "brd": .boarding, "gcl": .boarding, "gtd": .boarding, "gch": .scheduled, "dep": .departed,
    "air": .inFlight, "exp": .inFlight, "fir": .inFlight, "lnd": .landed, "fib": .arrived, "arr": .arrived,
    "div": .diverted, "cnx": .cancelled,
  ]
}
