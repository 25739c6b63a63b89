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
        .unreadable, "reading broke off: \(error.localizedDescription)", path: path, exitCode: .noInput)
    }
  }
}

/// Why an input as a whole cannot be used.
struct InputFailure: Error {
  /// Never empty.
  var diagnostics: [Diagnostic]
  var exitCode = ExitCode.data

  init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(
    _ code: Diagnostic.Code, _ text: String, path: String, exitCode: ExitCode = .data, hint: String? = nil
  ) {
    diagnostics = [Diagnostic(.error, code, text, at: SourceLocation(file: path), hint: hint)]
    self.exitCode = exitCode
  }
}
