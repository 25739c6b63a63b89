import Timelines

/// The OpenSky Network's state vectors: where aircraft are, in arrays without keys (feeds.md, "Live feeds").
///
/// They name no airport and no time of a flight, so that every row is out of a sheet's scope; the file says so.
enum OpenSkyStatesFeed: FlightFeed {
  static let name = "opensky-states"
  static let isNested = true

  /// Spelt by the position in the array.
  enum Column: Int, ColumnKey {
    case list, aircraft, callsign, country, timePosition, lastContact, longitude, latitude, onGround, source

    var spellings: [String] {
      switch self {
      case .list: ["list"]
      case .aircraft: ["0"]
      case .callsign: ["1"]
      case .country: ["2"]
      case .timePosition: ["3"]
      case .lastContact: ["4"]
      case .longitude: ["5"]
      case .latitude: ["6"]
      case .onGround: ["8"]
      case .source: ["16"]
      }
    }

    static let shapes: [[[Self]]] = [
      [[.list], [.aircraft], [.callsign], [.lastContact], [.onGround], [.source]]
    ]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    var record = FlightRecord(
      row: row.reference, number: row.text(.callsign, .aircraft) ?? "",
      route: .ends(origin: "", destination: ""))
    if record.number.isEmpty { row.error(.missingFlightNumber, "the row has no callsign", at: .callsign) }
    record.aircraft = row.text(.aircraft)
    if !row.flag(.onGround) { record.status = Status.inFlight.rawValue }
    return row.hasErrors ? nil : record
  }

  static func finish(_ file: inout LoadedFile<FlightRecord>, _ source: InputSource) {
    guard !file.records.isEmpty else { return }
    file.diagnostics.append(
      Diagnostic(
        .warning, .noAirports,
        "these are positions of aircraft: no row names an airport or a time of a flight",
        at: SourceLocation(file: source.path),
        hint: "OpenSky's lists of arrivals and departures of an airport can be shown."))
  }
}
