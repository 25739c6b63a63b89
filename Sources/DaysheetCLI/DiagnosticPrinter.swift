import Daysheet

/// Turns diagnostics into text for standard error.
struct DiagnosticPrinter {
  var style = DiagnosticStyle.human
  var isColored = false
  /// The least that is shown.
  var least = Diagnostic.Severity.warning
  /// How many of one kind are shown in full; `nil`: all.
  var limit: Int?

  func text(_ diagnostics: [Diagnostic]) -> String {
    let shown = inFileOrder(diagnostics.filter { $0.severity >= least })
    switch style {
    case .json: return shown.map { $0.json.compact + "\n" }.joined()
    case .human: return humanText(shown)
    }
  }

  /// By file in the order of appearance, then by line and column.
  private func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var ranks: [String: Int] = [:]
    for diagnostic in diagnostics where ranks[diagnostic.location.file] == nil {
      ranks[diagnostic.location.file] = ranks.count
    }
    return diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (ranks[first.file] ?? 0, first.line, first.column, left.offset)
        < (ranks[second.file] ?? 0, second.line, second.column, right.offset)
    }.map(\.element)
  }

  private func humanText(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    var counts: [Kind: Int] = [:]
    var kinds: [Kind] = []
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic)
      let count = counts[kind, default: 0] + 1
      if count == 1 { kinds.append(kind) }
      counts[kind] = count
      if count <= limit ?? .max { text += humanText(diagnostic) }
    }
    for kind in kinds {
      let more = (counts[kind] ?? 0) - (limit ?? .max)
      if more > 0 {
        text += "\(more) more \(colored(kind.severity, kind.label)); \"daysheet check\" shows all\n"
      }
    }
    return text
  }

  private func humanText(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.prefix.visible
    let label = colored(diagnostic.severity, Kind(diagnostic).label)
    let hint = diagnostic.hint.map { "    \(bold("hint:")) \($0.visible)\n" } ?? ""
    return "\(bold(place))\(label): \(diagnostic.text.visible)\n\(hint)"
  }

  private struct Kind: Hashable {
    let severity: Diagnostic.Severity
    let label: String

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    }
  }

  private func bold(_ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func colored(_ severity: Diagnostic.Severity, _ text: String) -> String {
    guard isColored else { return text }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(color)m\(text)\u{1B}[0m"
  }
}
