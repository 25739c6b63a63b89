import Foundation

/// The built program, run from outside.
struct Program {
  var environment: [String: String] = [:]
  /// The folder it runs in.
  var folder: URL?

  struct Outcome {
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var talk: String
  }

  /// Beside the tests, where the package's products are.
  static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
    path: "daysheet")

  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = Self.url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    let (standardInput, output, talk) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = talk
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try talk.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      talk: String(decoding: said, as: UTF8.self))
  }

  /// Runs `body` in a folder that is gone afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
