import Glibc
import Timelines

/// The folder that holds a folder for each day of batches, and the link `latest` to the newest.
struct DayFolders {
  /// Absolute, without links.
  let path: String

  static let latestName = "latest"

  /// Creates the folder where it is missing.
  init(_ folder: String) throws(SystemFailure) {
    try FileSystem.makeFolders(folder)
    guard let resolved = FileSystem.resolved(folder) else { throw .last("find", folder) }
    path = resolved
  }

  func folder(of day: CalendarDate) -> String { path + "/" + day.description }

  /// The right to publish days here.
  func lock() throws(SystemFailure) -> FolderLock {
    guard let lock = try FolderLock.acquire(path + "/.daysheet-lock") else { throw .alreadyLocked(path) }
    return lock
  }

  /// Removes what interrupted runs left beside any day.
  func removeLeftovers() throws(SystemFailure) {
    let names = try FileSystem.names(in: path).compactMap { PublishPlace.parts(ofSibling: $0)?.name }
    for name in Set(names) where CalendarDate(name) != nil || name == Self.latestName {
      try PublishPlace(path + "/" + name).removeLeftovers()
    }
  }

  /// The days that Daysheet wrote, oldest first.
  func days() throws(SystemFailure) -> [CalendarDate] {
    try FileSystem.names(in: path).compactMap { CalendarDate($0) }
      .filter { NightRecord.read(folder(of: $0)) != nil }.sorted()
  }

  /// Lets `latest` point at a night that has been published, unless it has no flight and that is not meant: `latest` then
  /// stays with the newest day that has one.
  func pointLatest(at day: CalendarDate, _ record: NightRecord, allowsEmpty: Bool) throws(SystemFailure) {
    if !record.isEmpty || allowsEmpty { return try pointLatest(at: day) }
    guard latest == day else { return }
    // A second run of the day replaced a night that had flights.
    if let full = try days().last(where: { NightRecord.read(folder(of: $0))?.isEmpty == false }) {
      try setLatest(full)
    } else {
      FileSystem.removeTree(path + "/" + Self.latestName)
    }
  }

  private var latest: CalendarDate? {
    FileSystem.destination(ofLink: path + "/" + Self.latestName).flatMap { CalendarDate($0) }
  }

  /// Lets `latest` point at `day`, in one step, unless it points at a later one.
  func pointLatest(at day: CalendarDate) throws(SystemFailure) {
    if let current = latest, current >= day, FileSystem.resolved(folder(of: current)) != nil { return }
    try setLatest(day)
  }

  private func setLatest(_ day: CalendarDate) throws(SystemFailure) {
    let link = path + "/" + Self.latestName
    switch try FileSystem.kind(of: link) {
    case nil, .link: break
    case .folder, .other:
      throw SystemFailure(doing: "replace", path: link, number: EEXIST, explanation: "it is no link")
    }
    let new = path + "/." + Self.latestName + ".daysheet-\(getpid())"
    FileSystem.removeTree(new)
    try FileSystem.makeLink(new, to: day.description)
    try FileSystem.rename(new, to: link)
  }

  /// Removes all but the newest `count` days that Daysheet wrote.
  ///
  /// - Returns: a note for each day that stays because others have put files into it.
  func keep(_ count: Int) throws(SystemFailure) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    // The day that people look at stays, whatever came after it.
    for day in try days().dropLast(count) where day != latest {
      let place = try PublishPlace(folder(of: day))
      if let record = NightRecord.read(place.path), try CarryOver.hasForeignFiles(place.path, record) {
        let text = "the day stays: it has files that Daysheet did not write"
        notes.append(Diagnostic(.warning, .keptDay, text, at: SourceLocation(file: place.path)))
        continue
      }
      // Out of sight first, so that nobody sees half of a day.
      let aside = try place.unusedName()
      try FileSystem.rename(place.path, to: aside)
      FileSystem.removeTree(aside)
      try place.removeLeftovers()
    }
    return notes
  }
}

extension Diagnostic.Code {
  /// A day that `--keep` would have removed.
  package static let keptDay = Self(rawValue: "kept-day")
}
