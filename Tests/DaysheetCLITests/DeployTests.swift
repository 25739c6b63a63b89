import Daysheet
import Foundation
import Testing

@testable import DaysheetCLI

/// The ready-made files of Deploy/ call the program as it is.
@Suite struct DeployTests {
  private static let folder = BuiltProgram.repository.appending(path: "Deploy")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func everyOptionThatTheyNameIsOne() throws {
    // Of other programs in these files.
    let others: Set<String> = [
      "parsable", "export", "dependency", "wrap", "array", "cpus-per-task", "mem", "time", "requeue",
      "job-name",
      "will-cite", "quote", "halt", "retries", "sshlogin", "system", "home-dir", "now", "uid", "create-home",
      "file", "tag", "rm", "read-only", "network", "tmpfs", "volume", "no-install-recommends",
      "configuration",
      "static-swift-stdlib", "product", "show-bin-path", "from", "system-only",
    ]
    let own = Set(optionTable.map(\.name))
    var seen: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path) {
      guard let text = try? Self.text(name) else { continue }
      for match in text.matches(of: /(?:^|[\s"=])--([a-z][a-z-]+)/) where !others.contains(String(match.1)) {
        seen.insert(String(match.1))
        #expect(own.contains(String(match.1)), "\(name): --\(match.1)")
      }
    }
    #expect(seen.isSuperset(of: ["each", "shard", "as-of", "keep", "lazy", "log-format", "jobs", "out"]))
  }

  /// On clock-change nights an hour between 01:00 and 03:30 is missing, or comes twice.
  @Test func nothingIsBegunWhileClocksMayChange() throws {
    let timer = try #require(
      try Self.text("systemd/daysheet-night.timer").firstMatch(of: /OnCalendar=\S+ (\d+):(\d+)/))
    let cron = try #require(try Self.text("cron").firstMatch(of: /(?m)^(\d+) (\d+) \* \* \*/))
    let minutes = [(timer.1, timer.2), (cron.2, cron.1)].map { (Int($0) ?? 0) * 60 + (Int($1) ?? 0) }
    for minute in minutes { #expect(!(60...210).contains(minute)) }
  }

  @Test(arguments: ["parallel.sh", "slurm.sbatch"])
  func scriptsAreSound(name: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: name.hasSuffix(".sh") ? "/bin/sh" : "/bin/bash")
    shell.arguments = ["-n", Self.folder.appending(path: name).path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }
}
