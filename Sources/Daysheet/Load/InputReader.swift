import Foundation

/// Reads whole inputs: files, named pipes and standard input.
enum InputReader {
  static func bytes(of path: String) throws(InputFailure) -> [UInt8] {
    guard path != "-" else { return try readToEnd(.standardInput, path: path) }
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
    return try readToEnd(handle, path: path)
  }

  private static func readToEnd(_ handle: FileHandle, path: String) throws(InputFailure) -> [UInt8] {
    do {
      return [UInt8](try handle.readToEnd() ?? Data())
    } catch {
      throw InputFailure(
        .unreadable, path == "-" ? "standard input cannot be read" : "reading it broke off", path: path,
        exitCode: .noInput, hint: path == "-" ? "Is it closed?" : nil)
    }
  }
}
