import Hashing
import Timelines

/// Where the shards of a night build it side by side, until `index` publishes it.
///
/// The folder's name has a hash of everything that the shards must agree on, so that shards of different nights never
/// meet in one. Each shard ends with a record of its own; the reports are the shard's alone, so no lock is needed.
struct ShardFolders: Sendable {
  private let folders: DayFolders
  private let shard: Shard
  private let options: ReportOptions
  /// A day's record without reports.
  private let head: @Sendable (CalendarDate) -> NightRecord

  init(
    _ folders: DayFolders, _ shard: Shard, options: ReportOptions,
    head: @escaping @Sendable (CalendarDate) -> NightRecord
  ) {
    self.folders = folders
    self.shard = shard
    self.options = options
    self.head = head
  }

  func night(of day: CalendarDate) throws(SystemFailure) -> StagedNight {
    let night = Self.prefix(day) + agreement(on: day)
    try FileSystem.makeFolders(folders.path + "/" + night)
    return try StagedNight(folders.folder(of: day), in: folders.path + "/" + night)
  }

  /// Says that this shard is done; appears whole.
  func write(_ record: NightRecord, in night: StagedNight) throws(SystemFailure) {
    let own = night.staging + "/" + Self.recordName(shard)
    // The same bytes from every shard; its own record comes last.
    if let rejects = record.rejects {
      try Self.replace(night.staging + "/" + NightRecord.rejectsName, with: rejects, by: own)
    }
    try Self.replace(own, with: Array(record.json.indented.utf8), by: own)
  }

  private static func replace(_ path: String, with bytes: [UInt8], by shard: String) throws(SystemFailure) {
    let new = shard + ".new"
    try FileSystem.removeTree(new)
    try FileSystem.write(bytes, to: new)
    try FileSystem.rename(new, to: path)
  }

  private func agreement(on day: CalendarDate) -> String {
    let record = RunRecord(
      options: options, part: .whole, airport: "", day: Day(day, in: .utc), asOf: Instant(seconds: 0),
      inputs: [], provenance: Provenance(fonts: [], libraries: []))
    let text = record.file.bytes + Array("\(options.asOf) \(shard.count)".utf8)
    return String(SHA256.hex(text + Array(head(day).json.compact.utf8)).prefix(12))
  }

  private static func prefix(_ day: CalendarDate) -> String { ".\(day).daysheet-shards-" }

  static func recordName(_ shard: Shard) -> String { "shard-\(shard.number)-of-\(shard.count).json" }

  /// Every night that shards have begun in a folder.
  static func nights(in folders: DayFolders) throws(SystemFailure) -> [(day: CalendarDate, path: String)] {
    try FileSystem.names(in: folders.path).compactMap { name in
      guard let parts = PublishPlace.parts(ofSibling: name), parts.suffix.hasPrefix("shards-"),
        let day = CalendarDate(parts.name)
      else { return nil }
      return (day, folders.path + "/" + name)
    }
  }
}
