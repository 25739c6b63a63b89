extension DayInputs {
  /// Diagnostics for those who may not read everybody's rows: what is said of a row of people is told by its kind, and not
  /// in words that quote it.
  func discreet(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let files = peopleFiles
    return diagnostics.map { diagnostic in
      guard diagnostic.location.line > 0, files.contains(diagnostic.location.file) else { return diagnostic }
      let meaning = DiagnosticCatalogue.explanation(of: diagnostic.code)?.meaning
      return Diagnostic(
        diagnostic.severity, diagnostic.code, meaning ?? "A row of people.", at: diagnostic.location)
    }
  }

  /// The paths of the files that people stand in.
  var peopleFiles: Set<String> { Set((people?.inputs ?? []).map(\.path)) }
}
