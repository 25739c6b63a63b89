import Glibc

/// Reads whole inputs: files, named pipes and standard input.
enum InputReader {
  /// Bytes that are read at a time.
  private static let pieceSize = 1 << 20

  /// - Parameter limit: an input with more bytes is refused, and read no further.
  static func bytes(
    of path: String, limit: Int = Limits.inputBytes
  ) throws(InputFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    try pieces(of: path, limit: limit) { piece in
      if bytes.isEmpty { bytes = Array(piece) } else { bytes += piece }
    }
    return bytes
  }

  /// Hands over an input piece by piece.
  static func pieces(
    of path: String, limit: Int = Limits.inputBytes, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(InputFailure) {
    guard path != "-" else { return try read(STDIN_FILENO, path: path, limit, take) }
    let file = FileSystem.uninterrupted { open(path.pathBytes, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw cannotOpen(path) }
    defer { close(file) }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw InputFailure(
        .isFolder, "this is a folder, not a file", path: path, exitCode: .noInput,
        hint: "Name the files in it one by one.")
    }
    try read(file, path: path, limit, take)
  }

  private static func cannotOpen(_ path: String) -> InputFailure {
    let failure = SystemFailure.last("read", path)
    if failure.isAbsence {
      return InputFailure(.missingFile, "there is no such file", path: path, exitCode: .noInput)
    }
    let isForbidden = [EACCES, EPERM].contains(failure.number)
    return InputFailure(
      .unreadable, isForbidden ? "the file may not be read" : "the file cannot be opened: \(failure.reason)",
      path: path, exitCode: .noInput, hint: isForbidden ? "Look at its permissions." : nil)
  }

  private static func read(
    _ descriptor: Int32, path: String, _ limit: Int, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(InputFailure) {
    var total = 0
    while true {
      var count = 0
      // A new one each time: whoever keeps the last one would have it copied.
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
        count = FileSystem.uninterrupted { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
        initialized = max(0, count)
      }
      guard count >= 0 else {
        throw InputFailure(
          .unreadable, path == "-" ? "standard input cannot be read" : "reading it broke off", path: path,
          exitCode: .noInput, hint: path == "-" ? "Is it closed?" : nil)
      }
      if count == 0 { return }
      total += count
      guard total <= limit else {
        throw InputFailure(
          .tooLarge, "it has more than \(limit) bytes", path: path,
          hint: "Take out the days that are not needed.")
      }
      take(piece[...])
    }
  }
}
