import Timelines

/// AeroDataBox's airport boards (feeds.md, "Live feeds"): a blank in the number and in times, the own airport left out.
enum AeroDataBoxFeed: FlightFeed {
  static let name = "aerodatabox"
  static let isNested = true

  /// What is said of one end; without legs a board has one end only, its own, beside the other airport's name.
  enum Column: Int, ColumnKey {
    case list, number, status, codeshareStatus, airlineIATA, airlineName, registration
    case origin, originICAO, departureScheduled, departureRevised, departureRunway, departureTerminal,
      departureGate
    case destination, destinationICAO, arrivalScheduled, arrivalRevised, arrivalRunway, arrivalTerminal
    case arrivalGate, arrivalBelt, arrivalPredicted, departurePredicted
    case other, otherICAO, scheduled, revised, predicted, runway, terminal, gate, belt

    var spellings: [String] {
      switch self {
      case .list: ["list"]
      case .number: ["number"]
      case .status: ["status"]
      case .codeshareStatus: ["codeshareStatus"]
      case .airlineIATA: ["airline.iata"]
      case .airlineName: ["airline.name"]
      case .registration: ["aircraft.reg"]
      case .origin: ["departure.airport.iata"]
      case .originICAO: ["departure.airport.icao"]
      case .departureScheduled: Self.time("departure", "scheduledTime")
      case .departureRevised: Self.time("departure", "revisedTime") + Self.time("departure", "actualTime")
      case .departurePredicted: Self.time("departure", "predictedTime")
      case .departureRunway: Self.time("departure", "runwayTime")
      case .departureTerminal: ["departure.terminal"]
      case .departureGate: ["departure.gate"]
      case .destination: ["arrival.airport.iata"]
      case .destinationICAO: ["arrival.airport.icao"]
      case .arrivalScheduled: Self.time("arrival", "scheduledTime")
      case .arrivalRevised: Self.time("arrival", "revisedTime") + Self.time("arrival", "actualTime")
      case .arrivalPredicted: Self.time("arrival", "predictedTime")
      case .arrivalRunway: Self.time("arrival", "runwayTime")
      case .arrivalTerminal: ["arrival.terminal"]
      case .arrivalGate: ["arrival.gate"]
      case .arrivalBelt: ["arrival.baggageBelt"]
      case .other: ["movement.airport.iata"]
      case .otherICAO: ["movement.airport.icao"]
      case .scheduled: Self.time("movement", "scheduledTime")
      case .revised: Self.time("movement", "revisedTime") + Self.time("movement", "actualTime")
      case .predicted: Self.time("movement", "predictedTime")
      case .runway: Self.time("movement", "runwayTime")
      case .terminal: ["movement.terminal"]
      case .gate: ["movement.gate"]
      case .belt: ["movement.baggageBelt"]
      }
    }

    /// With its offset where it is there; the older form of the service has both in the key's name, and
    /// calls the revised time the actual one. Answers of 2023 have both forms side by side.
    private static func time(_ end: String, _ name: String) -> [String] {
      ["\(end).\(name).local", "\(end).\(name).utc", "\(end).\(name)Local", "\(end).\(name)Utc"]
    }

    static let shapes: [[[Self]]] = [[[.number], [.scheduled, .departureScheduled, .arrivalScheduled]]]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let direction = row.text(.list).flatMap(Direction.init(word:))
    var record = FlightRecord(
      row: row.reference, number: row.text(.number) ?? "", route: route(&row, direction))
    record.airline = row.text(.airlineIATA, .airlineName)
    // Revised times are those of the gate. Nothing says whether they are estimates still; what has happened is told by
    // the runway.
    record.departure = row.end(
      scheduled: [.departureScheduled], estimated: [.departureRevised, .departurePredicted], actual: [])
    record.departure.runway = row.runway(actual: [.departureRunway])
    record.arrival = row.end(
      scheduled: [.arrivalScheduled], estimated: [.arrivalRevised, .arrivalPredicted], actual: [])
    record.arrival.runway = row.runway(actual: [.arrivalRunway])
    record.departure.terminal = row.text(.departureTerminal)
    record.departure.gate = row.text(.departureGate)
    record.arrival.terminal = row.text(.arrivalTerminal)
    record.arrival.gate = row.text(.arrivalGate)
    record.arrival.belt = row.text(.arrivalBelt)
    if row.cell(.scheduled) != nil {
      if direction == .arrival { record.arrival = here(&row) } else { record.departure = here(&row) }
    }
    record.aircraft = row.text(.registration)
    record.setStatus(row.text(.status), statuses)
    switch row.text(.codeshareStatus)?.lowercased() {
    case "isoperator": record.operation = .own
    case "iscodeshared": record.operation = .other
    default: break
    }
    return row.checked(record, number: .number, route: .origin, time: .departureScheduled)
  }

  /// The one end of a board without legs.
  private static func here(_ row: inout Row<Column>) -> RecordedEnd {
    var end = row.end(scheduled: [.scheduled], estimated: [.revised, .predicted], actual: [])
    end.runway = row.runway(actual: [.runway])
    end.terminal = row.text(.terminal)
    end.gate = row.text(.gate)
    end.belt = row.text(.belt)
    return end
  }

  /// A row of a list is about the airport that was asked for, which only `--airport` can name.
  private static func route(_ row: inout Row<Column>, _ direction: Direction?) -> FlightRecord.Route {
    let origin = row.airport(.origin, icao: .originICAO)
    let destination = row.airport(.destination, icao: .destinationICAO)
    let other = row.code(.other) ?? row.icaoCode(.otherICAO)
    return switch direction {
    case .arrival: .local(.arrival, airport: destination, other: other ?? origin)
    case .departure: .local(.departure, airport: origin, other: other ?? destination)
    case nil: .ends(origin: origin, destination: destination)
    }
  }

  private static let statuses: [String: Status] = [
    "unknown": .unknown, "expected": .scheduled, "enroute": .inFlight, "checkin": .scheduled,
    "boarding": .boarding, "gateclosed": .boarding, "departed": .departed, "delayed": .delayed,
    "approaching": .inFlight, "arrived": .arrived, "canceled": .cancelled, "diverted": .diverted,
    // Nobody knows yet; a sheet that called it cancelled would keep people at home.
    "canceleduncertain": .unknown,
  ]
}
