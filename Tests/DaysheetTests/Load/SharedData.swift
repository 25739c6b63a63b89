import Foundation

/// The data that lies beside the repository and is no part of it.
enum SharedData {
  static let folder = URL(filePath: #filePath)
    .appending(components: "..", "..", "..", "..", "..", "shared", "data").standardized

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static func path(_ name: String) -> String { folder.appending(path: name).path }
}

/// A folder for the inputs of one test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its path.
  func write(_ bytes: [UInt8], _ name: String = "input") throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  func write(_ text: String, _ name: String = "input") throws -> String {
    try write(Array(text.utf8), name)
  }
}
