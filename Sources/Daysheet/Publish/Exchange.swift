import Glibc

/// `renameat2` with `RENAME_EXCHANGE`: two entries of a file system change places in one step.
///
/// Swift's Glibc module does not show the function, so that it is looked up by name.
enum Exchange {
  private typealias Function =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  private static let exchangeFlag: UInt32 = 2

  /// Throws with `ENOSYS` or `EINVAL` where the C library, the kernel or the file system cannot do it.
  static func swap(_ first: String, _ second: String) throws(SystemFailure) {
    guard let symbol = dlsym(nil, "renameat2") else {
      throw SystemFailure(doing: "swap in", path: second, number: ENOSYS)
    }
    let renameat2 = unsafeBitCast(symbol, to: Function.self)
    guard renameat2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 else {
      throw .last("swap in", second)
    }
  }

  /// Whether the file system of `folder`, which must be writable, can swap entries.
  static func isSupported(in folder: String) -> Bool {
    let (first, second) = (folder + "/.first", folder + "/.second")
    defer {
      rmdir(first)
      rmdir(second)
    }
    return mkdir(first, 0o700) == 0 && mkdir(second, 0o700) == 0 && (try? swap(first, second)) != nil
  }
}
