/// A warning as run.json has it: its file without the folder, so that a record does not depend on where inputs lay.
package struct RecordedWarning: Hashable, Sendable, Codable {
  package var message: String
  package var code: String
  package var file: String
  package var line: Int
  package var column: Int
  package var text: String

  static func all(of diagnostics: [Diagnostic]) -> [RecordedWarning] {
    diagnostics.filter { $0.severity == .warning }.map { warning in
      var warning = warning
      warning.location.file = warning.location.baseName
      return RecordedWarning(
        message: warning.line, code: warning.code.rawValue, file: warning.location.file,
        line: warning.location.line, column: warning.location.column, text: warning.text)
    }
  }
}
