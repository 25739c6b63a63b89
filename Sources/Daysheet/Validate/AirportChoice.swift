import Timelines

/// Which airport a sheet is about (product.md, `--airport`).
enum AirportChoice {
  /// The IATA code: the one asked for, else the one that rows name as theirs, else the one that every row touches.
  static func code(
    wanted: String?, records: [FlightRecord], file: SourceLocation
  ) throws(RunError) -> String {
    if let wanted { return try checked(wanted) }
    let candidates = named(in: records) ?? touchedByEvery(records)
    if candidates.count == 1, let only = candidates.first { return only }
    throw ambiguous(records, file: file)
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

  private static func checked(_ wanted: String) throws(RunError) -> String {
    let code = wanted.asCode
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) || (48...57).contains($0) })
    else {
      throw RunError(
        .usage,
        [
          Diagnostic(
            .error, .unknownAirport, "“\(wanted)” is no IATA code: three letters",
            at: SourceLocation(file: "--airport"))
        ])
    }
    return code
  }

  private static func ambiguous(_ records: [FlightRecord], file: SourceLocation) -> RunError {
    var counts: [String: Int] = [:]
    for record in records { for code in Set(record.ends) { counts[code, default: 0] += 1 } }
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
          hint: "Choose one with --airport\(candidates.first.map { " \($0.key)" } ?? "").")
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

extension String {
  /// The text as an airport's code: without blanks around it, in capital letters.
  var asCode: String {
    if utf8.allSatisfy({ (65...90).contains($0) }) { return self }
    return split(whereSeparator: \.isWhitespace).joined().uppercased()
  }
}
