/// Makes single reports of a batch, on any thread, into their days' staged folders.
struct ReportMaker: Sendable {
  let sheets: BatchSheets
  let batch: BatchOptions
  let nights: StagedNights
  /// True ends the run: nothing is written any more.
  let isStopped: @Sendable () -> Bool

  /// An error is what ends the whole run: a missing font, a full disk. A report that fails is an entry.
  func make(_ report: BatchPlan.Report, with tools: DrawingTools) -> Result<ReportEntry, RunError> {
    let options = sheets.options(for: report)
    let title = options.title ?? title(of: report.key)
    do throws(SystemFailure) {
      let night = try nights.night(of: report.key.day)
      if batch.isLazy,
        let identity = sheets.identity(of: report, provenance: tools.provenance(options.theme)),
        let entry = night.current(report.folder, identity)
      {
        try nights.writing { () throws(SystemFailure) in try night.keep(entry) }
        return .success(entry)
      }
      let made: DayReport.Made
      do throws(RunError) {
        let sheet = try sheets.sheet(report.key)
        guard sheet.flights.count >= batch.minFlights else {
          return .success(ReportEntry(skipped: report, title: title, sheet))
        }
        made = try DayReport(options, sheets.inputs, sheet, part: report.key.part).made(with: tools)
      } catch {
        if error.exitCode == .unavailable { return .failure(error) }
        return .success(ReportEntry(failed: report, title: title, discreet(error)))
      }
      let foreign = try night.foreignFiles(made.files.map(\.name), in: report.folder)
      guard foreign.isEmpty else {
        let error = RunError.foreignFiles(foreign, in: report.folder)
        return .success(ReportEntry(failed: report, title: title, error))
      }
      if isStopped() { return .failure(.stopped) }
      try nights.writing { () throws(SystemFailure) in try night.write(made.files, report: report.folder) }
      return .success(ReportEntry(written: report, title: title, made))
    } catch {
      return .failure(error.runError(publishingTo: nights.folders.path))
    }
  }

  /// An error that is shown on the night's pages.
  private func discreet(_ error: RunError) -> RunError {
    guard batch.isDiscreet(sheets.options) else { return error }
    return RunError(error.exitCode, sheets.inputs.discreet(error.diagnostics))
  }

  private func title(of key: ReportKey) -> String {
    guard let airport = try? sheets.calendar(of: key.airport).place.airport else { return key.airport }
    return Poster.title(of: airport)
  }
}
