extension Diagnostic {
  /// `file:line:column: severity[code]: text`, without the parts of the place that it does not have.
  package var line: String {
    "\(location.prefix)\(severity.rawValue)[\(code.rawValue)]: \(text)"
  }

  /// One object with always the same keys; `null` where there is no line, column or hint.
  package var json: JSONText {
    .object([
      ("severity", .string(severity.rawValue)),
      ("code", .string(code.rawValue)),
      ("file", location.file.isEmpty ? .null : .string(location.file)),
      ("line", location.line > 0 ? .integer(location.line) : .null),
      ("column", location.column > 0 ? .integer(location.column) : .null),
      ("text", .string(text)),
      ("hint", JSONText(hint)),
    ])
  }
}

extension SourceLocation {
  /// `file:line:column: `, as far as it goes; empty where there is no file, as for an option.
  package var prefix: String {
    guard !file.isEmpty else { return "" }
    let place = line > 0 ? ":\(line)" + (column > 0 ? ":\(column)" : "") : ""
    return file + place + ": "
  }

  /// No file: what is meant is an option, the environment, or the machine.
  package static let nowhere = SourceLocation(file: "")
}
