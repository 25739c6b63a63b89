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
    guard let resolved = try FileSystem.resolved(folder) else {
      throw SystemFailure(doing: "find", path: folder, number: ENOENT)
    }
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
      let place = try PublishPlace(path + "/" + name)
      try place.restore()
      // What cannot be removed is in nobody's way; it is told of when the new night is there.
      try? place.removeLeftovers()
    }
  }

  /// The days that Daysheet wrote, oldest first.
  func days() throws(SystemFailure) -> [CalendarDate] {
    var days: [CalendarDate] = []
    for day in try FileSystem.names(in: path).compactMap({ CalendarDate($0) }) {
      if try NightRecord.published(in: folder(of: day)) != nil { days.append(day) }
    }
    return days.sorted()
  }

  /// Files of others that have the place of those beside a day's reports.
  func foreignFiles(_ needed: [String], on day: CalendarDate) throws(SystemFailure) -> [String] {
    let place = try PublishPlace(folder(of: day))
    guard try place.hasFolder() else { return [] }
    return try CarryOver.foreignFiles(
      in: place.path, own: CarryOver.outputs(of: place.path), needed: needed)
  }

  /// Whether `latest` may point at a day: it is a link of Daysheet's own, or not there.
  ///
  /// - Throws: where it is somebody else's. A night that could not become the latest is better not begun.
  func requireOwnLatest() throws(SystemFailure) {
    let link = path + "/" + Self.latestName
    guard try FileSystem.kind(of: link) != nil else { return }
    if let destination = try FileSystem.destination(ofLink: link), CalendarDate(destination) != nil { return }
    throw SystemFailure(
      doing: "replace", path: link, number: EEXIST, explanation: "Daysheet did not write it",
      advice: "Move it away, or choose another folder with --out.")
  }

  /// Lets `latest` point at a night that has been published, unless it has no flight and that is not meant: `latest` then
  /// stays with the newest day that has one.
  func pointLatest(at day: CalendarDate, _ record: NightRecord, allowsEmpty: Bool) throws(SystemFailure) {
    if !record.isEmpty || allowsEmpty { return try pointLatest(at: day) }
    guard try latest() == day else { return }
    // A second run of the day replaced a night that had flights.
    if let full = try days().last(where: { NightRecord.read(folder(of: $0))?.isEmpty == false }) {
      try setLatest(full)
    } else {
      try FileSystem.removeTree(path + "/" + Self.latestName)
    }
  }

  private func latest() throws(SystemFailure) -> CalendarDate? {
    try FileSystem.destination(ofLink: path + "/" + Self.latestName).flatMap { CalendarDate($0) }
  }

  /// Lets `latest` point at `day`, in one step, unless it points at a later one.
  func pointLatest(at day: CalendarDate) throws(SystemFailure) {
    if let current = try latest(), current >= day, try FileSystem.resolved(folder(of: current)) != nil {
      return
    }
    try setLatest(day)
  }

  private func setLatest(_ day: CalendarDate) throws(SystemFailure) {
    try requireOwnLatest()
    let link = path + "/" + Self.latestName
    let new = path + "/." + Self.latestName + ".daysheet-\(getpid())"
    try FileSystem.removeTree(new)
    try FileSystem.makeLink(new, to: day.description)
    try FileSystem.rename(new, to: link)
  }

  /// Removes all but the newest `count` days that Daysheet wrote.
  ///
  /// - Returns: a note for each day that stays because others have put files into it.
  func keep(_ count: Int) throws(SystemFailure) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    // The day that people look at stays, whatever came after it.
    let latest = try latest()
    for day in try days().dropLast(count) where day != latest {
      let place = try PublishPlace(folder(of: day))
      if let record = try NightRecord.published(in: place.path),
        try CarryOver.hasForeignFiles(place.path, record)
      {
        let text = "the day stays: it has files that Daysheet did not write"
        notes.append(Diagnostic(.warning, .keptDay, text, at: SourceLocation(file: place.path)))
        continue
      }
      // Out of sight first, so that nobody sees half of a day.
      let aside = try place.unusedName()
      try FileSystem.rename(place.path, to: aside)
      do throws(SystemFailure) {
        try FileSystem.removeTree(aside)
        try place.removeLeftovers()
      } catch {
        notes.append(error.leftOver(beside: place.path))
      }
    }
    return notes
  }
}

extension Diagnostic.Code {
  /// A day that `--keep` would have removed.
  package static let keptDay = Self(rawValue: "kept-day")
}
