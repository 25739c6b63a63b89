import AirportData
import Timelines

/// aviationstack's flights (feeds.md, "Live feeds"). Times say `+00:00` and are local at their airport.
enum AviationStackFeed: FlightFeed {
  static let name = "aviationstack"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case flightIATA, flightICAO, flightNumber, airlineIATA, airlineName, operatingFlight, status, registration
    case origin, originICAO, originZone, originTerminal, originGate
    case departureScheduled, departureEstimated, departureActual, departureDelay
    case departureEstimatedRunway, departureActualRunway
    case destination, destinationICAO, destinationZone, destinationTerminal, destinationGate, baggage
    case arrivalScheduled, arrivalEstimated, arrivalActual, arrivalDelay
    case arrivalEstimatedRunway, arrivalActualRunway

    var spellings: [String] {
      switch self {
      case .flightIATA: ["flight.iata"]
      case .flightICAO: ["flight.icao"]
      case .flightNumber: ["flight.number"]
      case .airlineIATA: ["airline.iata"]
      case .airlineName: ["airline.name"]
      case .operatingFlight: ["flight.codeshared.flight_iata"]
      case .status: ["flight_status"]
      case .registration: ["aircraft.registration"]
      case .origin: ["departure.iata"]
      case .originICAO: ["departure.icao"]
      case .originZone: ["departure.timezone"]
      case .originTerminal: ["departure.terminal"]
      case .originGate: ["departure.gate"]
      case .departureScheduled: ["departure.scheduled"]
      case .departureEstimated: ["departure.estimated"]
      case .departureActual: ["departure.actual"]
      case .departureDelay: ["departure.delay"]
      case .departureEstimatedRunway: ["departure.estimated_runway"]
      case .departureActualRunway: ["departure.actual_runway"]
      case .destination: ["arrival.iata"]
      case .destinationICAO: ["arrival.icao"]
      case .destinationZone: ["arrival.timezone"]
      case .destinationTerminal: ["arrival.terminal"]
      case .destinationGate: ["arrival.gate"]
      case .baggage: ["arrival.baggage"]
      case .arrivalScheduled: ["arrival.scheduled"]
      case .arrivalEstimated: ["arrival.estimated"]
      case .arrivalActual: ["arrival.actual"]
      case .arrivalDelay: ["arrival.delay"]
      case .arrivalEstimatedRunway: ["arrival.estimated_runway"]
      case .arrivalActualRunway: ["arrival.actual_runway"]
      }
    }

    static let shapes: [[[Self]]] = [
      [
        [.flightIATA, .flightICAO, .flightNumber], [.origin, .originICAO], [.destination, .destinationICAO],
        [.departureScheduled], [.arrivalScheduled],
      ]
    ]

    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let origin = row.airport(of: .origin, .originICAO)
    let destination = row.airport(of: .destination, .destinationICAO)
    var record = FlightRecord(
      row: row.reference, number: row.words(.flightIATA, .flightNumber, .flightICAO)?.uppercased() ?? "",
      route: .ends(origin: origin, destination: destination))
    record.airline = row.words(.airlineIATA, .airlineName)
    let zones = (origin: row.words(.originZone), destination: row.words(.destinationZone))
    record.departure.scheduled = row.wallTime(.departureScheduled, at: origin, zone: zones.origin)
    record.departure.estimated = row.wallTime(.departureEstimated, at: origin, zone: zones.origin)
    record.departure.actual = row.wallTime(.departureActual, at: origin, zone: zones.origin)
    record.departure.delayMinutes = row.delay(.departureDelay)
    record.arrival.scheduled = row.wallTime(.arrivalScheduled, at: destination, zone: zones.destination)
    record.arrival.estimated = row.wallTime(.arrivalEstimated, at: destination, zone: zones.destination)
    record.arrival.actual = row.wallTime(.arrivalActual, at: destination, zone: zones.destination)
    record.arrival.delayMinutes = row.delay(.arrivalDelay)
    record.departure.runway = RecordedRunway(
      estimated: row.wallTime(.departureEstimatedRunway, at: origin, zone: zones.origin),
      actual: row.wallTime(.departureActualRunway, at: origin, zone: zones.origin))
    record.arrival.runway = RecordedRunway(
      estimated: row.wallTime(.arrivalEstimatedRunway, at: destination, zone: zones.destination),
      actual: row.wallTime(.arrivalActualRunway, at: destination, zone: zones.destination))
    record.setStatus(row.words(.status), statuses)
    record.aircraft = row.words(.registration)
    // The row of a marketing number names the operating flight, in lower case.
    if let operating = row.words(.operatingFlight) { record.isMarketed(for: operating.uppercased()) }
    record.departure.terminal = row.words(.originTerminal)
    record.departure.gate = row.words(.originGate)
    record.arrival.terminal = row.words(.destinationTerminal)
    record.arrival.gate = row.words(.destinationGate)
    record.arrival.belt = row.words(.baggage)
    return row.checked(record, number: .flightIATA, route: .origin, time: .departureScheduled)
  }

  /// An incident is no word of Daysheet's: what the times say counts.
  private static let statuses: [String: Status] = [
    "scheduled": .scheduled, "active": .inFlight, "landed": .landed, "cancelled": .cancelled,
    "incident": .unknown, "diverted": .diverted, "unknown": .unknown,
  ]
}

extension Row<AviationStackFeed.Column> {
  /// The first of several columns that has something in it; the word `empty` is how the service writes nothing.
  fileprivate mutating func words(_ columns: Column...) -> String? {
    for column in columns { if let text = text(column), text.lowercased() != "empty" { return text } }
    return nil
  }

  fileprivate mutating func airport(of iata: Column, _ icao: Column) -> String {
    words(iata) != nil ? code(iata) ?? "" : words(icao) != nil ? icaoCode(icao) ?? "" : ""
  }

  fileprivate mutating func delay(_ column: Column) -> Int? {
    cell(column)?.form == .number || words(column) != nil ? minutes(column) : nil
  }

  /// The reading of the wall clock, whatever UTC offset it claims to have.
  ///
  /// - Parameter zone: as the feed names it, an identifier or `+8`; used where the airport's zone is not known.
  fileprivate mutating func wallTime(_ column: Column, at airport: String, zone: String?) -> RecordedTime? {
    guard words(column) != nil, let time = time(column) else { return nil }
    guard case .instant(let instant, offset: 0) = time else { return time }
    let local = LocalTime(wallSeconds: instant.seconds)
    guard Airport.find(airport) == nil, let zone = zone.flatMap({ self.zone(named: $0, around: local) })
    else { return .local(local) }
    return zone.time(local)
  }
}
