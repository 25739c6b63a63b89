/// A day's folder of a batch on its way: staged beside its place, swapped in as one.
///
/// Reports may be written by several threads, each report by one.
struct StagedNight: Sendable {
  let place: PublishPlace
  /// Where it is built.
  let staging: String
  /// What has the place now, as far as Daysheet wrote it.
  let old: NightRecord?
  /// Whether other runs build there too.
  private let isShared: Bool

  /// Stages in a new folder that goes away with ``discard()`` or by the next run.
  init(_ folder: String) throws(SystemFailure) {
    place = try PublishPlace(folder)
    let isThere = try place.hasFolder()
    old = NightRecord.read(place.path)
    isShared = false
    staging = try place.unusedName()
    try FileSystem.makeFolder(staging)
    if isThere { FileSystem.copyOwnership(of: place.path, to: staging) }
  }

  /// Builds in a folder that is there and that others build in too.
  init(_ folder: String, in staging: String) throws(SystemFailure) {
    place = try PublishPlace(folder)
    old = NightRecord.read(place.path)
    self.staging = staging
    isShared = true
  }

  /// A report appears whole or not at all, also in a folder that several runs build.
  func write(_ files: [OutputFile], report folder: String) throws(SystemFailure) {
    try build(folder) { path throws(SystemFailure) in
      for file in files { try FileSystem.write(file.bytes, to: path + "/" + file.name, waits: false) }
    }
  }

  /// The report that has the place now, where it is as its record says and was made like `identity`.
  func current(_ folder: String, _ identity: RunRecord) -> ReportEntry? {
    let path = place.path + "/" + folder
    guard let entry = old?.reports.first(where: { $0.folder == folder && $0.state == .written }),
      let report = PublishedReport(path),
      entry.outputs.contains(where: { $0.name == RunRecord.fileName && $0.sha256 == report.recordHash }),
      report.record.identity == identity,
      entry.outputs.allSatisfy({ FileSystem.size(of: path + "/" + $0.name) == $0.size })
    else { return nil }
    return entry
  }

  /// Takes over a report that is made, without copying it where the file system has hard links.
  ///
  /// - Parameter night: the folder that the report's is in; `nil`: the one that has the place now.
  func keep(_ entry: ReportEntry, of night: String? = nil) throws(SystemFailure) {
    try build(entry.folder) { path throws(SystemFailure) in
      for output in entry.outputs {
        let made = "\(night ?? place.path)/\(entry.folder)/\(output.name)"
        try CarryOver.link(made, to: path + "/" + output.name)
      }
    }
  }

  private func build(_ folder: String, _ fill: (String) throws(SystemFailure) -> Void) throws(SystemFailure) {
    let unfinished = "\(staging)/.\(folder).unfinished"
    FileSystem.removeTree(unfinished)
    try FileSystem.makeFolder(unfinished)
    try fill(unfinished)
    let path = staging + "/" + folder
    if try FileSystem.kind(of: path) != nil { FileSystem.removeTree(path) }
    try FileSystem.rename(unfinished, to: path)
  }

  /// Writes the files beside the reports, run.json last, and swaps the folder in.
  ///
  /// What others put into the old folder is carried over.
  func publish(_ record: NightRecord, exchanges: (String) -> Bool = Exchange.isSupported)
    throws(SystemFailure)
  {
    if try place.hasFolder() {
      try CarryOver.carryNight(from: place.path, old: old, to: staging, record)
    }
    for file in record.files() {
      try FileSystem.write(file.bytes, to: staging + "/" + file.name, waits: false)
    }
    let canExchange = exchanges(staging)
    try FileSystem.synchronizeAll(around: staging)
    try place.put(staging, exchanges: canExchange)
    FileSystem.synchronize(folder: place.parent)
    // What is now the old night stops being one before its files go, so that no half of it is taken for whole.
    if canExchange { FileSystem.removeTree(staging + "/" + RunRecord.fileName) }
    try place.removeLeftovers()
  }

  /// Gives up, but not what others have built.
  func discard() {
    if !isShared { FileSystem.removeTree(staging) }
  }
}

extension CarryOver {
  /// Brings what others put into a night's folder, or into those of its reports, into the new one.
  static func carryNight(
    from folder: String, old: NightRecord?, to new: String, _ record: NightRecord
  ) throws(SystemFailure) {
    let top = outputs(of: folder).union(outputsOfEveryNight)
    let reports = outputsByFolder(record)
    let oldReports = outputsByFolder(old)
    for name in try FileSystem.names(in: folder) where !top.contains(name) {
      let (path, target) = (folder + "/" + name, new + "/" + name)
      guard reports[name] != nil || oldReports[name] != nil, try FileSystem.kind(of: path) == .folder else {
        if reports[name] == nil { try carry(path, to: target) }
        continue
      }
      let own = (oldReports[name] ?? []).union(reports[name] ?? [])
      let foreign = try FileSystem.names(in: path).filter { !own.contains($0) }
      if !foreign.isEmpty, try FileSystem.kind(of: target) == nil { try FileSystem.makeFolder(target) }
      for name in foreign { try carry(path + "/" + name, to: target + "/" + name) }
    }
  }

  private static let outputsOfEveryNight: Set<String> = [
    RunRecord.fileName, NightRecord.summaryName, IndexPage.fileName,
  ]

  static func outputsByFolder(_ record: NightRecord?) -> [String: Set<String>] {
    (record?.reports ?? []).reduce(into: [:]) { $0[$1.folder] = Set($1.outputs.map(\.name)) }
  }

  /// Whether a night has a file that Daysheet did not write.
  static func hasForeignFiles(_ folder: String, _ record: NightRecord) throws(SystemFailure) -> Bool {
    let reports = outputsByFolder(record)
    for name in try FileSystem.names(in: folder) where !outputsOfEveryNight.contains(name) {
      guard let own = reports[name] else { return true }
      for name in try FileSystem.names(in: folder + "/" + name) where !own.contains(name) { return true }
    }
    return false
  }
}
