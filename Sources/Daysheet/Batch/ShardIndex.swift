import Timelines

/// Publishes the nights that shards have built, where all of them are there (`daysheet index`).
package struct ShardIndex {
  package private(set) var published: [(folder: String, reports: Int)] = []
  /// Reports that failed in a shard, and shards that are missing.
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var exitCode = ExitCode.success

  /// - Parameters:
  ///   - folder: the `--out` of the shards.
  ///   - keep: as `--keep`.
  ///   - allowsEmpty: as `--allow-empty`.
  /// - Throws: where nothing can be published: exit code 66 where shards are missing or there are none, 73, 75.
  package init(_ folder: String, keep: Int?, allowsEmpty: Bool = false) throws(RunError) {
    let isThere = try Batch.reporting(folder) { () throws(SystemFailure) in
      try FileSystem.resolved(folder) != nil
    }
    guard isThere else { throw .nothingToIndex(folder) }
    let nights = try Batch.reporting(folder) { () throws(SystemFailure) in
      try ShardFolders.nights(in: try DayFolders(folder))
    }
    if nights.isEmpty { throw .nothingToIndex(folder) }
    try Batch.reporting(folder) { () throws(SystemFailure) in
      let folders = try DayFolders(folder)
      let lock = try folders.lock()
      defer { withExtendedLifetime(lock) {} }
      try folders.requireOwnLatest()
      try folders.removeLeftovers()
      for night in nights { try publish(night, in: folders, allowsEmpty: allowsEmpty) }
      if let keep, !published.isEmpty { diagnostics += try folders.keep(keep) }
    }
    if published.isEmpty {
      let isIncomplete = diagnostics.contains { $0.code == .missingShard }
      throw RunError(isIncomplete ? .noInput : .data, diagnostics)
    }
  }

  private mutating func publish(
    _ night: (day: CalendarDate, path: String), in folders: DayFolders, allowsEmpty: Bool
  ) throws(SystemFailure) {
    let shards = try ShardRecords(in: night.path)
    guard shards.missing.isEmpty, let record = shards.record else {
      diagnostics.append(shards.missingDiagnostic(of: night.day, in: folders.path))
      exitCode = .rowsLeftOut
      return
    }
    let staged = try StagedNight(folders.folder(of: night.day))
    do throws(SystemFailure) {
      let record = try checked(record, against: staged, shards: night)
      guard record.counts.failed < record.reports.count else {
        // As in one process: a night of which nothing could be made does not take the place of the old one.
        staged.discard()
        return try FileSystem.removeTree(night.path)
      }
      for entry in record.reports where entry.state == .written { try staged.keep(entry, of: night.path) }
      diagnostics += try staged.publish(record)
      try folders.pointLatest(at: night.day, record, allowsEmpty: allowsEmpty)
      published.append((folders.folder(of: night.day), record.counts.written))
    } catch {
      staged.discard()
      throw error
    }
    if record.isEmpty, !allowsEmpty {
      diagnostics += record.warnings.filter(\.isOfEmptyNight).map(\.diagnostic)
      exitCode = .rowsLeftOut
    }
    do throws(SystemFailure) {
      try FileSystem.removeTree(night.path)
    } catch {
      diagnostics.append(error.leftOver(beside: folders.folder(of: night.day)))
    }
  }

  /// The night's record with the rows that no report may show, and with an error for each report whose place has files of
  /// others by now.
  private mutating func checked(
    _ record: NightRecord, against staged: StagedNight, shards night: (day: CalendarDate, path: String)
  ) throws(SystemFailure) -> NightRecord {
    var record = record
    record.rejects = try FileSystem.contents(of: night.path + "/" + NightRecord.rejectsName)
    for (index, entry) in record.reports.enumerated() where entry.state == .written {
      let foreign = try staged.foreignFiles(entry.outputs.map(\.name), in: entry.folder)
      if !foreign.isEmpty { record.reports[index].fail(.foreignFiles(foreign, in: entry.folder)) }
    }
    diagnostics += record.reports.filter { $0.state == .failed }.flatMap { $0.diagnostics(on: night.day) }
    if record.rejects != nil || record.reports.contains(where: { $0.exit != 0 }) { exitCode = .rowsLeftOut }
    return record
  }
}

/// What the shards of one night have said so far.
private struct ShardRecords {
  private var count = 0
  private var records: [Int: NightRecord] = [:]

  init(in folder: String) throws(SystemFailure) {
    for name in try FileSystem.names(in: folder) {
      let numbers = name.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      guard numbers.count == 2, let shard = Shard(numbers[0], of: numbers[1]),
        name == ShardFolders.recordName(shard), let bytes = try FileSystem.contents(of: folder + "/" + name)
      else { continue }
      count = shard.count
      records[shard.number] = NightRecord(bytes)
    }
  }

  /// All of them where no shard is done, of which the number is not known then.
  var missing: [Int] { count == 0 ? [0] : (1...count).filter { records[$0] == nil } }

  /// The night as one process would have recorded it.
  var record: NightRecord? {
    guard var record = records.values.first else { return nil }
    let day = record.day
    let emptiness = records.values.lazy.flatMap(\.warnings).first { $0.isOfEmptyNight }
    record.warnings.removeAll(where: \.isOfEmptyNight)
    record.reports = records.values.flatMap(\.reports).sorted { left, right in
      ReportKey.isInOrder(
        ReportKey(day: day, airport: left.airport, part: left.part),
        ReportKey(day: day, airport: right.airport, part: right.part))
    }
    // A shard's own reports may all be empty where others' are not.
    if record.isEmpty, let emptiness { record.warnings.append(emptiness) }
    return record
  }

  func missingDiagnostic(of day: CalendarDate, in folder: String) -> Diagnostic {
    let numbers = missing.map(String.init).joined(separator: ", ")
    let text =
      count == 0
      ? "no shard of \(day) is done yet"
      : "of the \(count) shards of \(day) these are missing: \(numbers); the day stays as it was"
    return Diagnostic(.error, .missingShard, text, at: SourceLocation(file: folder))
  }
}

extension RecordedWarning {
  /// Said by a shard of which no report has a flight.
  fileprivate var isOfEmptyNight: Bool { code == Diagnostic.Code.noFlightsOnDay.rawValue }

  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      .warning, .noFlightsOnDay, text, at: SourceLocation(file: file, line: line, column: column))
  }
}

extension RunError {
  fileprivate static func nothingToIndex(_ folder: String) -> RunError {
    let hint = "Shards are made by daysheet render with --each and --shard I/N."
    return RunError(
      .noInput,
      [
        Diagnostic(
          .error, .missingShard, "no shards wait to be published here", at: SourceLocation(file: folder),
          hint: hint)
      ])
  }
}

extension Diagnostic.Code {
  /// A night whose shards are not all there.
  package static let missingShard = Self(rawValue: "missing-shard")
}
