import Daysheet
import Foundation
import Hashing

/// The built program, run from outside like a user or a job runs it.
struct BuiltProgram {
  struct Outcome {
    var status: Int32
    var output: String
    var talk: String
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let samples = repository.appending(path: "Samples")

  var arguments: [String] = []
  var environment: [String: String] = [:]
  var folder: URL?

  /// Beside the tests, where the package's products are.
  static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
    path: "daysheet")

  func start(
    input: Any = FileHandle.nullDevice, output: Any = FileHandle.nullDevice, talk: Any = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = talk
    try process.run()
    return process
  }

  /// - Parameters:
  ///   - more: after ``arguments``.
  ///   - input: what standard input has; small, since it is written before anything is read.
  func run(_ more: [String] = [], input: String = "") throws -> Outcome {
    let (standardInput, output, talk) = (Pipe(), Pipe(), Pipe())
    var program = self
    program.arguments += more
    let process = try program.start(input: standardInput, output: output, talk: talk)
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try talk.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      talk: String(decoding: said, as: UTF8.self))
  }

  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

/// A report's folder as it lies on disk.
struct PublishedReport {
  let folder: URL

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  func hash(_ name: String) throws -> String { SHA256.hex([UInt8](try bytes(name))) }

  /// Name and SHA-256 of each file that run.json lists.
  func recordedHashes() throws -> [String: String] {
    struct Run: Decodable {
      struct Output: Decodable {
        var name: String
        var sha256: String
      }
      var outputs: [Output]
    }
    let run = try JSONDecoder().decode(Run.self, from: try bytes("run.json"))
    return Dictionary(uniqueKeysWithValues: run.outputs.map { ($0.name, $0.sha256) })
  }
}
