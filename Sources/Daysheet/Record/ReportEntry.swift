/// What became of one report of a batch: a line of summary.csv, an entry of the day's run.json and of its index.
package struct ReportEntry: Hashable, Sendable, Codable {
  package enum State: String, Hashable, Sendable, Codable, CaseIterable {
    case written
    /// Fewer flights than `--min-flights`.
    case skipped
    case failed
  }

  package var folder: String
  package var state: State
  package var airport: String
  package var airline: String?
  package var terminal: String?
  package var company: String?
  /// As on the poster.
  package var title: String
  /// The exit status that the report alone would have.
  package var exit: Int32
  package var counts = Summary.Counts()
  package var rowsLeftOut = 0
  package var warnings = 0
  /// Every file of the report, run.json too.
  package var outputs: [RunRecord.Output] = []
  /// Why it failed.
  package var reasons: [String] = []

  private enum CodingKeys: String, CodingKey {
    case folder, state, airport, airline, terminal, company, title, exit, counts
    case rowsLeftOut = "rows_left_out"
    case warnings, outputs, reasons
  }

  init(_ report: BatchPlan.Report, title: String, state: State, exit: ExitCode) {
    folder = report.folder
    self.state = state
    airport = report.key.airport
    airline = report.key.part.airline
    terminal = report.key.part.terminal
    company = report.key.part.company
    self.title = title
    self.exit = exit.rawValue
  }

  init(written report: BatchPlan.Report, title: String, _ made: DayReport.Made) {
    let record = made.record
    self.init(report, title: title, state: .written, exit: made.exitCode)
    counts = record.counts
    rowsLeftOut = record.inputs.reduce(0) { $0 + $1.rejects }
    warnings = record.warnings.count
    outputs = record.outputs + made.files.suffix(1).map { RunRecord.Output($0) }
  }

  init(skipped report: BatchPlan.Report, title: String, _ sheet: SheetDay) {
    self.init(report, title: title, state: .skipped, exit: .success)
    counts.arrivals = sheet.flights.count { $0.direction == .arrival }
    counts.departures = sheet.flights.count - counts.arrivals
  }

  init(failed report: BatchPlan.Report, title: String, _ error: RunError) {
    self.init(report, title: title, state: .failed, exit: error.exitCode)
    reasons = Self.reasons(error)
  }

  /// Makes of a report that was made one that failed after all.
  mutating func fail(_ error: RunError) {
    (state, exit, reasons) = (.failed, error.exitCode.rawValue, Self.reasons(error))
    (counts, rowsLeftOut, warnings, outputs) = (.init(), 0, 0, [])
  }

  private static func reasons(_ error: RunError) -> [String] {
    error.diagnostics.filter { $0.severity == .error }.prefix(3).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location.file = diagnostic.location.baseName
      return diagnostic.line
    }
  }

  var part: SheetPart { SheetPart(airline: airline, terminal: terminal, company: company) }
}
