import Daysheet

/// What `check` says in the end: how many of each kind.
struct CheckSummary {
  private let counts: [(severity: Diagnostic.Severity, code: String, count: Int)]

  init(_ diagnostics: [Diagnostic]) {
    counts = Dictionary(grouping: diagnostics) { [$0.severity.rawValue, $0.code.rawValue] }.values
      .map { ($0[0].severity, $0[0].code.rawValue, $0.count) }
      .sorted { $0.severity != $1.severity ? $0.severity > $1.severity : $0.code < $1.code }
  }

  func text(_ style: DiagnosticStyle) -> String {
    switch style {
    case .human: humanText
    case .json: json.compact + "\n"
    }
  }

  private var humanText: String {
    if counts.isEmpty { return "nothing to report\n" }
    return counts.map { "\($0.count) \($0.severity.rawValue)[\($0.code)]\n" }.joined()
  }

  private var json: JSONText {
    .object(
      [Diagnostic.Severity.error, .warning, .note].map { severity in
        let kinds = counts.filter { $0.severity == severity }
        return ("\(severity.rawValue)s", .object(kinds.map { ($0.code, .integer($0.count)) }))
      })
  }
}
