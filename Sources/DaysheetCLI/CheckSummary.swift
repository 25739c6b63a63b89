import Daysheet

/// What `check` says in the end: what became of the rows, and how many diagnostics of each kind there are.
struct CheckSummary {
  private let kinds: [(severity: Diagnostic.Severity, code: Diagnostic.Code, count: Int)]
  private let counts: CheckCounts?

  /// - Parameter counts: `nil` where there can be no sheet.
  init(_ diagnostics: [Diagnostic], counts: CheckCounts?) {
    self.counts = counts
    kinds = Dictionary(grouping: diagnostics) { [$0.severity.rawValue, $0.code.rawValue] }.values
      .map { ($0[0].severity, $0[0].code, $0.count) }
      .sorted {
        $0.severity != $1.severity ? $0.severity > $1.severity : $0.code.rawValue < $1.code.rawValue
      }
  }

  func text(_ style: DiagnosticStyle) -> String {
    switch style {
    case .human: humanText
    case .json: json.compact + "\n"
    }
  }

  // MARK: For people

  private var humanText: String {
    let rows = [counts?.flights.line, counts?.people?.line].compactMap(\.self)
    let found =
      kinds.isEmpty
      ? ["nothing to report"]
      : kinds.map { kind in
        "\(kind.count) \(kind.severity.rawValue)[\(kind.code.rawValue)]"
      }
    return (rows + found).map { $0 + "\n" }.joined()
  }

  // MARK: For programs

  /// docs/diagnostics.md has the schema.
  private var json: JSONText {
    .object(
      [("flights", counts?.flights.json ?? .null), ("people", counts?.people?.json ?? .null)]
        + [Diagnostic.Severity.error, .warning, .note].map { severity in
          let kinds = kinds.filter { $0.severity == severity }
          return ("\(severity.rawValue)s", .object(kinds.map { ($0.code.rawValue, .integer($0.count)) }))
        })
  }
}

extension CheckCounts.Flights {
  fileprivate var line: String {
    "flights: rows \(rows); arrivals \(arrivals), departures \(departures), out of scope \(outOfScope), "
      + (unknownAirport > 0 ? "unknown airport \(unknownAirport), " : "")
      + "left out \(rejected), merged into others \(merged), duplicates \(duplicates)"
  }

  fileprivate var json: JSONText {
    .object([
      ("rows", .integer(rows)), ("flights", .integer(flights)), ("arrivals", .integer(arrivals)),
      ("departures", .integer(departures)), ("out_of_scope", .integer(outOfScope)),
      ("unknown_airport", .integer(unknownAirport)), ("rejected", .integer(rejected)),
      ("merged", .integer(merged)), ("duplicates", .integer(duplicates)),
    ])
  }
}

extension CheckCounts.People {
  fileprivate var line: String {
    "people: rows \(rows); with a flight \(linked), without \(unlinked), out of scope \(outOfScope), "
      + "left out \(rejected)"
  }

  fileprivate var json: JSONText {
    .object([
      ("rows", .integer(rows)), ("people", .integer(people)), ("linked", .integer(linked)),
      ("unlinked", .integer(unlinked)), ("out_of_scope", .integer(outOfScope)),
      ("rejected", .integer(rejected)),
    ])
  }
}
