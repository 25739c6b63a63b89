import Daysheet
import Foundation

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

  var arguments: [String]
  var environment: [String: String] = [:]
  var folder: URL?

  func start(output: Any = FileHandle.nullDevice, talk: Any = FileHandle.nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "daysheet")
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = talk
    try process.run()
    return process
  }

  func run() throws -> Outcome {
    let (output, talk) = (Pipe(), Pipe())
    let process = try start(output: output, talk: talk)
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
