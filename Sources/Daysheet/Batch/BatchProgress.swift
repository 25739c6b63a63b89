package import Timelines

/// The entries of a batch as they come in, and which days are complete.
struct BatchProgress {
  private let reports: [BatchPlan.Report]
  private var entries: [ReportEntry?]
  /// For each day, the places of its reports and how many are to come.
  private var days: [CalendarDate: (range: Range<Int>, missing: Int)] = [:]
  private(set) var done = 0

  /// - Parameter reports: by day.
  init(_ reports: [BatchPlan.Report]) {
    self.reports = reports
    entries = Array(repeating: nil, count: reports.count)
    for (index, report) in reports.enumerated() {
      let known = days[report.key.day] ?? (index..<index, 0)
      days[report.key.day] = (known.range.lowerBound..<index + 1, known.missing + 1)
    }
  }

  /// - Returns: every entry of the day in the order of the plan where this was its last.
  mutating func add(_ entry: ReportEntry, at index: Int) -> [ReportEntry]? {
    entries[index] = entry
    done += 1
    let day = reports[index].key.day
    guard let known = days[day] else { return nil }
    days[day] = (known.range, known.missing - 1)
    return known.missing == 1 ? entries[known.range].compactMap(\.self) : nil
  }

  /// Ends a run of which not one report could be made, with the first one's exit code and every reason.
  func requireSuccess(_ failures: [RunError]) throws(RunError) {
    let failed = all.filter { $0.entry.state == .failed }
    guard let first = failed.first, failed.count == all.count else { return }
    throw RunError(
      ExitCode(rawValue: first.entry.exit),
      failures.flatMap(\.diagnostics) + failed.flatMap { $0.entry.diagnostics(on: $0.day) })
  }

  private var all: [(day: CalendarDate, entry: ReportEntry)] {
    zip(reports, entries).compactMap { report, entry in entry.map { (report.key.day, $0) } }
  }

  /// What the run comes to.
  ///
  /// - Parameter emptyNights: what there is to say about nights without a flight that nobody has allowed.
  func result(_ failures: [RunError], emptyNights: [Diagnostic] = []) -> Batch.Result {
    let failed = all.filter { $0.entry.state == .failed }
    let diagnostics = failures.flatMap(\.diagnostics) + emptyNights
    let exits = Set(all.map(\.entry.exit))
    let isIncomplete =
      !failed.isEmpty || !failures.isEmpty || !emptyNights.isEmpty
      || exits.contains(ExitCode.rowsLeftOut.rawValue)
    let hasWarnings = exits.contains(ExitCode.warnings.rawValue)
    return Batch.Result(
      exitCode: isIncomplete ? .rowsLeftOut : hasWarnings ? .warnings : .success, diagnostics: diagnostics,
      failed: failed)
  }
}

extension ReportEntry {
  /// Why a report failed, for the end of a run.
  package func diagnostics(on day: CalendarDate) -> [Diagnostic] {
    reasons.map {
      Diagnostic(.error, .reportFailed, $0, at: SourceLocation(file: "\(day)/\(folder)"))
    }
  }
}

extension Diagnostic.Code {
  /// A report of a batch that could not be made; the others were.
  package static let reportFailed = Self(rawValue: "report-failed")
}
