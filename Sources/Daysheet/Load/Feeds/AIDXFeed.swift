import Timelines

/// IATA AIDX messages: the legs of notifications and responses (feeds.md, "Live feeds"). Times are UTC.
enum AIDXFeed: FlightFeed {
  static let name = "aidx"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case airline, flightNumber, suffix, origin, destination, originDate, operationalStatus, codeshares
    case scheduledOffBlock, estimatedOffBlock, actualOffBlock, gateOpen
    case scheduledTakeOff, estimatedTakeOff, takeOff
    case scheduledOnBlock, estimatedOnBlock, actualOnBlock, scheduledTouchDown, estimatedTouchDown, touchDown
    case departureGate, departureTerminal, arrivalGate, arrivalTerminal, belt, registration, cancelled
    case timeStamp

    var spellings: [String] {
      switch self {
      case .airline: ["LegIdentifier.Airline"]
      case .flightNumber: ["LegIdentifier.FlightNumber"]
      case .suffix: ["LegIdentifier.OperationalSuffix"]
      case .origin: ["LegIdentifier.DepartureAirport"]
      case .destination: ["LegIdentifier.ArrivalAirport"]
      case .originDate: ["LegIdentifier.OriginDate"]
      case .operationalStatus: ["LegData.OperationalStatus"]
      case .codeshares: ["LegData.CodeShareInfo"]
      case .scheduledOffBlock: ["LegData.OperationTime.OFB.SCT"]
      case .estimatedOffBlock: ["LegData.OperationTime.OFB.EST"]
      case .actualOffBlock: ["LegData.OperationTime.OFB.ACT"]
      case .scheduledTakeOff: ["LegData.OperationTime.TKO.SCT"]
      case .estimatedTakeOff: ["LegData.OperationTime.TKO.EST"]
      case .takeOff: ["LegData.OperationTime.TKO.ACT"]
      case .gateOpen: ["LegData.OperationTime.GTO.ACT"]
      case .scheduledOnBlock: ["LegData.OperationTime.ONB.SCT"]
      case .estimatedOnBlock: ["LegData.OperationTime.ONB.EST"]
      case .actualOnBlock: ["LegData.OperationTime.ONB.ACT"]
      case .scheduledTouchDown: ["LegData.OperationTime.TDN.SCT"]
      case .touchDown: ["LegData.OperationTime.TDN.ACT"]
      case .estimatedTouchDown: ["LegData.OperationTime.TDN.EST"]
      case .cancelled: ["LegData.OperationTime.CNL.ACT"]
      case .departureGate: ["LegData.AirportResources.Resource.Departure.PassengerGate"]
      case .departureTerminal: ["LegData.AirportResources.Resource.Departure.PublicTerminal"]
      case .arrivalGate: ["LegData.AirportResources.Resource.Arrival.PassengerGate"]
      case .arrivalTerminal: ["LegData.AirportResources.Resource.Arrival.PublicTerminal"]
      case .belt: ["LegData.AirportResources.Resource.Arrival.BaggageClaimUnit"]
      case .timeStamp:
        ["@TimeStamp"]
          + ["FlightLegNotifRQ", "FlightLegRS"].map { "../IATA_AIDX_\($0)@TimeStamp" }
      case .registration: ["LegData.AircraftInfo.Registration"]
      }
    }

    static let shapes: [[[Self]]] = [[[.airline], [.flightNumber], [.origin], [.destination]]]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    var departure = row.end(
      scheduled: [.scheduledOffBlock], estimated: [.estimatedOffBlock], actual: [.actualOffBlock])
    departure.runway = row.runway(
      scheduled: [.scheduledTakeOff], estimated: [.estimatedTakeOff], actual: [.takeOff])
    var arrival = row.end(
      scheduled: [.scheduledOnBlock], estimated: [.estimatedOnBlock], actual: [.actualOnBlock])
    arrival.runway = row.runway(
      scheduled: [.scheduledTouchDown], estimated: [.estimatedTouchDown], actual: [.touchDown])
    var record = FlightRecord(
      row: row.reference, number: number(&row), route: route(&row, departure: departure, arrival: arrival))
    record.airline = row.text(.airline)
    record.date = row.date(.originDate)
    setStatus(of: &record, &row)
    if record.isCancelled { (departure.actual, departure.runway.actual) = (nil, nil) }
    record.departure = departure
    record.arrival = arrival
    record.departure.terminal = row.text(.departureTerminal)
    record.departure.gate = row.text(.departureGate)
    record.arrival.terminal = row.text(.arrivalTerminal)
    record.arrival.gate = row.text(.arrivalGate)
    record.arrival.belt = row.text(.belt)
    record.aircraft = row.text(.registration)
    // The leg is identified by the operating airline's number.
    record.codeshares = row.list(.codeshares)
    if !record.codeshares.isEmpty { record.operation = .own }
    record.messageTime = messageTime(&row)
    return row.checked(record, number: .flightNumber, route: .origin)
  }

  private static func messageTime(_ row: inout Row<Column>) -> Instant {
    switch row.text(.timeStamp).flatMap({ try? TimeText.parse(ByteCursor($0)) }) {
    case .instant(let instant, _): instant
    case .local(let local): Instant(seconds: local.wallSeconds)
    case .clock, nil: .distantPast
    }
  }

  private static func number(_ row: inout Row<Column>) -> String {
    guard let number = row.text(.flightNumber) else { return "" }
    return (row.text(.airline) ?? "") + number + (row.text(.suffix) ?? "")
  }

  /// A message with the times of one end only comes from that end's airport.
  private static func route(
    _ row: inout Row<Column>, departure: RecordedEnd, arrival: RecordedEnd
  ) -> FlightRecord.Route {
    let (origin, destination) = (row.code(.origin) ?? "", row.code(.destination) ?? "")
    if departure == RecordedEnd(), arrival.scheduled != nil {
      return .local(.arrival, airport: destination, other: origin)
    }
    if arrival == RecordedEnd(), departure.scheduled != nil {
      return .local(.departure, airport: origin, other: destination)
    }
    return .ends(origin: origin, destination: destination)
  }

  /// The operational status says little more than cancelled; what has happened says the rest.
  private static func setStatus(of record: inout FlightRecord, _ row: inout Row<Column>) {
    let code = row.text(.operationalStatus)
    record.setStatus(code, statuses)
    if row.cell(.cancelled) != nil { record.setStatus("DX", statuses) }
    guard !record.isCancelled, !record.isDiverted, code == nil || code == "OP" else { return }
    if row.has(.actualOnBlock) {
      record.status = Status.arrived.rawValue
    } else if row.has(.touchDown) {
      record.status = Status.landed.rawValue
    } else if row.has(.takeOff) {
      record.status = Status.inFlight.rawValue
    } else if row.has(.actualOffBlock) {
      record.status = Status.departed.rawValue
    } else if row.has(.gateOpen) {
      record.status = Status.boarding.rawValue
    }
  }

  private static let statuses: [String: Status] = [
    "op": .scheduled, "dx": .cancelled, "nop": .cancelled, "div": .diverted, "dv": .diverted,
  ]
}
