import AirportData
import Daysheet
import Foundation

/// Checks reports against their records, and makes them again where asked to.
struct VerifyCommand {
  private let settings: Settings
  private let console: Console

  init(_ settings: Settings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  /// - Parameter inputs: files that the reports were made from; those of their names in the current folder where none
  ///   are given.
  func verify(_ folder: String, inputs: [String]) throws(RunError) -> ExitCode {
    let found = try Verification(folder)
    console.report(found.diagnostics)
    console.result("\(found.files) files of \(found.reports.count) reports are as they were written\n")
    guard settings.rerenders else { return found.exitCode }
    let jobs = try found.reports.map { folder throws(RunError) in
      let report = try RecordedReport(folder)
      return (report: report, options: try options(of: report))
    }
    let names = Set(jobs.flatMap { $0.report.record.inputs.map(\.name) }).filter {
      FileManager.default.fileExists(atPath: $0)
    }
    let again = try Rerendering(
      jobs, paths: inputs.isEmpty ? names.sorted() : inputs, threads: settings.batch.jobs
    ) { done in
      if console.isTerminal { console.status("\(done) of \(jobs.count) reports made again") }
    }
    if console.isTerminal { console.status("") }
    console.report(again.diagnostics)
    console.result("\(again.reports) of \(jobs.count) reports come out the same\n")
    return again.diagnostics.isEmpty ? found.exitCode : .data
  }

  /// Reads the options of a record like those of a configuration file.
  private func options(of report: RecordedReport) throws(RunError) -> ReportOptions {
    var settings = Settings()
    for (name, value) in report.record.options.values.sorted(by: { $0.key < $1.key }) {
      guard let option = optionTable.first(where: { $0.recordedName == name && $0.isRecorded }) else {
        throw .configuration(
          "\(name): no option has this name", at: report.place,
          hint: "daysheet \(report.record.daysheet) wrote it.")
      }
      guard let text = value.argument else { continue }
      try Assignment(option: option, values: [text], source: .file(report.place)).apply(to: &settings)
    }
    settings.report.since = try since(report)
    settings.report.theme = try ThemeFile.theme(settings.themeName)
    settings.report.airports = try airports(of: report)
    return settings.report
  }
}

extension VerifyCommand {
  /// Those of `--airports-file` where the report was made with such a file.
  private func airports(of report: RecordedReport) throws(RunError) -> Airports {
    guard let hash = report.record.optionHashes?["airports_file"] else { return .builtIn }
    let airports = try settings.airportsFile.map { path throws(RunError) in try AirportsFile.airports(path) }
    guard let airports, airports.sha256 == hash else {
      throw .usage(
        "\(report.folder) was made with airports of your own; --rerender needs that --airports-file",
        hint: "Its SHA-256 is \(hash).")
    }
    return airports
  }

  /// The earlier report that a report was compared with: `--since`, or in it the folder of the report's name.
  private func since(_ report: RecordedReport) throws(RunError) -> String? {
    guard report.record.optionHashes?["since"] != nil else { return nil }
    guard let folder = settings.report.since else {
      throw .usage("\(report.folder) has changes marked; --rerender needs --since for it")
    }
    let own = folder + "/" + URL(filePath: report.folder).lastPathComponent
    return FileManager.default.fileExists(atPath: own) ? own : folder
  }
}
