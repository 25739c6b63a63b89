/// A warning as run.json has it: its file without the folder, so that a record does not depend on where inputs lay.
struct RecordedWarning: Hashable, Sendable, Decodable {
  var message: String
  var code: String
  var file: String
  var line: Int
  var column: Int
  var text: String

  static func all(of diagnostics: [Diagnostic]) -> [RecordedWarning] {
    diagnostics.filter { $0.severity == .warning }.map { warning in
      var warning = warning
      warning.location.file = warning.location.baseName
      return RecordedWarning(
        message: warning.line, code: warning.code.rawValue, file: warning.location.file,
        line: warning.location.line, column: warning.location.column, text: warning.text)
    }
  }

  var json: JSONText {
    .object([
      ("message", .string(message)),
      ("code", .string(code)),
      ("file", .string(file)),
      ("line", .integer(line)),
      ("column", .integer(column)),
      ("text", .string(text)),
    ])
  }
}
