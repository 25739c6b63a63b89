import AirportData

/// The rows of a flights input that have an end which is no known airport.
///
/// Such an end is not "another airport" (domain.md, "Bad input"): it may be the sheet's, written in a way that nobody can
/// read. These rows are neither on the sheet nor out of its scope, and are said aloud.
struct UnknownEnds: Sendable {
  /// What stands at the end, and the rows that have it.
  private struct End: Sendable {
    var cell: String
    /// The airports that a name or a city's code may mean; empty where nothing is known of the cell.
    var candidates: [String]
    var isCity = false
    /// Its rows by what is at their other end, so that those of the sheet's own airport can be left out.
    var rows: [String: Rows] = [:]

    /// Whether a row is counted at this end when `other` is at its other one.
    func counts(beside other: String, isUnknown unknown: Set<String>) -> Bool {
      !unknown.contains(other) || candidates.isEmpty && cell <= other
    }
  }

  private struct Rows: Sendable {
    var first: RowReference
    /// For each input.
    var counts: [Int]
  }

  private var ends: [End] = []

  /// - Parameter touching: the records' indices by the code or cell at an end.
  init(_ touching: [String: [Int]], _ flights: LoadedFlights, _ airports: Airports) {
    let cells = touching.keys.filter { !$0.isEmpty && airports.find($0) == nil }
    let unknown = Set(cells.filter { airports.meaning(of: $0) == .unknown })
    let noRows = [Int](repeating: 0, count: flights.inputs.count)
    for cell in cells.sorted() {
      var end = End(cell: cell, candidates: [])
      switch airports.meaning(of: cell) {
      case .city(let code): (end.candidates, end.isCity) = (airports.airports(ofCity: code), true)
      case .several(let codes): end.candidates = codes
      case .airport, .unknown: break
      }
      for index in touching[cell] ?? [] {
        let record = flights.records[index]
        // A row whose ends are both unknown counts once; the other end of a board is not its own.
        guard let other = record.otherEnd(than: cell), end.counts(beside: other, isUnknown: unknown) else {
          continue
        }
        let input = record.row.input
        end.rows[other, default: Rows(first: record.row, counts: noRows)].counts[input] += 1
      }
      ends.append(end)
    }
  }

  /// For each input, the rows that may be of `airport`.
  func rows(near airport: String, inputs: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: inputs)
    for found in doubtful(at: airport) {
      for input in counts.indices { counts[input] += found.counts[input] }
    }
    return counts
  }

  /// One warning for all cells that are no airport, and one for each that several airports have.
  func diagnostics(at airport: String, _ inputs: [InputText]) -> [Diagnostic] {
    let found = doubtful(at: airport)
    let several = found.filter { !$0.end.candidates.isEmpty }.map { found in
      let (end, rows) = (found.end, found.rows)
      return Diagnostic(
        .warning, .severalAirports,
        "“\(end.cell)” \(end.isCity ? "is a city with the airports" : "may be") "
          + "\(end.candidates.joined(separator: ", ")): \(rows.counted("row")) may be of \(airport) and "
          + "\(rows == 1 ? "is" : "are") not on the sheet",
        at: found.first.location(ofCell: end.cell, in: inputs), hint: "Write the airport's own code.")
    }
    return several + Self.unknown(found.filter(\.end.candidates.isEmpty), at: airport, inputs)
  }

  /// An end that may be the sheet's, and its rows that do not have the sheet's airport at their other end.
  private struct Found {
    var end: End
    var first: RowReference
    var counts: [Int]

    var rows: Int { counts.reduce(0, +) }
  }

  private static func unknown(
    _ found: [Found], at airport: String, _ inputs: [InputText]
  ) -> [Diagnostic] {
    guard let first = found.min(by: { $0.first.isBefore($1.first) }) else { return [] }
    let order = found.sorted { ($1.rows, $0.end.cell) < ($0.rows, $1.end.cell) }
    let rows = found.reduce(0) { $0 + $1.rows }
    let shown = order.prefix(8).map { "“\($0.end.cell)” (\($0.rows.counted("row")))" }.joined(separator: ", ")
    let rest = order.count > 8 ? " and \(order.count - 8) more" : ""
    return [
      Diagnostic(
        .warning, .unknownAirport,
        "no known airport: \(shown)\(rest); \(rows.counted("row")) may be of \(airport) and "
          + "\(rows == 1 ? "is" : "are") not on the sheet",
        at: first.first.location(ofCell: first.end.cell, in: inputs),
        hint: "--airports-file FILE adds airports: code, name or city, zone.")
    ]
  }

  /// Those that may be the airport. One that several airports have may be none but these.
  private func doubtful(at airport: String) -> [Found] {
    ends.compactMap { end in
      guard end.cell != airport, end.candidates.isEmpty || end.candidates.contains(airport) else {
        return nil
      }
      let rows = end.rows.filter { $0.key != airport }.values
      guard let first = rows.map(\.first).min(by: { $0.isBefore($1) }) else { return nil }
      return Found(
        end: end, first: first,
        counts: rows.dropFirst().reduce(rows.first?.counts ?? []) { sums, more in
          zip(sums, more.counts).map { $0 + $1 }
        })
    }
  }
}

extension RowReference {
  fileprivate func isBefore(_ other: RowReference) -> Bool {
    (input, bytes.lowerBound) < (other.input, other.bytes.lowerBound)
  }
}

extension FlightRecord {
  /// What is at the row's other end; empty for a board of `cell`; `nil` where `cell` is not the row's own end.
  fileprivate func otherEnd(than cell: String) -> String? {
    switch route {
    case .ends(let origin, let destination):
      let (origin, destination) = (origin.asCode, destination.asCode)
      return origin == cell ? destination : origin
    case .local(_, let airport, _): return airport.asCode == cell ? "" : nil
    }
  }
}

extension Int {
  /// `1 row`, `2 rows`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
