internal import CSystem
import Glibc

/// What is in files, and that the disk has it.
extension FileSystem {
  /// Writes a new file.
  ///
  /// - Parameter waits: until the disk has it.
  static func write(_ bytes: [UInt8], to path: String, waits: Bool = true) throws(SystemFailure) {
    let file = uninterrupted { open(path.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard file >= 0 else { throw .last("create", path) }
    do throws(SystemFailure) {
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          uninterrupted {
            Glibc.write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
          }
        }
        guard count > 0 else { throw .last("write", path) }
        written += count
      }
      guard !waits || uninterrupted({ fsync(file) }) == 0 else { throw .last("write", path) }
    } catch {
      Glibc.close(file)
      throw error
    }
    try close(file, "write", path)
  }

  /// The whole of a file; `nil` where there is no such file, as where the name is a folder's.
  ///
  /// A failure is none: what cannot be read is there all the same.
  static func contents(of path: String) throws(SystemFailure) -> [UInt8]? {
    // A named pipe without a writer is read as empty, and not waited for.
    let file = uninterrupted { open(path.pathBytes, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else {
      let failure = SystemFailure.last("read", path)
      if failure.isAbsence { return nil }
      throw failure
    }
    defer { Glibc.close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { Glibc.read(file, &buffer, buffer.count) }
      guard count >= 0 else {
        if errno == EISDIR { return nil }
        throw .last("read", path)
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The whole of a file, or `nil` where it cannot be read.
  static func read(_ path: String) -> [UInt8]? { (try? contents(of: path)) ?? nil }

  /// In bytes; `nil` where there is no such file.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path.pathBytes, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Waits until the disk has what was written to a file.
  static func synchronize(file path: String) throws(SystemFailure) {
    let file = uninterrupted { open(path.pathBytes, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw .last("write", path) }
    let isDone = uninterrupted { fsync(file) } == 0
    let failure = SystemFailure.last("write", path)
    try close(file, "write", path)
    guard isDone else { throw failure }
  }

  /// Waits until the disk has the folder's entries. File systems that cannot do this for folders are taken at their word.
  static func synchronize(folder: String) throws(SystemFailure) {
    try synchronize(folder: folder) { fsync($0) }
  }

  /// Waits until the disk has everything of the file system that `folder` is on.
  static func synchronizeAll(around folder: String) throws(SystemFailure) {
    try synchronize(folder: folder) { syncfs($0) }
  }

  private static func synchronize(folder: String, _ wait: (Int32) -> Int32) throws(SystemFailure) {
    let descriptor = uninterrupted { open(folder.pathBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last("open", folder) }
    let isDone = uninterrupted { wait(descriptor) } == 0
    let failure = SystemFailure.last("write", folder)
    try close(descriptor, "write", folder)
    guard isDone || [EINVAL, ENOSYS, ENOTSUP, EROFS].contains(failure.number) else { throw failure }
  }
}
