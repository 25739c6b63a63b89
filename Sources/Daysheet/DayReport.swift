import AirportData
import Foundation
import PosterUI
package import Timelines

/// A day's files in, a report out: the whole pipeline on one page.
///
///     load -> validate -> compute -> lay out -> draw and encode -> publish
///
/// Only *load* reads and only *publish* writes; nothing here reads a clock. ``Batch`` is the same for many reports: it
/// loads once, and each report is made as here.
package struct DayReport: Sendable {
  package enum Stage: String, Sendable, CaseIterable {
    case load, validate, compute
    case layOut = "lay out"
    case encode, publish
  }

  package struct CheckResult: Sendable {
    package var diagnostics: [Diagnostic]
    package var exitCode: ExitCode
    package var counts: CheckCounts
  }

  package struct RenderResult: Sendable {
    package var diagnostics: [Diagnostic]
    package var exitCode: ExitCode
    package var folder: String
    /// In the order in which they were written, run.json last.
    package var files: [String]
    /// Texts of the poster that stand in a shorter form: what is shown, and the full wording.
    package var shortened: [Shortening]
    /// The folder had the same report already and was left as it is.
    package var isCurrent = false
  }

  /// A report in memory.
  struct Made {
    /// Run.json last.
    var files: [OutputFile]
    var record: RunRecord
    var diagnostics: [Diagnostic]
    var exitCode: ExitCode
    var shortened: [Shortening]
  }

  private let options: ReportOptions
  private let inputs: DayInputs
  private let sheet: SheetDay
  private let part: SheetPart
  /// Decides the order of companies and names.
  private let locale: Locale

  /// Loads and validates only; nothing is written.
  package static func check(_ options: ReportOptions, now: Instant) throws(RunError) -> CheckResult {
    let report = try load(options, now: now, finished: { _ in })
    return CheckResult(
      diagnostics: report.sheet.diagnostics,
      exitCode: exitCode(rejects: report.sheet.rejects.count, report.sheet.diagnostics, options),
      counts: CheckCounts(
        report.sheet, flights: report.inputs.flights.inputs, people: report.inputs.people?.inputs))
  }

  /// A `--map` for the flights files, and why each column is in it; nothing is resolved or written.
  package static func suggestMap(_ options: ReportOptions) throws(RunError) -> String {
    try MapSuggestion.text(paths: options.flights)
  }

  /// Makes the report and publishes its folder.
  ///
  /// - Parameters:
  ///   - isLazy: whether a report that is there and would come out the same is left as it is.
  ///   - now: for `today`, and for as-of where the options name none.
  ///   - endsProcess: whether the process ends afterwards; what the run used is then not freed piece by piece.
  ///   - finished: called when a stage has ended.
  /// - Throws: what ends a run; the earlier report in the folder is then untouched.
  package static func render(
    _ options: ReportOptions, isLazy: Bool = false, now: Instant, endsProcess: Bool = false,
    finished: (Stage) -> Void = { _ in }
  ) throws(RunError) -> RenderResult {
    let ownInputs = OwnInputs(options)
    if let folder = options.output { try ownInputs.requireApart(from: folder) }
    let tools = DrawingTools(endsProcess: endsProcess)
    tools.warm(for: options)
    let report = try load(options, now: now, finished: finished)
    let folder = options.output ?? "daysheet-\(report.sheet.day.date)-\(report.sheet.airport.code)"
    if options.output == nil { try ownInputs.requireApart(from: folder) }
    if isLazy, report.isCurrent(in: folder) {
      let diagnostics = report.sheet.diagnostics
      return RenderResult(
        diagnostics: diagnostics,
        exitCode: exitCode(rejects: report.sheet.rejects.count, diagnostics, options), folder: folder,
        files: [], shortened: [], isCurrent: true)
    }
    let made = try report.made(with: tools, finished: finished)
    let warnings = try Publisher().publish(made.files, to: folder)
    finished(.publish)
    defer { tools.release([report, made, tools] as [Any]) }
    return RenderResult(
      diagnostics: made.diagnostics + warnings, exitCode: made.exitCode, folder: folder,
      files: made.files.map(\.name), shortened: made.shortened)
  }

  /// Every file of the report in memory, without publishing it; for tests and for those who send reports elsewhere.
  package static func files(_ options: ReportOptions, now: Instant) throws(RunError) -> [OutputFile] {
    try load(options, now: now, finished: { _ in }).made(with: DrawingTools()).files
  }

  /// Load and validate.
  private static func load(
    _ options: ReportOptions, now: Instant, finished: (Stage) -> Void
  ) throws(RunError) -> DayReport {
    let inputs = try DayInputs.load(options, forOneSheet: now)
    finished(.load)
    let sheet = try SheetDay(
      validating: inputs.flights, people: inputs.people, options: options, now: now,
      locale: options.locale.data)
    let report = try DayReport(options, inputs, sheet)
    finished(.validate)
    return report
  }

  private func isCurrent(in folder: String) -> Bool {
    guard let there = PublishedReport(folder) else { return false }
    let record = record(.ofThisMachine(theme: options.theme))
    return there.record.identity == record.identity && there.hasEveryFile
  }

  /// - Parameter part: what of the airport's day the sheet was narrowed to.
  /// - Throws: exit code 65 where a row was left out and none may be.
  init(
    _ options: ReportOptions, _ inputs: DayInputs, _ sheet: SheetDay, part: SheetPart = .whole
  ) throws(RunError) {
    if options.failOnBadRows, !sheet.rejects.isEmpty { throw RunError(.data, sheet.diagnostics) }
    self.options = options
    self.inputs = inputs
    self.sheet = sheet
    self.part = part
    locale = options.locale.data
  }

  /// Compute, lay out, draw and encode.
  func made(with tools: DrawingTools, finished: (Stage) -> Void = { _ in }) throws(RunError) -> Made {
    var summary = Summary(sheet, hasPeople: inputs.people != nil, locale: locale).without(options.without)
    if let since = options.since { try summary.compare(since: since) }
    finished(.compute)
    let tables = tools.aside { [summary] in self.tables(of: summary) }
    let layout = Result { () throws(RunError) in
      try PosterFiles(summary, options: options, sheet: sheet, tools: tools)
    }
    // Waited for also where the layout failed: the process must not end while another thread is at work.
    var files = tables()
    let poster = try layout.get()
    finished(.layOut)
    files += try poster.encoded(options, created: options.metadataDate ?? sheet.asOf)
    let diagnostics = sheet.diagnostics + poster.diagnostics + files.compactMap(\.note)
    var record = record(tools.provenance(options.theme))
    record.outputs = files.map { RunRecord.Output($0) }
    record.counts = summary.counts
    if !summary.expected.isEmpty {
      record.expectedFromYesterday = summary.expected.map { RunRecord.Expected($0, in: summary.day.zone) }
    }
    record.warnings = RecordedWarning.all(of: diagnostics)
    files.append(record.file)
    tools.release([summary, poster] as [Any])
    finished(.encode)
    return Made(
      files: files, record: record, diagnostics: diagnostics,
      exitCode: Self.exitCode(rejects: sheet.rejects.count, diagnostics, options),
      shortened: poster.shortened)
  }

  private func tables(of summary: Summary) -> [OutputFile] {
    let dialect = options.excel ? CSVWriter.Dialect.excel : .plain
    var files: [OutputFile] = []
    if options.formats.contains(.csv) {
      files = [summary.flightsCSV(dialect), summary.hoursCSV(dialect)]
      if summary.hasPeople { files += [summary.companiesCSV(dialect), summary.peopleCSV(dialect)] }
    }
    if let changes = summary.changes, options.formats.contains(.csv) { files.append(changes.csv(dialect)) }
    if !sheet.rejects.isEmpty { files.append(sheet.rejects.csv(options, inputs)) }
    return files
  }

  /// The report's record before anything is made of it.
  private func record(_ provenance: Provenance) -> RunRecord {
    func inputs(
      _ role: RunRecord.Input.Role, _ texts: [InputText], outOfScope: [Int], unknown: [Int] = []
    ) -> [RunRecord.Input] {
      texts.enumerated().map { index, text in
        let rejects = sheet.rejects.count { $0.row.location.file == text.path }
        return RunRecord.Input(
          role, text, rowsOutOfScope: outOfScope[index] + text.outOfScope, rejects: rejects,
          rowsOfUnknownAirports: index < unknown.count ? unknown[index] : 0)
      }
    }
    return RunRecord(
      options: options, part: part, airport: sheet.airport.code, day: sheet.day, asOf: sheet.asOf,
      inputs: inputs(
        .flights, self.inputs.flights.inputs, outOfScope: sheet.flightRowsOutOfScope,
        unknown: sheet.flightRowsOfUnknownAirports)
        + inputs(.people, self.inputs.people?.inputs ?? [], outOfScope: sheet.peopleRowsOutOfScope),
      provenance: provenance)
  }

  private static func exitCode(
    rejects: Int, _ diagnostics: [Diagnostic], _ options: ReportOptions
  ) -> ExitCode {
    if rejects > 0 { return .rowsLeftOut }
    if options.failOnWarnings, diagnostics.contains(where: { $0.severity == .warning }) { return .warnings }
    return .success
  }
}
