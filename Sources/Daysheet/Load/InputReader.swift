import Foundation

/// Reads whole inputs: files, named pipes and standard input.
enum InputReader {
  /// - Parameter limit: an input with more bytes is refused, and read no further.
  static func bytes(
    of path: String, limit: Int = Limits.inputBytes
  ) throws(InputFailure) -> [UInt8] {
    guard path != "-" else { return try readToEnd(.standardInput, path: path, limit) }
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
    return try readToEnd(handle, path: path, limit)
  }

  private static func readToEnd(
    _ handle: FileHandle, path: String, _ limit: Int
  ) throws(InputFailure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      throw InputFailure(
        .unreadable, path == "-" ? "standard input cannot be read" : "reading it broke off", path: path,
        exitCode: .noInput, hint: path == "-" ? "Is it closed?" : nil)
    }
    guard bytes.count <= limit else {
      throw InputFailure(
        .tooLarge, "it has more than \(limit) bytes", path: path,
        hint: "Take out the days that are not needed.")
    }
    return bytes
  }
}
