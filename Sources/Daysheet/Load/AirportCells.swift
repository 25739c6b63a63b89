import AirportData

/// Gives records the IATA codes of the airports that their cells mean: `LPPT`, `Lisbon (LIS)` and `Lisbon` become `LIS`.
///
/// Three capital letters, which nearly every cell is, need no look-up. What means no one airport or city stays as it is.
struct AirportCells {
  private let airports: Airports
  private var found: [String: Found] = [:]

  private struct Found {
    var code: String
    /// No code but a name explains the cell.
    var isByName = false
    var first: RowReference
    var rows = 1
  }

  init(_ airports: Airports) {
    self.airports = airports
  }

  mutating func replace(in flights: inout LoadedFlights) {
    for index in flights.records.indices {
      let row = flights.records[index].row
      switch flights.records[index].route {
      case .ends(let origin, let destination):
        if origin.isPlainCode, destination.isPlainCode { continue }
        flights.records[index].route = .ends(
          origin: code(origin, row), destination: code(destination, row))
      case .local(let direction, let airport, let other):
        if airport.isPlainCode, other.isPlainCode { continue }
        flights.records[index].route = .local(
          direction, airport: code(airport, row), other: code(other, row))
      }
    }
    flights.diagnostics += notes(flights.inputs)
  }

  mutating func replace(in people: inout LoadedPeople) {
    for index in people.records.indices {
      for trip in people.records[index].trips.indices {
        let row = people.records[index].row
        let (origin, destination) = (
          people.records[index].trips[trip].origin, people.records[index].trips[trip].destination
        )
        if origin?.isPlainCode ?? true, destination?.isPlainCode ?? true { continue }
        people.records[index].trips[trip].origin = origin.map { code($0, row) }
        people.records[index].trips[trip].destination = destination.map { code($0, row) }
      }
    }
    people.diagnostics += notes(people.inputs)
  }

  private mutating func code(_ cell: String, _ row: RowReference) -> String {
    if cell.isPlainCode { return cell }
    if let known = found[cell] {
      if known.isByName { found[cell]?.rows += 1 }
      return known.code
    }
    var new = Found(code: cell.asCode, first: row)
    switch airports.meaning(of: cell) {
    case .airport(let code, let isByName): (new.code, new.isByName) = (code, isByName)
    case .city(let code): new.code = code
    case .several, .unknown: break
    }
    found[cell] = new
    return new.code
  }

  private func notes(_ inputs: [InputText]) -> [Diagnostic] {
    found.filter(\.value.isByName).map { cell, found in
      let rows = found.rows == 1 ? "" : " (\(found.rows) rows)"
      let name = airports.find(found.code).map { ", \($0.name)" } ?? ""
      return Diagnostic(
        .note, .airportByName, "“\(cell)” is taken for \(found.code)\(name)\(rows)",
        at: found.first.location(ofCell: cell, in: inputs))
    }.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
  }
}

extension String {
  /// Three capital letters, or nothing: what needs no look-up by name.
  fileprivate var isPlainCode: Bool {
    let bytes = utf8
    return bytes.isEmpty || bytes.count == 3 && bytes.allSatisfy { (65...90).contains($0) }
  }

  /// The text as an airport's code, without blanks around it and in capital letters; a longer one is a name and stays.
  var asCode: String {
    if utf8.allSatisfy({ (65...90).contains($0) }) { return self }
    let words = split(whereSeparator: \.isWhitespace)
    let code = words.joined()
    return code.utf8.count <= 4 ? code.uppercased() : words.joined(separator: " ")
  }
}

extension Diagnostic.Code {
  /// A cell names an airport, or its city, and no code.
  package static let airportByName = Self(rawValue: "airport-by-name")
}
