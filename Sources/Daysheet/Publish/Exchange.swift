internal import CSystem
import Glibc

/// `renameat2` with `RENAME_EXCHANGE`: two entries of a file system change places in one step.
enum Exchange {
  private static let exchangeFlag: UInt32 = 2

  /// Throws with `ENOSYS` or `EINVAL` where the kernel or the file system cannot do it.
  static func swap(_ first: String, _ second: String) throws(SystemFailure) {
    let (old, new) = (first.pathBytes, second.pathBytes)
    guard FileSystem.uninterrupted({ renameat2(AT_FDCWD, old, AT_FDCWD, new, exchangeFlag) }) == 0 else {
      throw .last("swap in", second)
    }
  }

  /// Whether the file system of `folder`, which must be writable, can swap entries.
  static func isSupported(in folder: String) -> Bool {
    let (first, second) = (folder + "/.first", folder + "/.second")
    defer {
      rmdir(first.pathBytes)
      rmdir(second.pathBytes)
    }
    return mkdir(first.pathBytes, 0o700) == 0 && mkdir(second.pathBytes, 0o700) == 0
      && (try? swap(first, second)) != nil
  }
}
