import Daysheet
import Foundation
import Glibc
import Testing

/// Whole runs that are killed; PublishProbeTests kills within publishing.
@Suite struct KilledRunTests {
  /// The seed whose report is in `folder`; `nil` where a file is missing, too many, or not what run.json says.
  private static func seed(of folder: URL) throws -> Int? {
    struct Record: Decodable {
      struct Options: Decodable { let title: String }
      struct Output: Decodable {
        let name: String
        let sha256: String
      }
      let options: Options
      let outputs: [Output]
    }
    let record = try JSONDecoder().decode(
      Record.self, from: Data(contentsOf: folder.appending(path: "run.json")))
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard Set(there) == Set(record.outputs.map(\.name) + ["run.json"]) else { return nil }
    for output in record.outputs {
      let bytes = try Data(contentsOf: folder.appending(path: output.name))
      guard SHA256.hex(Array(bytes)) == output.sha256 else { return nil }
    }
    return Int(record.options.title)
  }

  @Test("kill -9 at any moment of a run leaves the old report or the new one, whole")
  func killed() throws {
    try Program.withFolder { folder throws in
      let program = Program(folder: folder)
      let commands = (1...2).map { seed in
        // The first has people.csv and a picture more.
        ["render", "in\(seed)/flights.csv", "--as-of=14:30", "--title=\(seed)", "-q", "-o", "out"]
          + (seed == 1 ? ["--people=in1/people.csv", "-f", "csv,svg"] : ["-f", "csv"])
      }
      for seed in 1...2 {
        _ = try program.run(["sample", "in\(seed)", "--seed=\(seed)", "--flights=6", "--people=6", "-q"])
      }
      let began = ContinuousClock.now
      #expect(try program.run(commands[0]).status == 0)
      let whole = ContinuousClock.now - began
      let out = folder.appending(path: "out")
      for attempt in 0..<50 {
        let process = Process()
        process.executableURL = Program.url
        process.arguments = commands[(attempt + 1) % 2]
        process.currentDirectoryURL = folder
        try process.run()
        usleep(UInt32(whole / .microseconds(1) * Double(attempt) / 50))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        _ = try #require(try Self.seed(of: out), "attempt \(attempt)")
      }
      #expect(try program.run(commands[1]).status == 0)
      #expect(try Self.seed(of: out) == 2)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in1", "in2", "out"])
    }
  }
}
