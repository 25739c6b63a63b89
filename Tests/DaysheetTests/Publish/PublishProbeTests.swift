import Foundation
import Glibc
import Testing

/// What needs a process of its own: being killed, having no rights, having no room.
@Suite struct PublishProbeTests {
  private static let probe = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "PublishProbe").path

  private static func withFolder(_ body: (String) throws -> Void) throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    try body(parent)
  }

  private static func start(
    _ command: String, _ arguments: [String], output: Any = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    let process = try start(command, arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The round of a report that is whole; `nil` for one that mixes rounds or lacks or has too many files.
  private static func round(of folder: String) throws -> Int? {
    struct Record: Decodable {
      struct Output: Decodable { let name: String }
      let outputs: [Output]
      let round: Int
    }
    let record = try JSONDecoder().decode(
      Record.self, from: Data(contentsOf: URL(filePath: folder + "/run.json")))
    let names = record.outputs.map(\.name)
    let there = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard Set(there) == Set(names + ["run.json"]) else { return nil }
    let texts = try Set(names.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) })
    return texts == ["\(record.round)\n"] ? record.round : nil
  }

  @Test("kill -9 at any moment leaves the old report or the new one, whole")
  func killed() throws {
    try Self.withFolder { parent throws in
      let folder = parent + "/report"
      var rounds: Set<Int> = []
      for attempt in 0..<50 {
        let output = Pipe()
        let process = try Self.start(Self.probe, [folder, "1000000"], output: output)
        for _ in 0...(attempt % 3) { _ = try output.fileHandleForReading.read(upToCount: 1) }
        // Another moment of a round each time.
        usleep(UInt32(attempt * 211))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        rounds.insert(try #require(try Self.round(of: folder), "attempt \(attempt)"))
      }
      // The kills fell into several rounds.
      #expect(rounds.count > 1)
      #expect(try Self.run(Self.probe, [folder, "1"]) == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["report"])
    }
  }

  @Test("73 and the old report untouched where the disk is full")
  func noRoom() throws {
    try Self.withFolder { parent throws in
      let folder = parent + "/report"
      #expect(try Self.run(Self.probe, [folder, "1"]) == 0)
      let limited = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""
      #expect(try Self.run("/bin/sh", ["-c", limited, Self.probe, folder, "5"]) == 73)
      #expect(try Self.round(of: folder) == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["report"])
    }
  }

  // Root may write anywhere, so that the probe runs as nobody there, which setpriv does.
  @Test(
    "73 and the old report untouched where the folder above is read-only",
    .enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0))
  func readOnly() throws {
    try Self.withFolder { parent throws in
      let probe = parent + "/probe"
      // By a process of its own: the copy cannot be run while a child of ours has it open for writing.
      #expect(try Self.run("/bin/cp", [Self.probe, probe]) == 0)
      let folder = parent + "/report"
      #expect(try Self.run(probe, [folder, "1"]) == 0)
      chmod(parent, 0o555)
      defer { chmod(parent, 0o755) }
      let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups"]
      let status =
        geteuid() == 0
        ? try Self.run("/usr/bin/setpriv", nobody + [probe, folder, "5"])
        : try Self.run(probe, [folder, "5"])
      #expect(status == 73)
      #expect(try Self.round(of: folder) == 0)
    }
  }
}
