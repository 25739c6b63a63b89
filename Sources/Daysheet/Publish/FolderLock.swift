import Glibc

/// The right to publish to one place. It ends with the process, however that ends.
struct FolderLock: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// - Returns: `nil` where another run holds the lock.
  static func acquire(_ path: String) throws(SystemFailure) -> FolderLock? {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .last("write beside", path) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let failure = SystemFailure.last("lock", path)
        close(descriptor)
        if failure.number == EWOULDBLOCK { return nil }
        throw failure
      }
      // The run that held the lock may have removed the file between our opening and locking it.
      if isSame(descriptor, path) { return FolderLock(path: path, descriptor: descriptor) }
      close(descriptor)
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
