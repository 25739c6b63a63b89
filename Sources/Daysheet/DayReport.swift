import Foundation
import PosterUI
package import Timelines

/// A day's files in, a report out: the whole pipeline on one page.
///
///     load -> validate -> compute -> lay out -> draw and encode -> publish
///
/// Only *load* reads and only *publish* writes; nothing here reads a clock.
package struct DayReport {
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
  }

  private let options: ReportOptions
  private let flights: LoadedFlights
  private let people: LoadedPeople?
  private let sheet: SheetDay
  /// Decides the order of companies and names.
  private let locale: Locale

  /// Loads and validates only; nothing is written.
  package static func check(_ options: ReportOptions, now: Instant) throws(RunError) -> CheckResult {
    let report = try DayReport(options, now: now, finished: { _ in })
    return CheckResult(
      diagnostics: report.sheet.diagnostics, exitCode: report.exitCode(report.sheet.diagnostics),
      counts: CheckCounts(report.sheet, flights: report.flights.inputs, people: report.people?.inputs))
  }

  /// Makes the report and publishes its folder.
  ///
  /// - Parameters:
  ///   - now: for `today`, and for as-of where the options name none.
  ///   - finished: called when a stage has ended.
  /// - Throws: what ends a run; the earlier report in the folder is then untouched.
  package static func render(
    _ options: ReportOptions, now: Instant, finished: (Stage) -> Void = { _ in }
  ) throws(RunError) -> RenderResult {
    let report = try DayReport(options, now: now, finished: finished)
    let (files, diagnostics, shortened) = try report.files(finished: finished)
    let folder = options.output ?? "daysheet-\(report.sheet.day.date)-\(report.sheet.airport.code)"
    try Publisher().publish(files, to: folder)
    finished(.publish)
    return RenderResult(
      diagnostics: diagnostics, exitCode: report.exitCode(diagnostics), folder: folder,
      files: files.map(\.name), shortened: shortened)
  }

  /// Every file of the report in memory, without publishing it; for tests and for those who send reports elsewhere.
  package static func files(_ options: ReportOptions, now: Instant) throws(RunError) -> [OutputFile] {
    try DayReport(options, now: now, finished: { _ in }).files(finished: { _ in }).files
  }

  /// Load and validate.
  private init(_ options: ReportOptions, now: Instant, finished: (Stage) -> Void) throws(RunError) {
    self.options = options
    locale = options.locale.data
    (flights, people) = try Self.load(options)
    finished(.load)
    sheet = try SheetDay(validating: flights, people: people, options: options, now: now, locale: locale)
    if options.failOnBadRows, !sheet.rejects.isEmpty { throw RunError(.data, sheet.diagnostics) }
    finished(.validate)
  }

  /// Both inputs are read even where one is unusable, so that every problem is reported.
  private static func load(_ options: ReportOptions) throws(RunError) -> (LoadedFlights, LoadedPeople?) {
    let flights = Result { () throws(RunError) in
      try FlightLoader.load(paths: options.flights, feed: options.feed)
    }
    guard !options.people.isEmpty else { return (try flights.get(), nil) }
    let people = Result { () throws(RunError) in try PeopleLoader.load(paths: options.people) }
    switch (flights, people) {
    case (.failure(let first), .failure(let second)):
      throw RunError(first.exitCode, first.diagnostics + second.diagnostics)
    case (.failure(let error), .success(let people)):
      throw RunError(error.exitCode, error.diagnostics + people.diagnostics)
    case (.success(let flights), .failure(let error)):
      throw RunError(error.exitCode, flights.diagnostics + error.diagnostics)
    case (.success(let flights), .success(let people)):
      return (flights, people)
    }
  }

  /// Compute, lay out, draw and encode.
  private func files(
    finished: (Stage) -> Void
  ) throws(RunError) -> (files: [OutputFile], diagnostics: [Diagnostic], shortened: [Shortening]) {
    let summary = Summary(sheet, hasPeople: people != nil, locale: locale).without(options.without)
    finished(.compute)
    let poster = try PosterFiles(summary, options: options, sheet: sheet)
    finished(.layOut)
    var files = tables(of: summary)
    files += try poster.encoded(options, created: options.metadataDate ?? sheet.asOf)
    let diagnostics = sheet.diagnostics + poster.diagnostics + files.compactMap(\.note)
    files.append(record(of: summary, files: files, diagnostics: diagnostics))
    finished(.encode)
    return (files, diagnostics, poster.shortened)
  }

  private func tables(of summary: Summary) -> [OutputFile] {
    let dialect = options.excel ? CSVWriter.Dialect.excel : .plain
    var files: [OutputFile] = []
    if options.formats.contains(.csv) {
      files = [summary.flightsCSV(dialect), summary.hoursCSV(dialect)]
      if summary.hasPeople { files += [summary.companiesCSV(dialect), summary.peopleCSV(dialect)] }
    }
    if !sheet.rejects.isEmpty {
      // A row of the people file holds whatever must not leave the house.
      let shown = flights.inputs + (options.without.isEmpty ? people?.inputs ?? [] : [])
      files.append(sheet.rejects.csv(dialect, inputs: shown))
    }
    return files
  }

  private func record(of summary: Summary, files: [OutputFile], diagnostics: [Diagnostic]) -> OutputFile {
    func inputs(_ role: RunRecord.Input.Role, _ texts: [InputText], outOfScope: [Int]) -> [RunRecord.Input] {
      texts.enumerated().map { index, text in
        let rejects = sheet.rejects.count { $0.row.location.file == text.path }
        return RunRecord.Input(role, text, rowsOutOfScope: outOfScope[index], rejects: rejects)
      }
    }
    return RunRecord(
      options: options, summary: summary,
      inputs: inputs(.flights, flights.inputs, outOfScope: sheet.flightRowsOutOfScope)
        + inputs(.people, people?.inputs ?? [], outOfScope: sheet.peopleRowsOutOfScope),
      outputs: files.map { RunRecord.Output($0, sha256: SHA256.hex) }, diagnostics: diagnostics,
      provenance: .ofThisMachine(theme: options.theme)
    ).file
  }

  private func exitCode(_ diagnostics: [Diagnostic]) -> ExitCode {
    if !sheet.rejects.isEmpty { return .rowsLeftOut }
    if options.failOnWarnings, diagnostics.contains(where: { $0.severity == .warning }) { return .warnings }
    return .success
  }
}
