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
  /// - Throws: exit code 75 where another run is publishing there, 73 where the folder cannot be written.
  package func publish(_ files: [OutputFile], to folder: String) throws(RunError) {
    do throws(SystemFailure) {
      let place = try PublishPlace(folder)
      guard let lock = try FolderLock.acquire(place.lock) else { throw .alreadyLocked(folder) }
      defer { withExtendedLifetime(lock) {} }
      try place.removeLeftovers()
      try replace(place, with: files)
      FileSystem.synchronize(folder: place.parent)
      try place.removeLeftovers()
    } catch {
      throw error.runError(publishingTo: folder)
    }
  }

  private func replace(_ place: PublishPlace, with files: [OutputFile]) throws(SystemFailure) {
    let staging = try place.unusedName()
    do {
      try FileSystem.makeFolder(staging)
      if try place.hasFolder() {
        FileSystem.copyOwnership(of: place.path, to: staging)
        try CarryOver.carry(from: place.path, to: staging, except: Set(files.map(\.name)))
      }
      let exchanges = canExchange(staging)
      let isRecord = { (file: OutputFile) in file.name == RunRecord.fileName }
      let ordered = files.filter { !isRecord($0) } + files.filter(isRecord)
      // The disk takes in what is written while more is; waiting for each file in turn took longer.
      for file in ordered { try FileSystem.write(file.bytes, to: staging + "/" + file.name, waits: false) }
      for file in ordered { try FileSystem.synchronize(file: staging + "/" + file.name) }
      FileSystem.synchronize(folder: staging)
      try place.put(staging, exchanges: exchanges)
    } catch {
      FileSystem.removeTree(staging)
      throw error
    }
  }
}
