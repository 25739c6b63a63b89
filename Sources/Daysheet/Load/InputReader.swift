import Foundation

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
    guard path != "-" else { return try read(.standardInput, path: path, limit, take) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputFailure(.missingFile, "there is no such file", path: path, exitCode: .noInput)
    }
    if isFolder.boolValue {
      throw InputFailure(
        .isFolder, "this is a folder, not a file", path: path, exitCode: .noInput,
        hint: "Name the files in it one by one.")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw InputFailure(
        .unreadable, "the file may not be read", path: path, exitCode: .noInput,
        hint: "Look at its permissions.")
    }
    defer { try? handle.close() }
    try read(handle, path: path, limit, take)
  }

  private static func read(
    _ handle: FileHandle, path: String, _ limit: Int, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(InputFailure) {
    var total = 0
    while true {
      var count = 0
      // A new one each time: whoever keeps the last one would have it copied.
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
        count = Foundation.read(handle.fileDescriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
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
