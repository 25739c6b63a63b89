package import AirportData
import Timelines

/// Airports of the user's own (`--airports-file`): CSV or JSON with a code, a name or city, a zone, and where they are known
/// an ICAO code and a place.
///
///     code,name,city,zone,icao,latitude,longitude
///     QZX,Sandfield,Sandvik,Europe/Oslo,ENQX,59.91,10.75
///
/// They are added to those of the table, and come before them.
package enum AirportsFile {
  /// - Throws: exit code 66 for a file that cannot be read, 65 for one in which a row cannot be used: a zone that is left
  ///   out here would be a wrong time on a sheet.
  package static func airports(_ path: String) throws(RunError) -> Airports {
    do {
      let source = try InputSource(index: 0, path: path, raw: try InputReader.bytes(of: path))
      return try read(source)
    } catch {
      throw RunError(error.exitCode, error.diagnostics)
    }
  }

  static func read(_ source: InputSource) throws(InputFailure) -> Airports {
    let table = try InputTable(source) { HeaderMatch<AirportColumn>($0).missing.isEmpty }
    let walk = try RowWalk<AirportColumn>(source, table) { match in
      HeaderDiagnostics.missing(
        match, in: source, hint: "A file of airports needs ‘code’, ‘zone’, and ‘name’ or ‘city’.")
    }
    var airports: [Airport] = []
    var problems: [Diagnostic] = []
    _ = try walk.visit { row in
      let airport = row.hasErrors ? nil : airport(&row)
      problems += row.problems.filter { $0.severity == .error }
      airport.map { airports.append($0) }
    }
    guard problems.isEmpty else { throw InputFailure(problems) }
    return Airports(own: airports, sha256: source.sha256)
  }

  private static func airport(_ row: inout Row<AirportColumn>) -> Airport? {
    let code = row.code(.code) ?? ""
    if code.utf8.count != 3 || !code.utf8.allSatisfy({ (65...90).contains($0) || (48...57).contains($0) }) {
      row.error(
        .badAirport, code.isEmpty ? "the airport has no code" : "“\(code)” is no code of three letters",
        at: .code)
    }
    let zone = row.text(.zone) ?? ""
    if Zone(identifier: zone, around: Instant(seconds: 0)) == nil {
      row.error(
        .badZone, zone.isEmpty ? "the airport has no zone" : "‘\(zone)’ is no zone", at: .zone,
        hint: "IANA names are meant, such as Europe/Lisbon.")
    }
    let (name, city) = (row.text(.name) ?? "", row.text(.city) ?? "")
    if name.isEmpty, city.isEmpty {
      row.error(.badAirport, "the airport has neither a name nor a city", at: .name)
    }
    let place = place(&row)
    guard !row.hasErrors else { return nil }
    return Airport(
      code: code, icao: row.code(.icao) ?? "", cityCode: row.code(.cityCode),
      name: name.isEmpty ? city : name,
      city: city.isEmpty ? name : city, country: row.code(.country) ?? "", zone: zone, place: place)
  }

  private static func place(_ row: inout Row<AirportColumn>) -> Airport.Place? {
    guard let latitude = row.text(.latitude), let longitude = row.text(.longitude) else { return nil }
    guard let north = Double(latitude), let east = Double(longitude), abs(north) <= 90, abs(east) <= 180
    else {
      row.error(.badAirport, "the place is not in degrees north and east", at: .latitude)
      return nil
    }
    return Airport.Place(latitude: north, longitude: east)
  }
}

/// The columns of a file of airports.
enum AirportColumn: Int, ColumnKey {
  case code, icao, cityCode, name, city, country, zone, latitude, longitude

  var spellings: [String] {
    switch self {
    case .code: ["code", "iata", "iata_code", "airport"]
    case .icao: ["icao", "icao_code"]
    case .cityCode: ["city_code"]
    case .name: ["name", "airport_name"]
    case .city: ["city", "municipality"]
    case .country: ["country"]
    case .zone: ["zone", "timezone", "time zone", "tz"]
    case .latitude: ["latitude", "lat"]
    case .longitude: ["longitude", "lon", "lng", "long"]
    }
  }

  static let shapes: [[[AirportColumn]]] = [[[.code], [.zone], [.name, .city]]]
  static let ordinary: [String] = []
  static let dictionary = ColumnDictionary<AirportColumn>()
}

extension Diagnostic.Code {
  /// A row of `--airports-file` that describes no airport.
  package static let badAirport = Self(rawValue: "bad-airport")
}
