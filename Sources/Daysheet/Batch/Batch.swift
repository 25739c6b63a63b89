package import Timelines

/// Many reports of inputs that are read once: one for each key, drawn in parallel, published day by day.
///
///     load -> plan -> for each report, on any thread: validate .. encode, as in ``DayReport`` -> publish a day as one
package struct Batch: Sendable {
  package enum Event: Sendable {
    /// The inputs are read; what that gave.
    case loaded([Diagnostic])
    case planned(reports: Int)
    case made(ReportEntry, day: CalendarDate, done: Int)
    /// A day has its place.
    case published(folder: String, reports: Int)
    /// A shard's part of a day waits for `index`.
    case staged(folder: String, reports: Int)
  }

  package struct Result: Sendable {
    package var exitCode: ExitCode
    /// What no entry says: keys without a day, days that `--keep` left.
    package var diagnostics: [Diagnostic] = []
    /// In the order of the plan.
    package var failed: [(day: CalendarDate, entry: ReportEntry)] = []
  }

  private let options: ReportOptions
  private let batch: BatchOptions
  private let inputs: DayInputs
  private let sheets: BatchSheets
  private let emptySheet: EmptySheet
  private let plan: BatchPlan
  private let provenance: Provenance
  /// For each day the rows that were left out and that no report by company may show.
  private let withheld: [CalendarDate: OutputFile]

  /// Makes the reports and publishes each day's folder, or stages a shard of it.
  ///
  /// - Parameters:
  ///   - now: for `today`, and for as-of where the options name none.
  ///   - tell: called on the calling thread.
  ///   - isStopped: asked ten times a second once the reports are planned, on any thread; true ends the run, and the process
  ///     should end then: reports that are being drawn are drawn on, for nobody.
  /// - Throws: what ends a run; days that are not published by then stay as they were.
  package static func render(
    _ options: ReportOptions, _ batch: BatchOptions, now: Instant, tell: (Event) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(RunError) -> Result {
    let target = options.output ?? BatchOptions.defaultOutput
    try OwnInputs(options).requireApart(fromNightsIn: target, batch)
    let inputs = try DayInputs.load(options)
    tell(.loaded(inputs.diagnostics))
    let run = try Batch(options, batch, inputs, now: now)
    let folders = try reporting(target) { () throws(SystemFailure) in try DayFolders(target) }
    if let shard = batch.shard {
      return try run.stage(shard, in: folders, now: now, tell: tell, isStopped: isStopped)
    }
    return try run.publish(in: folders, tell: tell, isStopped: isStopped)
  }

  /// Validate and plan.
  private init(
    _ options: ReportOptions, _ batch: BatchOptions, _ inputs: DayInputs, now: Instant
  ) throws(RunError) {
    self.options = options
    self.batch = batch
    self.inputs = inputs
    provenance = .ofThisMachine(theme: options.theme)
    let flights = inputs.flights
    try flights.requireUsableRows()
    try inputs.people?.requireUsableRows()
    let airports =
      batch.each.contains(.airport)
      ? BatchPlan.airports(in: flights.records, both: batch.takesDestinations, options.airports)
      : [
        try AirportChoice.code(
          wanted: options.airport, records: flights.records, file: flights.place,
          airports: options.airports)
      ]
    let records = RecordsByAirport(flights, airports: options.airports)
    sheets = BatchSheets(inputs, records: records, airports: airports, options: options, now: now)
    emptySheet = EmptySheet(records)
    plan = try BatchPlan(
      records, airports: airports, sheets: sheets, options: options, batch: batch, now: now)
    withheld = batch.each.contains(.company) ? sheets.withheldRejects(of: plan.reports) : [:]
  }

  private func publish(
    in folders: DayFolders, tell: (Event) -> Void, isStopped: @escaping @Sendable () -> Bool
  ) throws(RunError) -> Result {
    tell(.planned(reports: plan.reports.count))
    try OwnInputs(options).requireApart(from: plan.reports, in: folders)
    let lock = try Self.reporting(folders.path) { () throws(SystemFailure) in
      let lock = try folders.lock()
      try folders.requireOwnLatest()
      try folders.removeLeftovers()
      return lock
    }
    defer { withExtendedLifetime(lock) {} }
    for day in Set(plan.reports.map(\.key.day)).sorted() {
      let names = record(of: day, []).files().map(\.name)
      let foreign = try Self.reporting(folders.path) { () throws(SystemFailure) in
        try folders.foreignFiles(names, on: day)
      }
      guard foreign.isEmpty else { throw .foreignFiles(foreign, in: folders.folder(of: day)) }
    }
    let nights = StagedNights(folders) { day throws(SystemFailure) in
      try StagedNight(folders.folder(of: day))
    }
    var (emptyNights, cleaning): ([Diagnostic], [Diagnostic]) = ([], [])
    let progress = try make(plan.reports, in: nights, tell: tell, isStopped: isStopped) {
      day, night, record throws(SystemFailure) in
      guard record.counts.failed < record.reports.count else { return night.discard() }
      cleaning += try night.publish(record)
      try folders.pointLatest(at: day, record, allowsEmpty: batch.allowsEmpty)
      if record.isEmpty { emptyNights += warning(of: record, on: day) }
      tell(.published(folder: folders.folder(of: day), reports: record.counts.written))
    }
    try progress.requireSuccess(plan.failures)
    var result = completed(progress.result(plan.failures, emptyNights: emptyNights))
    result.diagnostics += cleaning
    if let count = batch.keep {
      result.diagnostics += try Self.reporting(folders.path) { () throws(SystemFailure) in
        try folders.keep(count)
      }
    }
    return result
  }

  private func stage(
    _ shard: Shard, in folders: DayFolders, now: Instant, tell: (Event) -> Void,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RunError) -> Result {
    let shards = ShardFolders(folders, shard, options: options) { record(of: $0, []) }
    let nights = StagedNights(folders) { day throws(SystemFailure) in try shards.night(of: day) }
    let share = plan.share(shard)
    try OwnInputs(options).requireApart(from: share, in: folders)
    tell(.planned(reports: share.count))
    func finish(_ day: CalendarDate, _ night: StagedNight, _ record: NightRecord) throws(SystemFailure) {
      try shards.write(record, in: night)
      tell(.staged(folder: folders.path, reports: record.counts.written))
    }
    let progress = try make(share, in: nights, tell: tell, isStopped: isStopped, finish: finish)
    // A day without a report of this shard waits for its word too.
    let idle = Set(plan.reports.map(\.key.day)).subtracting(share.map(\.key.day))
    try Self.reporting(folders.path) { () throws(SystemFailure) in
      for day in idle.sorted() { try shards.write(record(of: day, []), in: try shards.night(of: day)) }
    }
    // Where all of a shard's reports failed, others' may have been made.
    return completed(progress.result(plan.failures))
  }

  /// Makes `reports` on several threads and finishes each day when its last one is done.
  private func make(
    _ reports: [BatchPlan.Report], in nights: StagedNights, tell: (Event) -> Void,
    isStopped: @escaping @Sendable () -> Bool,
    finish: (CalendarDate, StagedNight, NightRecord) throws(SystemFailure) -> Void
  ) throws(RunError) -> BatchProgress {
    let maker = ReportMaker(sheets: sheets, batch: batch, nights: nights, isStopped: isStopped)
    var progress = BatchProgress(reports)
    var failure: RunError?
    let shapers = Shapers()
    let wasStopped = WorkerPool.run(
      reports, threads: JobLimit.jobs(wanted: batch.jobs, options: options, memory: JobLimit.freeMemory)
    ) {
      let tools = DrawingTools(threads: 1, shapers: shapers)
      return { maker.make($0, with: tools) }
    } isStopped: {
      isStopped()
    } collect: { index, outcome in
      do throws(RunError) {
        let entry = try outcome.get()
        let finished = progress.add(entry, at: index)
        let day = reports[index].key.day
        tell(.made(entry, day: day, done: progress.done))
        guard let finished, let night = nights.take(day) else { return true }
        try Self.reporting(nights.folders.path) { () throws(SystemFailure) in
          do throws(SystemFailure) {
            try finish(day, night, record(of: day, finished))
          } catch {
            night.discard()
            throw error
          }
        }
        return true
      } catch {
        failure = failure ?? error
        return false
      }
    }
    if wasStopped { failure = failure ?? .stopped }
    if let failure {
      nights.discardAll()
      throw failure
    }
    return progress
  }

  private func record(of day: CalendarDate, _ entries: [ReportEntry]) -> NightRecord {
    var record = NightRecord(day, batch: batch, inputs: inputs, provenance: provenance)
    if batch.isDiscreet(options) {
      record.warnings = RecordedWarning.all(of: inputs.discreet(inputs.diagnostics))
    }
    record.reports = entries
    if !entries.isEmpty, record.isEmpty {
      record.warnings += RecordedWarning.all(of: warning(of: record, on: day))
    }
    record.rejects = withheld[day]?.bytes
    return record
  }

  /// What is said of a night without a flight, unless that is meant.
  private func warning(of record: NightRecord, on day: CalendarDate) -> [Diagnostic] {
    batch.allowsEmpty ? [] : emptySheet.warning(ofNight: day).map { [$0] } ?? []
  }

  /// The exit status, where rows were left out that are in no report.
  private func completed(_ result: Result) -> Result {
    var result = result
    if !withheld.isEmpty { result.exitCode = .rowsLeftOut }
    return result
  }

  /// Says what could not be written to `folder`.
  static func reporting<Value: ~Copyable>(
    _ folder: String, _ body: () throws(SystemFailure) -> Value
  ) throws(RunError) -> Value {
    do throws(SystemFailure) { return try body() } catch { throw error.runError(publishingTo: folder) }
  }
}

extension RunError {
  /// By a signal; the command then ends as that signal ends a program.
  package static let stopped = RunError(
    .stopped,
    [Diagnostic(.error, .stopped, "stopped; days that are not finished stay as they were", at: .nowhere)])
}

extension Diagnostic.Code {
  /// A signal ended the batch.
  package static let stopped = Self(rawValue: "stopped")
}

extension ExitCode {
  /// Never seen outside: the command ends by the signal itself.
  package static let stopped = ExitCode(rawValue: 143)
}
