import Foundation
import Glibc
import Testing

/// `render` and `check` from outside: exit codes, streams, and the files that are there afterwards.
@Suite struct RenderTests {
  private static let header = "flight,origin,destination,scheduled_departure,scheduled_arrival\n"
  private static let good = "TP1,LIS,OPO,2026-03-12T10:00+00:00,2026-03-12T10:50+00:00\n"
  private static let other = "TP2,LIS,MAD,2026-03-12T11:00+00:00,2026-03-12T13:05+01:00\n"
  /// No such airport: a warning.
  private static let strange = "TP3,LIS,QQQ,2026-03-12T12:00+00:00,2026-03-12T13:05+00:00\n"
  /// No number: an error.
  private static let bad = ",LIS,OPO,2026-03-12T13:00+00:00,2026-03-12T13:50+00:00\n"

  /// A folder with the file `f.csv`.
  private static func withFlights(_ rows: String, _ body: (BuiltProgram, URL) throws -> Void) throws {
    try BuiltProgram.withFolder { folder throws in
      try Data((header + rows).utf8).write(to: folder.appending(path: "f.csv"))
      try body(BuiltProgram(folder: folder), folder)
    }
  }

  private static let options = ["--airport", "LIS", "--as-of", "12:00", "-f", "csv", "-o", "out"]

  private static func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func allGoodIs0() throws {
    try Self.withFlights(Self.good + Self.other) { program, folder throws in
      let outcome = try program.run(["render", "f.csv"] + Self.options)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
      #expect(outcome.talk == "wrote out: flights.csv hours.csv run.json\n")
      #expect(try Self.names(folder.appending(path: "out")) == ["flights.csv", "hours.csv", "run.json"])
      #expect(try Self.names(folder) == ["f.csv", "out"])
    }
  }

  @Test func aRowLeftOutIs1AndInRejects() throws {
    try Self.withFlights(Self.good + Self.bad) { program, folder throws in
      let outcome = try program.run(["render", "f.csv"] + Self.options)
      #expect(outcome.status == 1)
      #expect(outcome.talk.hasPrefix("f.csv:3:"))
      let rejects = try String(contentsOf: folder.appending(path: "out/rejects.csv"), encoding: .utf8)
      #expect(rejects.hasSuffix(",\"\(Self.bad.dropLast())\"\n"))
    }
  }

  @Test func aBadRowWithBadRowsFailIs65AndNothingIsWritten() throws {
    try Self.withFlights(Self.good + Self.bad) { program, folder throws in
      let outcome = try program.run(["render", "f.csv", "--bad-rows", "fail"] + Self.options)
      #expect(outcome.status == 65)
      #expect(try Self.names(folder) == ["f.csv"])
    }
  }

  @Test func warningsAre3WhereTheyShallBe() throws {
    try Self.withFlights(Self.good + Self.strange) { program, _ throws in
      #expect(try program.run(["render", "f.csv"] + Self.options).status == 0)
      #expect(try program.run(["render", "f.csv", "--fail-on-warnings"] + Self.options).status == 3)
      let quiet = try program.run(["render", "f.csv", "-q"] + Self.options)
      #expect(quiet.status == 0)
      #expect(quiet.talk.isEmpty)
    }
  }

  @Test func anEmptyFileIs65() throws {
    try Self.withFlights("") { program, folder throws in
      try Data().write(to: folder.appending(path: "f.csv"))
      #expect(try program.run(["render", "f.csv"] + Self.options).status == 65)
      #expect(try Self.names(folder) == ["f.csv"])
    }
  }

  @Test func standardInputIsRead() throws {
    try BuiltProgram.withFolder { folder throws in
      let program = BuiltProgram(folder: folder)
      let outcome = try program.run(["render", "-"] + Self.options, input: Self.header + Self.good)
      #expect(outcome.status == 0)
      let record = try String(contentsOf: folder.appending(path: "out/run.json"), encoding: .utf8)
      #expect(record.contains("\"name\": \"-\""))
    }
  }

  @Test func anotherRunThereIs75AndTheOldReportStays() throws {
    try Self.withFlights(Self.good) { program, folder throws in
      #expect(try program.run(["render", "f.csv"] + Self.options).status == 0)
      let before = try Data(contentsOf: folder.appending(path: "out/run.json"))
      let lock = open(folder.path + "/.out.daysheet-lock", O_RDWR | O_CREAT, 0o600)
      #expect(flock(lock, LOCK_EX) == 0)
      let outcome = try program.run(["render", "f.csv", "--excel"] + Self.options)
      close(lock)
      #expect(outcome.status == 75)
      #expect(outcome.talk == "out: error[busy]: another run is writing there; nothing was changed\n")
      #expect(try Data(contentsOf: folder.appending(path: "out/run.json")) == before)
    }
  }

  @Test func aFileInTheWayIs73() throws {
    try Self.withFlights(Self.good) { program, folder throws in
      try Data("mine".utf8).write(to: folder.appending(path: "out"))
      let outcome = try program.run(["render", "f.csv"] + Self.options)
      #expect(outcome.status == 73)
      #expect(outcome.talk.hasPrefix("out: error[cannot-write]: "))
      #expect(try String(contentsOf: folder.appending(path: "out"), encoding: .utf8) == "mine")
    }
  }

  @Test func aFailedRunLeavesTheEarlierReport() throws {
    try Self.withFlights(Self.good) { program, folder throws in
      #expect(try program.run(["render", "f.csv"] + Self.options).status == 0)
      let before = try Data(contentsOf: folder.appending(path: "out/run.json"))
      try Data((Self.header + Self.bad).utf8).write(to: folder.appending(path: "f.csv"))
      #expect(try program.run(["render", "f.csv"] + Self.options).status == 65)
      #expect(try Data(contentsOf: folder.appending(path: "out/run.json")) == before)
    }
  }

  @Test func checkPrintsAllAndWritesNothing() throws {
    try Self.withFlights(Self.good + Self.strange + Self.bad) { program, folder throws in
      let outcome = try program.run(["check", "f.csv", "--airport=LIS", "--as-of=12:00"])
      #expect(outcome.status == 1)
      #expect(outcome.talk.contains("f.csv:3:") && outcome.talk.contains("f.csv:4:"))
      #expect(outcome.output.hasPrefix("flights: rows 3; "))
      #expect(outcome.output.contains("\n1 error["))
      #expect(try Self.names(folder) == ["f.csv"])
    }
  }

  @Test func jsonDiagnosticsAreOneObjectALine() throws {
    try Self.withFlights(Self.good + Self.strange + Self.bad) { program, _ throws in
      let outcome = try program.run(["render", "f.csv", "--diagnostics=json"] + Self.options)
      let lines = outcome.talk.split(separator: "\n")
      #expect(lines.count == 2)
      for line in lines {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(
          object?.keys.sorted() == ["code", "column", "file", "hint", "line", "severity", "text"])
      }
    }
  }

  @Test func verboseNamesTheStages() throws {
    try Self.withFlights(Self.good) { program, _ throws in
      let lines = try program.run(["render", "f.csv", "-v"] + Self.options).talk.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("load: ") && $0.hasSuffix(" ms") })
      #expect(lines.contains { $0.hasPrefix("publish: ") })
    }
  }
}
