import Glibc

/// A system call that failed: what was being done, to which path, and why.
struct SystemFailure: Error {
  var doing: String
  var path: String
  var number: Int32
  /// What to say instead of the system's words.
  var explanation: String?
  /// What helps, where the number alone does not say it.
  var advice: String?

  /// The failure of the call that has just returned.
  static func last(_ doing: String, _ path: String) -> SystemFailure {
    SystemFailure(doing: doing, path: path, number: errno)
  }

  /// What the system calls it, such as "Permission denied", or better words.
  var reason: String { explanation ?? String(cString: strerror(number)) }

  /// Nothing has this name, or one of the names before it is no folder.
  var isAbsence: Bool { number == ENOENT || number == ENOTDIR }
}

extension FileSystem {
  /// The result of a call, which is made again as long as a signal interrupts it.
  static func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Closes a descriptor. An interrupted `close` has closed it.
  static func close(_ descriptor: Int32, _ doing: String, _ path: String) throws(SystemFailure) {
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .last(doing, path) }
  }
}
