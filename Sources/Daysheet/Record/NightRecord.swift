import Foundation
package import Timelines

/// What a day's run.json of a batch says: from what and how the night was made, and every file of every report.
///
/// It is written and read as this value. No clock time, host, job count or shard: one process and eight give the same
/// bytes.
package struct NightRecord: Hashable, Sendable, Codable {
  package struct Input: Hashable, Sendable, Codable {
    package var name: String
    package var role: RunRecord.Input.Role
    package var feed: String
    package var sha256: String
    package var rows: Int

    init(_ role: RunRecord.Input.Role, _ text: InputText) {
      name = SourceLocation(file: text.path).baseName
      self.role = role
      feed = text.feed
      sha256 = text.sha256
      rows = text.rows
    }
  }

  package struct Counts: Hashable, Sendable, Codable {
    package var reports = 0
    package var written = 0
    package var skipped = 0
    package var failed = 0
  }

  package enum Airports: String, Hashable, Sendable, Codable, CaseIterable { case origins, both }

  package private(set) var daysheet = daysheetVersion
  package var day: CalendarDate
  /// The options of the batch that decide which reports there are.
  package var each: [BatchOptions.Dimension]
  package var airports: Airports
  package var only: [String]
  package var minFlights: Int
  package var inputs: [Input]
  package private(set) var counts = Counts()
  /// In the order of the keys.
  package var reports: [ReportEntry] = [] {
    didSet { counts = Self.counts(of: reports) }
  }
  /// The files beside the reports' folders.
  package var outputs: [RunRecord.Output] = []
  /// What reading the inputs gave; each report's own are in its run.json.
  package var warnings: [RecordedWarning]
  package var fonts: [Provenance.Part]
  package var libraries: [Provenance.Part]
  /// rejects.csv of the night, where rows were left out that no report of it may show; its record says no more of it
  /// than of the other outputs.
  var rejects: [UInt8]?

  private enum CodingKeys: String, CodingKey {
    case daysheet, day, each, airports, only
    case minFlights = "min_flights"
    case inputs, counts, reports, outputs, warnings, fonts, libraries
  }

  init(_ day: CalendarDate, batch: BatchOptions, inputs: DayInputs, provenance: Provenance) {
    self.day = day
    each = batch.each
    airports = batch.takesDestinations ? .both : .origins
    only = batch.only
    minFlights = batch.minFlights
    self.inputs =
      inputs.flights.inputs.map { Input(.flights, $0) }
      + (inputs.people?.inputs ?? []).map { Input(.people, $0) }
    warnings = RecordedWarning.all(of: inputs.diagnostics)
    fonts = provenance.fonts
    libraries = provenance.libraries
  }

  /// `nil` where the folder holds no night, or none that can be read.
  static func read(_ folder: String) -> NightRecord? { (try? published(in: folder)) ?? nil }

  /// `nil` where the folder holds no night.
  ///
  /// - Throws: where there is a run.json that cannot be read.
  static func published(in folder: String) throws(SystemFailure) -> NightRecord? {
    try FileSystem.contents(of: folder + "/" + RunRecord.fileName).flatMap { NightRecord($0) }
  }

  init?(_ bytes: [UInt8]) {
    guard let record = try? JSONDecoder().decode(NightRecord.self, from: Data(bytes)) else { return nil }
    self = record
  }

  var json: JSONText { JSONEncoding.json(of: self) }

  /// Whether not one report of the night has a flight.
  var isEmpty: Bool { reports.allSatisfy { $0.counts.flights == 0 } }

  private static func counts(of reports: [ReportEntry]) -> Counts {
    func count(_ state: ReportEntry.State) -> Int { reports.count { $0.state == state } }
    return Counts(
      reports: reports.count, written: count(.written), skipped: count(.skipped), failed: count(.failed))
  }

  /// The files beside the reports: summary.csv, index.html, and run.json with every hash, last.
  func files() -> [OutputFile] {
    let left = rejects.map { [OutputFile(name: Self.rejectsName, bytes: $0)] } ?? []
    let pages = [summaryTable] + left + [IndexPage(self).file]
    var record = self
    record.outputs = pages.map { RunRecord.Output($0) }
    return pages + [OutputFile(name: RunRecord.fileName, bytes: Array(record.json.indented.utf8))]
  }

  static let summaryName = "summary.csv"
  static let rejectsName = "rejects.csv"

  /// One line for each report (product.md).
  private var summaryTable: OutputFile {
    var csv = CSVWriter(
      .plain,
      header: [
        "folder", "state", "exit", "day", "airport", "airline", "terminal", "company", "flights", "arrivals",
        "departures", "delayed", "cancelled", "diverted", "people", "companies", "unlinked", "rows_left_out",
        "warnings", "reason",
      ])
    for report in reports {
      csv.text(report.folder)
      csv.text(report.state.rawValue)
      csv.number(Int(report.exit))
      csv.text(day.description)
      for name in [report.airport, report.airline, report.terminal, report.company] { csv.text(name) }
      let counts = report.counts
      for count in [
        counts.flights, counts.arrivals, counts.departures, counts.delayed, counts.cancelled, counts.diverted,
        counts.people, counts.companies, counts.unlinked, report.rowsLeftOut, report.warnings,
      ] { csv.number(report.state == .failed ? nil : count) }
      csv.text(report.reasons.joined(separator: "; "))
      csv.endRow()
    }
    return OutputFile(name: Self.summaryName, bytes: csv.bytes)
  }
}
