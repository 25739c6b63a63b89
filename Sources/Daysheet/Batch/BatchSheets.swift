import Synchronization
import Timelines

/// Gives every report of a batch its sheet from inputs that were read once; may be asked by any thread.
final class BatchSheets: Sendable {
  let inputs: DayInputs
  let options: ReportOptions
  let now: Instant
  private let records: RecordsByAirport
  /// By airport; an error where the airport can have no sheet.
  private let calendars: [String: Result<AirportCalendar, RunError>]
  /// Whole sheets that narrower reports are cut from. Reports come by airport and day, so that few are asked for again.
  private let recent = Mutex<[(key: ReportKey, sheet: SheetDay)]>([])

  init(
    _ inputs: DayInputs, records: RecordsByAirport, airports: some Sequence<String>, options: ReportOptions,
    now: Instant
  ) {
    self.inputs = inputs
    self.records = records
    self.options = options
    self.now = now
    calendars = Dictionary(
      uniqueKeysWithValues: airports.map { code in
        let calendar = Result { () throws(RunError) in
          try AirportCalendar(of: code, in: records, options: options, now: now)
        }
        return (code, calendar)
      })
  }

  func calendar(of airport: String) throws(RunError) -> AirportCalendar {
    guard let calendar = calendars[airport] else { throw .noSuchKey(airport, in: inputs.flights.place) }
    return try calendar.get()
  }

  /// The sheet of a report.
  ///
  /// - Throws: where there can be none, as for a single report.
  func sheet(_ key: ReportKey) throws(RunError) -> SheetDay {
    if key.part == .whole { return try wholeSheet(key, options) }
    let whole = ReportKey(day: key.day, airport: key.airport)
    let sheet = try recent.withLock { recent throws(RunError) in
      if let known = recent.first(where: { $0.key == whole }) { return known.sheet }
      let sheet = try wholeSheet(whole, options)
      if recent.count == Self.kept { recent.removeFirst() }
      recent.append((whole, sheet))
      return sheet
    }
    // A row that was left out is in no report by company, but none of them may be written.
    if options.failOnBadRows, key.part.company != nil, !sheet.rejects.isEmpty {
      throw RunError(.data, sheet.diagnostics)
    }
    return sheet.narrowed(to: key.part, peopleFiles: inputs.peopleFiles)
  }

  /// The sheet of a report that has options of its own.
  func sheet(_ key: ReportKey, with options: ReportOptions) throws(RunError) -> SheetDay {
    try wholeSheet(ReportKey(day: key.day, airport: key.airport), options)
      .narrowed(to: key.part, peopleFiles: inputs.peopleFiles)
  }

  /// For each day of `reports` the rows that were left out of their sheets, as a file of the night's own: whose they are
  /// is not certain, so that they may be in no report by company.
  func withheldRejects(of reports: [BatchPlan.Report]) -> [CalendarDate: OutputFile] {
    var rejects: [CalendarDate: [Reject]] = [:]
    for key in Set(reports.map { ReportKey(day: $0.key.day, airport: $0.key.airport) }).sorted(
      by: ReportKey.isInOrder)
    {
      guard let sheet = try? wholeSheet(key, options) else { continue }
      // A row without an airport is left out of several sheets.
      let known = Set((rejects[key.day] ?? []).map(\.row))
      rejects[key.day, default: []] += sheet.rejects.filter { !known.contains($0.row) }
    }
    return rejects.filter { !$0.value.isEmpty }.mapValues { $0.csv(options, inputs) }
  }

  private static let kept = 4

  private func wholeSheet(_ key: ReportKey, _ options: ReportOptions) throws(RunError) -> SheetDay {
    let calendar = try calendar(of: key.airport)
    let day = calendar.place.day(key.day, startMinutes: options.dayStart)
    // Where people are linked, flights of other days tell who is out of scope.
    let indices =
      inputs.people == nil ? calendar.records(of: day) : records.records(at: key.airport)
    let rows = AirportRows(records, indices, place: calendar.place, options: options, around: now)
    return try SheetDay(
      rows, at: calendar.place, on: day, in: records, people: inputs.people, options: options, now: now,
      locale: options.locale.data)
  }

  /// The options of one report: what the user asked for, with its own airport, day, title and earlier report.
  func options(for report: BatchPlan.Report) -> ReportOptions {
    let key = report.key
    var own = options
    own.airport = key.airport
    own.day = .date(key.day)
    own.since = options.since.map { $0 + "/" + report.folder }.flatMap { hasEarlier(key, in: $0) ? $0 : nil }
    if key.part != .whole, let airport = try? calendar(of: key.airport).place.airport {
      own.title = ([options.title ?? Poster.title(of: airport)] + key.part.names).joined(separator: " · ")
    }
    return own
  }

  /// Whether the earlier night has the report: one that it does not have is compared with nothing, and one by company never
  /// with a report of other people.
  private func hasEarlier(_ key: ReportKey, in folder: String) -> Bool {
    // What is there and cannot be read fails the report when it is compared.
    guard (try? FileSystem.contents(of: folder + "/" + RunRecord.fileName)) != .some(nil) else {
      return false
    }
    guard let earlier = try? RecordedReport(folder) else { return key.part.company == nil }
    return earlier.record.part?.company == key.part.company
  }

  /// What the report would depend on if it were made now.
  func identity(of report: BatchPlan.Report, provenance: Provenance) -> RunRecord? {
    let key = report.key
    guard let place = try? calendar(of: key.airport).place else { return nil }
    let day = place.day(key.day, startMinutes: options.dayStart)
    let own = options(for: report)
    func texts(_ role: RunRecord.Input.Role, _ texts: [InputText]) -> [RunRecord.Input] {
      texts.map { RunRecord.Input(role, $0, rowsOutOfScope: 0, rejects: 0) }
    }
    return RunRecord(
      options: own, part: key.part, airport: key.airport, day: day,
      asOf: AsOfChoice.instant(own.asOf, on: day, now: now).instant,
      inputs: texts(.flights, inputs.flights.inputs) + texts(.people, inputs.people?.inputs ?? []),
      provenance: provenance
    ).identity
  }
}

extension RunError {
  static func noSuchKey(_ name: String, in file: SourceLocation) -> RunError {
    RunError(.data, [Diagnostic(.error, .noSuchKey, "no report has the key “\(name)”", at: file)])
  }
}

extension Diagnostic.Code {
  /// `--only` names a key that the data does not have.
  package static let noSuchKey = Self(rawValue: "no-such-key")
  /// The data gives no key of a batch.
  package static let noKeys = Self(rawValue: "no-keys")
}
