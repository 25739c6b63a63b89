/// Why an input as a whole cannot be used.
struct InputFailure: Error {
  /// Never empty.
  var diagnostics: [Diagnostic]
  var exitCode = ExitCode.data

  init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(
    _ code: Diagnostic.Code, _ text: String, path: String, exitCode: ExitCode = .data, hint: String? = nil
  ) {
    diagnostics = [Diagnostic(.error, code, text, at: SourceLocation(file: path), hint: hint)]
    self.exitCode = exitCode
  }
}
