package import Timelines

/// The pipeline on one page.
package struct DayReport {
  package struct CheckResult: Sendable {
    package var diagnostics: [Diagnostic]
    package var exitCode: ExitCode
  }

  package struct RenderResult: Sendable {
    package var diagnostics: [Diagnostic]
    package var exitCode: ExitCode
    package var folder: String
    package var files: [String]
    /// Wall-clock seconds, in order.
    package var stages: [(name: String, seconds: Double)]
  }

  package static func check(_ options: ReportOptions, now: Instant) throws(RunError) -> CheckResult {
    try requireInputs(options)
    return CheckResult(diagnostics: [], exitCode: .success)
  }

  package static func render(_ options: ReportOptions, now: Instant) throws(RunError) -> RenderResult {
    try requireInputs(options)
    let folder = options.output ?? "daysheet-report"
    let files = [OutputFile(name: RunRecord.fileName, bytes: Array("{}\n".utf8))]
    try Publisher().publish(files, to: folder)
    return RenderResult(
      diagnostics: [], exitCode: .success, folder: folder, files: files.map(\.name), stages: [("publish", 0)])
  }

  private static func requireInputs(_ options: ReportOptions) throws(RunError) {
    for path in options.flights + options.people where path != "-" && FileSystem.read(path) == nil {
      let code = Diagnostic.Code(rawValue: "unreadable")
      throw RunError(.noInput, [Diagnostic(.error, code, "cannot be read", at: SourceLocation(file: path))])
    }
  }
}
