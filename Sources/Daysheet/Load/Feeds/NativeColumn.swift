/// The columns of Daysheet's own flights, by route and by airport (product.md, "Input of its own").
enum NativeColumn: Int, ColumnKey {
  case flight, airline, date, status, terminal, gate, belt, aircraft, codeshares, flightMinutes
  // By route.
  case origin, destination
  case scheduledDeparture, scheduledArrival, estimatedDeparture, estimatedArrival, actualDeparture,
    actualArrival
  // By airport.
  case direction, airport, otherAirport
  case scheduled, localTime, estimated, actual, otherEndTime, delayMinutes, progress
  // The zones of times that have no offset.
  case zone, departureZone, arrivalZone

  var spellings: [String] {
    switch self {
    case .flight: ["flight", "flight_number", "flight_no", "number"]
    case .airline: ["airline", "carrier"]
    case .date: ["date", "flight_date"]
    case .status: ["status"]
    case .terminal: ["terminal"]
    case .gate: ["gate"]
    case .belt: ["belt", "baggage_belt"]
    case .aircraft: ["aircraft", "registration"]
    case .codeshares: ["codeshares", "codeshare"]
    case .flightMinutes:
      [
        "flight_minutes", "minutes", "duration", "flight_duration", "duration_minutes", "duration_min",
        "block_time",
        "block_minutes", "elapsed_time", "Dauer", "Flugdauer", "Flugzeit", "durée", "duración", "durata",
        "duração", "duur",
      ]
    case .origin: ["origin", "from"]
    case .destination: ["destination", "dest", "to"]
    case .scheduledDeparture: ["scheduled_departure", "std"]
    case .scheduledArrival: ["scheduled_arrival", "sta"]
    case .estimatedDeparture: ["estimated_departure", "etd"]
    case .estimatedArrival: ["estimated_arrival", "eta"]
    case .actualDeparture: ["actual_departure", "atd"]
    case .actualArrival: ["actual_arrival", "ata"]
    case .direction: ["direction"]
    case .airport: ["airport"]
    case .otherAirport: ["other_airport"]
    case .scheduled: ["scheduled"]
    case .localTime: ["local_time"]
    case .estimated: ["estimated"]
    case .actual: ["actual"]
    case .otherEndTime: ["other_end_time"]
    case .delayMinutes: ["delay_minutes"]
    case .progress: ["progress"]
    case .zone: ["zone", "time_zone"]
    case .departureZone: ["departure_zone", "origin_zone"]
    case .arrivalZone: ["arrival_zone", "destination_zone"]
    }
  }

  static let shapes: [[[Self]]] = [
    [[.flight], [.origin], [.destination], [.scheduledDeparture, .scheduledArrival]],
    [[.flight], [.direction], [.scheduled, .localTime, .scheduledDeparture, .scheduledArrival]],
  ]

  static let dictionary = ColumnDictionary<Self>()

  /// What Daysheet writes and works out again.
  static let ordinary = ["hour", "people"]
}
