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
    old = try NightRecord.published(in: place.path)
    isShared = false
    staging = try place.unusedName()
    try FileSystem.makeFolder(staging)
    if isThere { try FileSystem.copyOwnership(of: place.path, to: staging) }
  }

  /// Builds in a folder that is there and that others build in too.
  init(_ folder: String, in staging: String) throws(SystemFailure) {
    place = try PublishPlace(folder)
    old = try NightRecord.published(in: place.path)
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
    try FileSystem.removeTree(unfinished)
    try FileSystem.makeFolder(unfinished)
    try fill(unfinished)
    let path = staging + "/" + folder
    try FileSystem.removeTree(path)
    try FileSystem.rename(unfinished, to: path)
  }

  /// Files of others that have the place of a report's.
  func foreignFiles(_ needed: some Sequence<String>, in folder: String) throws(SystemFailure) -> [String] {
    let path = place.path + "/" + folder
    guard let kind = try FileSystem.kind(of: path) else { return [] }
    guard kind == .folder else { return [folder] }
    return try CarryOver.foreignFiles(in: path, own: CarryOver.outputs(of: path, old, folder), needed: needed)
  }

  /// Writes the files beside the reports, run.json last, and swaps the folder in.
  ///
  /// What others put into the old folder is carried over.
  ///
  /// - Returns: warnings about what could not be cleaned up once the night had its place.
  func publish(_ record: NightRecord, exchanges: (String) -> Bool = Exchange.isSupported)
    throws(SystemFailure) -> [Diagnostic]
  {
    let files = record.files()
    if try place.hasFolder() {
      try CarryOver.carryNight(
        from: place.path, old: old, to: staging, record, except: Set(files.map(\.name)))
    }
    for file in files {
      try FileSystem.write(file.bytes, to: staging + "/" + file.name, waits: false)
    }
    let canExchange = exchanges(staging)
    try FileSystem.synchronizeAll(around: staging)
    let previous = try place.put(staging, exchanges: canExchange)
    try FileSystem.synchronize(folder: place.parent)
    // What is now the old night stops being one before its files go, so that no half of it is taken for whole.
    if canExchange { try? FileSystem.removeTree(staging + "/" + RunRecord.fileName) }
    return place.cleanUp(except: previous)
  }

  /// Gives up, but not what others have built. What cannot be removed is left for the next run.
  func discard() {
    if !isShared { try? FileSystem.removeTree(staging) }
  }
}

extension CarryOver {
  /// Brings what others put into a night's folder, or into those of its reports, into the new one.
  ///
  /// - Parameter written: names of the files beside the reports that the new night has itself.
  static func carryNight(
    from folder: String, old: NightRecord?, to new: String, _ record: NightRecord, except written: Set<String>
  ) throws(SystemFailure) {
    let reports = Set(record.reports.map(\.folder)).union((old?.reports ?? []).map(\.folder))
    let top = try outputs(of: folder)
    for name in try FileSystem.names(in: folder) where !written.contains(name) {
      let (path, target) = (folder + "/" + name, new + "/" + name)
      let isFolder = try FileSystem.kind(of: path) == .folder
      guard isFolder, reports.contains(name) else {
        if isFolder || !top.contains(name), try FileSystem.kind(of: target) == nil {
          try carry(path, to: target)
        }
        continue
      }
      let made = record.reports.first { $0.folder == name }?.outputs.map(\.name) ?? []
      let own = try outputs(of: path, old, name).union(made)
      let foreign = try foreignNames(in: path, own: own)
      if !foreign.isEmpty, try FileSystem.kind(of: target) == nil { try FileSystem.makeFolder(target) }
      for name in foreign { try carry(path + "/" + name, to: target + "/" + name) }
    }
  }

  /// What Daysheet wrote into a report's folder, as the night's record and the report's own say.
  static func outputs(of path: String, _ night: NightRecord?, _ folder: String) throws(SystemFailure) -> Set<
    String
  > {
    let entry = night?.reports.first { $0.folder == folder }
    return try outputs(of: path).union(entry?.outputs.map(\.name) ?? [])
  }

  /// Whether a night has a file that Daysheet did not write.
  static func hasForeignFiles(_ folder: String, _ record: NightRecord) throws(SystemFailure) -> Bool {
    let reports = Dictionary(record.reports.map { ($0.folder, $0) }) { first, _ in first }
    for name in try foreignNames(in: folder, own: outputs(of: folder)) {
      let path = folder + "/" + name
      guard let entry = reports[name], try FileSystem.kind(of: path) == .folder else { return true }
      if try !foreignNames(in: path, own: Set(entry.outputs.map(\.name))).isEmpty { return true }
    }
    return false
  }
}
