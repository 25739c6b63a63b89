import Timelines

/// FlightAware's AeroAPI 4: an airport's board, or the flights of one number (feeds.md, "Live feeds"). Times are UTC.
enum AeroAPIFeed: FlightFeed {
  static let name = "aeroapi"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case list, identIATA, ident, airline, origin, originICAO, destination, destinationICAO
    case scheduledOut, estimatedOut, actualOut, scheduledOff, estimatedOff, actualOff
    case scheduledIn, estimatedIn, actualIn, scheduledOn, estimatedOn, actualOn
    case status, cancelled, diverted, registration, codeshares, operatingIATA, operating
    case gateOrigin, gateDestination, terminalOrigin, terminalDestination, baggageClaim

    var spellings: [String] {
      switch self {
      case .list: ["list"]
      case .identIATA: ["ident_iata"]
      case .ident: ["ident"]
      case .airline: ["operator_iata"]
      case .origin: ["origin.code_iata"]
      case .originICAO: ["origin.code_icao", "origin.code"]
      case .destination: ["destination.code_iata"]
      case .destinationICAO: ["destination.code_icao", "destination.code"]
      case .scheduledOut: ["scheduled_out"]
      case .estimatedOut: ["estimated_out"]
      case .actualOut: ["actual_out"]
      case .scheduledOff: ["scheduled_off"]
      case .estimatedOff: ["estimated_off"]
      case .actualOff: ["actual_off"]
      case .scheduledIn: ["scheduled_in"]
      case .estimatedIn: ["estimated_in"]
      case .actualIn: ["actual_in"]
      case .scheduledOn: ["scheduled_on"]
      case .estimatedOn: ["estimated_on"]
      case .actualOn: ["actual_on"]
      case .status: ["status"]
      case .cancelled: ["cancelled"]
      case .diverted: ["diverted"]
      case .registration: ["registration"]
      case .codeshares: ["codeshares_iata"]
      case .operatingIATA: ["actual_ident_iata"]
      case .operating: ["actual_ident"]
      case .gateOrigin: ["gate_origin"]
      case .gateDestination: ["gate_destination"]
      case .terminalOrigin: ["terminal_origin"]
      case .terminalDestination: ["terminal_destination"]
      case .baggageClaim: ["baggage_claim"]
      }
    }

    static let shapes: [[[Self]]] = [
      [
        [.identIATA, .ident], [.origin, .originICAO, .destination, .destinationICAO],
        [.scheduledOut, .scheduledOff], [.scheduledIn, .scheduledOn],
      ]
    ]

    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let origin = row.airport(.origin, icao: .originICAO)
    let destination = row.airport(.destination, icao: .destinationICAO)
    var record = FlightRecord(
      row: row.reference, number: row.text(.identIATA, .ident) ?? "",
      route: route(row.text(.list), origin: origin, destination: destination))
    record.airline = row.text(.airline)
    record.departure = row.end(
      gate: [.scheduledOut, .estimatedOut, .actualOut], runway: [.scheduledOff, .estimatedOff, .actualOff])
    record.arrival = row.end(
      gate: [.scheduledIn, .estimatedIn, .actualIn], runway: [.scheduledOn, .estimatedOn, .actualOn])
    record.aircraft = row.text(.registration)
    record.codeshares = row.list(.codeshares)
    if !record.codeshares.isEmpty { record.operation = .own }
    if let operating = row.text(.operatingIATA, .operating) { record.isMarketed(for: operating) }
    // `En Route / On Time`: the part behind the slash says what the times say better.
    record.setStatus(row.text(.status)?.split(separator: "/").first.map(String.init), statuses)
    record.isCancelled = record.isCancelled || row.flag(.cancelled)
    record.isDiverted = record.isDiverted || row.flag(.diverted)
    record.departure.terminal = row.text(.terminalOrigin)
    record.departure.gate = row.text(.gateOrigin)
    record.arrival.terminal = row.text(.terminalDestination)
    record.arrival.gate = row.text(.gateDestination)
    record.arrival.belt = row.text(.baggageClaim)
    return row.checked(record, number: .identIATA, route: .origin, time: .scheduledOut)
  }

  /// A board's lists say which end is the airport's own.
  private static func route(_ list: String?, origin: String, destination: String) -> FlightRecord.Route {
    switch list {
    case "arrivals", "scheduled_arrivals": .local(.arrival, airport: destination, other: origin)
    case "departures", "scheduled_departures": .local(.departure, airport: origin, other: destination)
    default: .ends(origin: origin, destination: destination)
    }
  }

  private static let statuses: [String: Status] = [
    "scheduled": .scheduled, "filed": .scheduled, "delayed": .delayed, "taxiing": .departed,
    "enroute": .inFlight, "landed": .landed, "arrived": .arrived, "cancelled": .cancelled,
    "diverted": .diverted, "resultunknown": .unknown, "unknown": .unknown,
  ]
}

extension Row<AeroAPIFeed.Column> {
  /// Out and in are at the gate, off and on at the runway, which is all that is known of some flights.
  ///
  /// - Parameters: the columns of the scheduled, estimated and actual time.
  fileprivate mutating func end(
    gate: [AeroAPIFeed.Column], runway: [AeroAPIFeed.Column]
  ) -> RecordedEnd {
    guard has(gate[0]) else {
      return end(scheduled: [runway[0]], estimated: [runway[1], gate[1]], actual: [runway[2], gate[2]])
    }
    var end = end(scheduled: [gate[0]], estimated: [gate[1]], actual: [gate[2]])
    end.runway = self.runway(scheduled: [runway[0]], estimated: [runway[1]], actual: [runway[2]])
    return end
  }
}
