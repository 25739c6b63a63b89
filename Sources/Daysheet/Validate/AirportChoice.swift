import AirportData
import Timelines

/// Which airport a sheet is about (product.md, `--airport`).
enum AirportChoice {
  /// The IATA code: the one asked for, else the one that rows name as theirs, else the one that every row touches.
  static func code(
    wanted: String?, records: [FlightRecord], file: SourceLocation, airports: Airports = .builtIn
  ) throws(RunError) -> String {
    if let wanted { return try airports.code(of: wanted) }
    let named = named(in: records)
    let candidates = (named ?? touchedByEvery(records)).filter(airports.canHaveSheet)
    // A cell that is no known airport is no airport to choose from where others are.
    let known = candidates.filter { airports.find($0) != nil }
    let choice = known.isEmpty ? candidates : known
    if choice.count == 1, let only = choice.first { return only }
    throw ambiguous(records, airports, file: file)
  }

  /// The distinct airports that rows name as theirs; `nil` where no row names one.
  private static func named(in records: [FlightRecord]) -> Set<String>? {
    var codes: Set<String> = []
    for record in records {
      if case .local(_, let airport, _) = record.route, !airport.isEmpty { codes.insert(airport.asCode) }
    }
    return codes.isEmpty ? nil : codes
  }

  private static func touchedByEvery(_ records: [FlightRecord]) -> Set<String> {
    var common: Set<String>?
    for record in records {
      common = common?.filter { record.ends.contains($0) } ?? Set(record.ends)
      if common?.isEmpty == true { break }
    }
    return common ?? []
  }

  private static func ambiguous(
    _ records: [FlightRecord], _ airports: Airports, file: SourceLocation
  ) -> RunError {
    var counts: [String: Int] = [:]
    for record in records { for code in Set(record.ends) { counts[code, default: 0] += 1 } }
    counts = counts.filter { airports.canHaveSheet($0.key) }
    let candidates = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = candidates.prefix(8).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    let rest = candidates.count > 8 ? " and \(candidates.count - 8) more" : ""
    let text =
      candidates.isEmpty
      ? "nothing says which airport the sheet is about"
      : "the sheet could be about several airports, with so many rows each: \(shown)\(rest)"
    return RunError(
      .usage,
      [
        Diagnostic(
          .error, .ambiguousAirport, text, at: file,
          // Not one that the option would refuse.
          hint:
            "Choose one with --airport\((candidates.first { airports.find($0.key) != nil } ?? candidates.first).map { " \($0.key)" } ?? "")."
        )
      ])
  }
}

extension FlightRecord {
  /// The codes of the airports that the row names.
  fileprivate var ends: [String] {
    switch route {
    case .ends(let origin, let destination): [origin.asCode, destination.asCode].filter { !$0.isEmpty }
    // A board that leaves its own airport out says of none whether it is the sheet's.
    case .local(_, airport: "", _): []
    case .local(_, let airport, let other): [airport.asCode, other.asCode].filter { !$0.isEmpty }
    }
  }

  /// The row's direction and other airport as seen from `airport`; `nil` for a row of another airport.
  ///
  /// A flight that ends where it began is one departure.
  func role(at airport: String) -> (direction: Direction, other: String)? {
    switch route {
    case .ends(let origin, let destination):
      if origin.asCode == airport { return (.departure, destination.asCode) }
      return destination.asCode == airport ? (.arrival, origin.asCode) : nil
    case .local(let direction, let own, let other):
      return own.isEmpty || own.asCode == airport ? (direction, other.asCode) : nil
    }
  }
}
