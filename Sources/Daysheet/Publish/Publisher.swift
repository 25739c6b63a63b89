import Glibc

/// Puts a report's folder in its place as one: whoever looks sees the old report or the new one, whole.
///
/// The folder is staged beside its place and swapped in (product.md, "Files of one report"). A run that is killed leaves
/// at most hidden files beside the place, which the next run removes.
package struct Publisher: Sendable {
  /// Whether the file system of the staged folder can swap two entries; replaced in tests.
  var canExchange: @Sendable (_ folder: String) -> Bool = Exchange.isSupported

  package init() {}

  /// Writes `files`, run.json last, and lets them take the place of the earlier report in `folder`.
  ///
  /// Files of the folder that Daysheet did not write are carried over. Missing folders above it are created.
  ///
  /// - Returns: warnings about what could not be cleaned up once the report had its place.
  /// - Throws: exit code 75 where another run is publishing there, 73 where the folder cannot be written or somebody
  ///   else's file has a name that the report needs.
  @discardableResult package func publish(
    _ files: [OutputFile], to folder: String
  ) throws(RunError) -> [Diagnostic] {
    var foreign: [String] = []
    do throws(SystemFailure) {
      let place = try PublishPlace(folder)
      guard let lock = try FolderLock.acquire(place.lock) else { throw .alreadyLocked(folder) }
      defer { withExtendedLifetime(lock) {} }
      try place.restore()
      // What cannot be removed now is in nobody's way; it is told of when the report is there.
      try? place.removeLeftovers()
      foreign = try foreignFiles(place, files)
      if foreign.isEmpty {
        let previous = try replace(place, with: files)
        try FileSystem.synchronize(folder: place.parent)
        return place.cleanUp(except: previous)
      }
    } catch {
      throw error.runError(publishingTo: folder)
    }
    throw .foreignFiles(foreign, in: folder)
  }

  private func foreignFiles(_ place: PublishPlace, _ files: [OutputFile]) throws(SystemFailure) -> [String] {
    guard try place.hasFolder() else { return [] }
    return try CarryOver.foreignFiles(
      in: place.path, own: CarryOver.outputs(of: place.path), needed: files.map(\.name))
  }

  private func replace(_ place: PublishPlace, with files: [OutputFile]) throws(SystemFailure) -> String? {
    let staging = try place.unusedName()
    do {
      try FileSystem.makeFolder(staging)
      if try place.hasFolder() {
        try FileSystem.copyOwnership(of: place.path, to: staging)
        try CarryOver.carry(from: place.path, to: staging, except: Set(files.map(\.name)))
      }
      let exchanges = canExchange(staging)
      let isRecord = { (file: OutputFile) in file.name == RunRecord.fileName }
      let ordered = files.filter { !isRecord($0) } + files.filter(isRecord)
      // The disk takes in what is written while more is; waiting for each file in turn took longer.
      for file in ordered { try FileSystem.write(file.bytes, to: staging + "/" + file.name, waits: false) }
      for file in ordered { try FileSystem.synchronize(file: staging + "/" + file.name) }
      try FileSystem.synchronize(folder: staging)
      return try place.put(staging, exchanges: exchanges)
    } catch {
      try? FileSystem.removeTree(staging)
      throw error
    }
  }
}
