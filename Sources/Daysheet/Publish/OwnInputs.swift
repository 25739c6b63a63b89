import Timelines

/// The files that a run reads, of which it never writes over any (product.md, "Files of one report").
///
/// A report takes the place of the one before it, with all files that Daysheet wrote: a file among them that the run
/// reads would be gone, and so would one of a name that the run needs.
struct OwnInputs {
  private let options: ReportOptions
  private let inputs: [(path: String, identity: FileIdentity)]

  init(_ options: ReportOptions) {
    self.options = options
    let paths =
      options.flights + options.people + options.theme.files
      + [options.layout.map?.file, options.configuration].compactMap(\.self)
    inputs = paths.compactMap { path in FileIdentity(path).map { (path, $0) } }
  }

  /// - Throws: exit code 64 where a report in `folder` would replace an input.
  func requireApart(from folder: String) throws(RunError) {
    try require(OutputNames.replaced(in: folder, by: options) + [folder], "daysheet-<day>-<airport>")
  }

  /// As far as that is known before anything is read: nights of the days that there are.
  func requireApart(fromNightsIn folder: String, _ batch: BatchOptions) throws(RunError) {
    var paths = [folder]
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      guard let day = CalendarDate(name) else { continue }
      // Another day's night stays as it is, unless days may go.
      if case .date(let only) = options.day, only != day, batch.keep == nil { continue }
      let night = folder + "/" + name
      let record = NightRecord.read(night)
      paths += OutputNames.ofNights.map { night + "/" + $0 }
      for report in (try? FileSystem.names(in: night)) ?? [] {
        let path = night + "/" + report
        let isOwn = record?.reports.contains { $0.folder == report } ?? false
        if isOwn || !OutputNames.recorded(in: path).isEmpty {
          paths += OutputNames.replaced(in: path, by: options)
        }
      }
    }
    try require(paths, BatchOptions.defaultOutput)
  }

  /// Where the reports are known.
  func requireApart(from reports: [BatchPlan.Report], in folders: DayFolders) throws(RunError) {
    let paths = reports.flatMap { report in
      OutputNames.replaced(in: folders.folder(of: report.key.day) + "/" + report.folder, by: options)
    }
    try require(paths, BatchOptions.defaultOutput)
  }

  private func require(_ replaced: [String], _ defaultFolder: String) throws(RunError) {
    guard !inputs.isEmpty else { return }
    for path in replaced {
      guard let identity = FileIdentity(path), let input = inputs.first(where: { $0.identity == identity })
      else { continue }
      let text = "the run reads this file and would write over it, as \(path)"
      throw RunError(
        .usage,
        [
          Diagnostic(
            .error, .ownInput, text, at: SourceLocation(file: input.path),
            hint: options.output == nil
              ? "Choose another folder with --out." : "Without --out the report goes into \(defaultFolder).")
        ])
    }
  }
}

/// The names that a run writes, and those that go with the report that it replaces.
enum OutputNames {
  static let ofNights = [
    RunRecord.fileName, NightRecord.summaryName, NightRecord.rejectsName, IndexPage.fileName,
  ]

  /// The files of a folder that a report there would replace or take away.
  static func replaced(in folder: String, by options: ReportOptions) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    let recorded = recorded(in: folder)
    return names.filter { recorded.contains($0) || isWritten($0, options) }.map { folder + "/" + $0 }
  }

  static func recorded(in folder: String) -> Set<String> { (try? CarryOver.outputs(of: folder)) ?? [] }

  /// Whether a report with these options may have a file of that name.
  private static func isWritten(_ name: String, _ options: ReportOptions) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    if name == RunRecord.fileName || name == "rejects.csv" { return true }
    guard let format = ReportOptions.Format(rawValue: parts[1]), options.formats.contains(format) else {
      return false
    }
    guard format == .csv else { return parts[0] == "poster" || parts[0].hasPrefix("poster-") }
    let tables =
      ["flights", "hours"] + (options.people.isEmpty ? [] : ["companies", "people"])
      + (options.since == nil ? [] : ["changes"])
    return tables.contains(parts[0])
  }
}

extension Diagnostic.Code {
  /// A run would write over a file that it reads (exit 64).
  package static let ownInput = Self(rawValue: "own-input")
}
