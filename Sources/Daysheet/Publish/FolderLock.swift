import Glibc

/// The right to publish to one place. It ends with the process, however that ends.
///
/// Where the file system has no locks, a second file stands for it, which only its own run removes: one that was killed
/// leaves it, and the next run is told so.
struct FolderLock: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// - Returns: `nil` where another run holds the lock.
  static func acquire(_ path: String) throws(SystemFailure) -> FolderLock? {
    // Each round is a run that let the lock go between our opening and locking it.
    for _ in 0..<100 {
      // No link is followed: the file that it names would never be the one that is locked.
      let descriptor = FileSystem.uninterrupted {
        open(path.pathBytes, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
      }
      guard descriptor >= 0 else { throw .last("write beside", path) }
      do throws(SystemFailure) {
        guard FileSystem.uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
          if errno == EWOULDBLOCK {
            close(descriptor)
            return nil
          }
          guard [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL].contains(errno) else { throw .last("lock", path) }
          close(descriptor)
          unlink(path.pathBytes)
          return try acquireWithoutLocks(path + "-held")
        }
        if try isSame(descriptor, path) { return FolderLock(path: path, descriptor: descriptor) }
      } catch {
        close(descriptor)
        throw error
      }
      close(descriptor)
    }
    return nil
  }

  /// By a file that only one run can create.
  static func acquireWithoutLocks(_ path: String) throws(SystemFailure) -> FolderLock {
    let descriptor = FileSystem.uninterrupted {
      open(path.pathBytes, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor < 0 else { return FolderLock(path: path, descriptor: descriptor) }
    guard errno == EEXIST else { throw .last("write beside", path) }
    throw SystemFailure(
      doing: "lock", path: path, number: EWOULDBLOCK,
      advice: "The file system has no locks. If no other run is at work, one was killed: remove \(path).")
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unlink(path.pathBytes)
    close(descriptor)
  }

  /// Whether the file that was opened still has its name.
  private static func isSame(_ descriptor: Int32, _ path: String) throws(SystemFailure) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0 else { throw .last("look at", path) }
    guard lstat(path.pathBytes, &named) == 0 else {
      if errno == ENOENT { return false }
      throw .last("look at", path)
    }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
