import Timelines

/// The OpenSky Network's flights (feeds.md, "Live feeds"): seen, never scheduled. Airports have ICAO codes.
enum OpenSkyFlightsFeed: FlightFeed {
  static let name = "opensky-flights"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case callsign, aircraft, origin, destination, firstSeen, lastSeen

    var spellings: [String] {
      switch self {
      case .callsign: ["callsign"]
      case .aircraft: ["icao24"]
      case .origin: ["estDepartureAirport"]
      case .destination: ["estArrivalAirport"]
      case .firstSeen: ["firstSeen"]
      case .lastSeen: ["lastSeen"]
      }
    }

    static let shapes: [[[Self]]] = [[[.callsign], [.origin], [.destination], [.firstSeen], [.lastSeen]]]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    var record = FlightRecord(
      row: row.reference, number: row.text(.callsign, .aircraft) ?? "",
      route: .ends(origin: row.icaoCode(.origin) ?? "", destination: row.icaoCode(.destination) ?? ""))
    record.aircraft = row.text(.aircraft)
    record.departure.actual = row.epoch(.firstSeen)
    record.arrival.actual = row.epoch(.lastSeen)
    // There is no schedule: the times seen stand in its place, so that the flight has an hour on the sheet.
    record.departure.scheduled = record.departure.actual
    record.arrival.scheduled = record.arrival.actual
    return row.checked(record, number: .callsign, route: .origin, time: .firstSeen)
  }

  static func finish(_ file: inout LoadedFile<FlightRecord>, _ source: InputSource) {
    guard !file.records.isEmpty else { return }
    file.diagnostics.append(
      Diagnostic(
        .note, .noSchedule,
        "the feed has no scheduled times; the times at which flights were seen stand for them",
        at: SourceLocation(file: source.path)))
  }
}
