import Foundation
import Testing

/// A run that dies leaves the old report or the new one, whole (product.md, "Files of one report").
struct InterruptionTests {
  private func program(asOf: String, into folder: URL) -> BuiltProgram {
    BuiltProgram(
      arguments: [
        "render", "flights.csv", "--as-of", asOf, "--format", "csv,svg,pdf", "--paper", "a5", "--density",
        "cards", "--out",
        folder.path,
      ],
      folder: BuiltProgram.samples.appending(path: "clock-change"))
  }

  private func run(_ program: BuiltProgram, killedAfter delay: Duration) async throws {
    let process = try program.start()
    try await Task.sleep(for: delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test func fiftyKilledRunsLeaveAWholeReport() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let out = folder.appending(path: "out")
    let began = ContinuousClock.now
    #expect(try program(asOf: "2026-10-25T01:30+00:00", into: out).run().status == 0)
    let whole = ContinuousClock.now - began
    for round in 0..<50 {
      let asOf = round % 2 == 0 ? "2026-10-25T12:00+00:00" : "2026-10-25T01:30+00:00"
      // From the very start to beyond the end of a run, so that some are killed in every stage and some not at all.
      try await run(program(asOf: asOf, into: out), killedAfter: whole * Double(round % 25 + 1) / 22)
      let report = PublishedReport(folder: out)
      let hashes = try report.recordedHashes()
      #expect(Set(hashes.keys).union(["run.json"]) == Set(report.names), "round \(round)")
      for (name, hash) in hashes {
        #expect(try report.hash(name) == hash, "round \(round): \(name)")
      }
    }
    // The next whole run clears away what the killed ones staged.
    #expect(try program(asOf: "2026-10-25T12:00+00:00", into: out).run().status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "out" && !$0.hasSuffix(".lock")
    }
    #expect(left == [])
  }

  @Test func aShorterReportLeavesNoPageOfALongerOne() throws {
    try BuiltProgram.withFolder { folder in
      let out = folder.appending(path: "out")
      let report = PublishedReport(folder: out)
      let longer = program(asOf: "2026-10-25T01:30+00:00", into: out)
      var shorter = longer
      shorter.arguments += ["--paper", "screen"]
      _ = try longer.run()
      #expect(report.names.contains("poster-3.svg"))
      _ = try shorter.run()
      #expect(report.names == ["flights.csv", "hours.csv", "poster.pdf", "poster.svg", "run.json"])
    }
  }
}
