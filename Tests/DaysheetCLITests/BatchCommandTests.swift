import Foundation
import Testing

/// `render --each`, `index`, `verify` and `diff` as a user or a scheduler calls them.
@Suite struct BatchCommandTests {
  private static let flights = BuiltProgram.samples.appending(path: "clock-change/flights.csv").path

  private static func program(_ folder: URL, _ more: String...) -> BuiltProgram {
    BuiltProgram(
      arguments: [
        "render", flights, "--each", "airport", "--airports", "both", "--as-of", "2026-10-25T12:00+00:00",
        "--day", "2026-10-25", "--format", "csv",
      ] + more, folder: folder)
  }

  private static func bytes(_ folder: URL) throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
      files[name] = try? Data(contentsOf: folder.appending(path: name))
    }
  }

  @Test func saysWhatItWrote() throws {
    try BuiltProgram.withFolder { folder throws in
      let outcome = try Self.program(folder, "--out", "night").run()
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
      #expect(outcome.talk.contains("/night/2026-10-25: "))
      #expect(outcome.talk.contains(" reports in ") && outcome.talk.contains(" a second\n"))
    }
  }

  @Test func aCollectorReadsALineOfJSONForEachEvent() throws {
    try BuiltProgram.withFolder { folder throws in
      let outcome = try Self.program(folder, "--out", "night", "--log-format", "json").run()
      let events = try outcome.talk.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      let names = events.compactMap { $0["event"] as? String }
      #expect(names.first == "planned" && names.last == "ended")
      #expect(names.count { $0 == "report" } == events.first?["reports"] as? Int)
      #expect(names.count { $0 == "published" } == 1)
      #expect(events.last?["exit"] as? Int == 0)
    }
  }

  @Test func usage() throws {
    try BuiltProgram.withFolder { folder throws in
      let wrong: [[String]] = [
        ["--only", "LIS"], ["--allow-empty"], ["--keep", "3"], ["--shard", "1/2"], ["--min-flights", "2"],
        ["--airports", "both"],
        ["--each", "airport", "--airport", "LIS"], ["--each", "day", "--day", "today"],
        ["--each", "company"],
        ["--each", "gate"], ["--each", "airport", "--shard", "3/2", "--as-of", "12:00"],
        ["--each", "airport", "--shard", "1/2"],
        ["--each", "airport", "--shard", "auto", "--as-of", "12:00"],
        ["--each", "airport", "--jobs", "0"],
      ]
      for options in wrong {
        let outcome = try BuiltProgram(folder: folder).run(["render", Self.flights] + options)
        #expect(outcome.status == 64, "\(options)")
      }
      for command in [["index"], ["verify"], ["diff", "a"]] {
        #expect(try BuiltProgram(folder: folder).run(command).status == 64)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func shardsOfASchedulerAndIndexGiveTheBytesOfOneProcess() throws {
    try BuiltProgram.withFolder { folder throws in
      _ = try Self.program(folder, "--out", "one").run()
      for task in 5...7 {
        var program = Self.program(folder, "--out", "many", "--shard", "auto")
        program.environment = [
          "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "3",
        ]
        if task == 7 {
          let early = try BuiltProgram(folder: folder).run(["index", "many"])
          #expect(early.status == 66)
          #expect(early.talk.contains("error[missing-shard]") && early.talk.contains("missing: 3;"))
        }
        #expect(try program.run().status == 0)
      }
      let index = try BuiltProgram(folder: folder).run(["index", "many"])
      #expect(index.status == 0)
      #expect(index.talk.hasPrefix("wrote "))
      #expect(try Self.bytes(folder.appending(path: "many")) == Self.bytes(folder.appending(path: "one")))
    }
  }

  private static let parallel = "/usr/bin/parallel"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: parallel)))
  func gnuParallelGivesTheBytesOfOneProcess() throws {
    try BuiltProgram.withFolder { folder throws in
      _ = try Self.program(folder, "--out", "one").run()
      let process = Process()
      process.executableURL = BuiltProgram.repository.appending(path: "Deploy/parallel.sh")
      process.arguments = ["4", "many"] + Self.program(folder).arguments.dropFirst()
      process.environment = [
        "PATH": BuiltProgram.url.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": folder.path,
      ]
      process.currentDirectoryURL = folder
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try Self.bytes(folder.appending(path: "many")) == Self.bytes(folder.appending(path: "one")))
    }
  }

  @Test func verifyFindsWhatWasTouchedAndMakesReportsAgain() throws {
    try BuiltProgram.withFolder { folder throws in
      _ = try Self.program(folder, "--out", "night").run()
      let program = BuiltProgram(folder: folder)
      let again = try program.run(["verify", "night", "--rerender", Self.flights])
      #expect(again.status == 0)
      #expect(again.output.hasSuffix("reports come out the same\n"))
      #expect(try program.run(["verify", "night", "--rerender"]).status == 66)
      let reports = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/night/latest")
      let report = try #require(reports.first { $0.count == 3 })
      try Data("x".utf8).write(to: folder.appending(path: "night/latest/\(report)/hours.csv"))
      let touched = try program.run(["verify", "night"])
      #expect(touched.status == 65)
      #expect(touched.talk.contains("night/2026-10-25/\(report)/hours.csv: error[changed-file]"))
    }
  }

  @Test func aReportIsMadeAgainWithAllItsOptions() throws {
    try BuiltProgram.withFolder { folder throws in
      let flights = "FlightNo,Von,\"Nach, Ziel\",Abflug\nQZ 101,LIS,FNC,12.03.2026 06:10\n"
      try Data(flights.utf8).write(to: folder.appending(path: "own.csv"))
      let program = BuiltProgram(folder: folder)
      let map = "flight=FlightNo,origin=Von,destination=\"Nach, Ziel\",scheduled_departure=Abflug"
      let render = try program.run([
        "render", "own.csv", "--map", map, "--time-format", "%d.%m.%Y %H:%M", "--airport", "LIS", "--as-of",
        "07:00",
        "--locale", "de", "--theme", "dark", "--paper", "a5", "--margin", "8mm", "--ppi", "72", "--without",
        "birthday,names", "--clock", "12", "--excel", "--title", "Früh, \"heute\"", "--out", "r",
      ])
      #expect(render.status == 0, "\(render.talk)")
      let again = try program.run(["verify", "r", "--rerender"])
      #expect(again.status == 0, "\(again.talk)")
    }
  }

  @Test func diffAndSince() throws {
    try BuiltProgram.withFolder { folder throws in
      let sample = BuiltProgram.samples.appending(path: "summit")
      let people = sample.appending(path: "people.csv").path
      let text = try String(contentsOf: sample.appending(path: "flights.csv"), encoding: .utf8)
      var lines = text.split(separator: "\n")
      try Data(text.utf8).write(to: folder.appending(path: "flights.csv"))
      let gone = try #require(lines[1].split(separator: ",").first)
      lines.remove(at: 1)
      try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "later.csv"))
      let program = BuiltProgram(folder: folder)
      let options = [
        "--people", people, "--airport", "LIS", "--as-of", "2026-03-12T14:30+00:00", "--format", "csv,svg",
      ]
      _ = try program.run(["render", "flights.csv", "--out", "old"] + options)
      let render = try program.run(["render", "later.csv", "--out", "new", "--since", "old"] + options)
      #expect(render.status == 0)
      let diff = try program.run(["diff", "old", "new"])
      #expect(diff.status == 0)
      #expect(diff.output.contains("\(gone) ") && diff.output.contains("1 gone"))
      let changes = try String(contentsOf: folder.appending(path: "new/changes.csv"), encoding: .utf8)
      #expect(try program.run(["diff", "old", "new", "--format", "csv"]).output == changes)
      #expect(try program.run(["diff", "old", "old"]).output == "no changes\n")
      #expect(try program.run(["diff", "old", "nowhere"]).status == 66)
      let again = ["verify", "new", "--rerender", "--since", "old", "later.csv", people]
      #expect(try program.run(again).status == 0)
    }
  }

  @Test func lazyLeavesASingleReportAsItIs() throws {
    try BuiltProgram.withFolder { folder throws in
      let program = BuiltProgram(
        arguments: [
          "render", Self.flights, "--as-of", "2026-10-25T12:00+00:00", "--format", "csv", "--out", "r",
        ],
        folder: folder)
      #expect(try program.run(["--lazy"]).talk.hasPrefix("wrote r: "))
      #expect(try program.run(["--lazy"]).talk == "r is current\n")
      #expect(try program.run(["--lazy", "--excel"]).talk.hasPrefix("wrote r: "))
    }
  }
}
