import Daysheet
import Foundation
import Glibc
import Hashing
import Testing

/// Whole nights from outside: killed, stopped, without room, without input, two at once, read while they are published.
///
/// `DAYSHEET_TEST_ROUNDS` multiplies how often the destructive ones go on.
@Suite(.serialized) struct NightTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["DAYSHEET_TEST_ROUNDS"].flatMap { Int($0) } ?? 1

  private static let airports = ["LIS", "OPO", "FAO", "MAD", "AMS", "LHR"]

  /// Six airports, two flights each.
  private static let flights: String = {
    let header = "flight,origin,destination,scheduled_departure,scheduled_arrival\n"
    let rows = airports.enumerated().flatMap { index, airport in
      (8...9).map { hour in
        "TP\(index)\(hour),\(airport),CDG,2026-03-12T0\(hour):00+00:00,2026-03-12T1\(hour - 7):30+00:00\n"
      }
    }
    return header + rows.joined()
  }()

  /// A folder with the input and one night already.
  private static func withNight(
    formats: String = "csv", _ body: (BuiltProgram, URL) throws -> Void
  ) throws {
    try BuiltProgram.withFolder { folder throws in
      try Data(flights.utf8).write(to: folder.appending(path: "flights.csv"))
      let program = BuiltProgram(
        arguments: [
          "render", "flights.csv", "--each", "airport", "--out", "night", "--format", formats, "--paper",
          "a6",
          "--density", "cards",
        ], folder: folder)
      #expect(try program.run(["--as-of", "09:10"]).status == 0)
      try body(program, folder.appending(path: "night"))
    }
  }

  /// Whether the latest night is whole: every file as run.json has it, and no other. Returns its as-of.
  @discardableResult private static func check(_ night: URL, _ label: String) throws -> String {
    struct Night: Decodable {
      struct Report: Decodable {
        struct Output: Decodable {
          let name: String
          let sha256: String
        }
        let folder: String
        let outputs: [Output]
      }
      let reports: [Report]
      let outputs: [Report.Output]
    }
    let latest = night.appending(path: "latest")
    let record = try JSONDecoder().decode(
      Night.self, from: Data(contentsOf: latest.appending(path: "run.json")))
    #expect(record.reports.map(\.folder) == airports.sorted(), "\(label)")
    var listed: [(String, String)] = record.outputs.map { ($0.name, $0.sha256) }
    for report in record.reports {
      listed += report.outputs.map { ("\(report.folder)/\($0.name)", $0.sha256) }
    }
    for (name, hash) in listed {
      let bytes = [UInt8](try Data(contentsOf: latest.appending(path: name)))
      #expect(SHA256.hex(bytes) == hash, "\(label): \(name)")
    }
    let day = night.appending(path: "2026-03-12").path
    let there = try FileManager.default.subpathsOfDirectory(atPath: day).filter { $0.contains(".") }
    #expect(Set(there) == Set(listed.map(\.0) + ["run.json"]), "\(label)")
    let report = try String(contentsOf: latest.appending(path: "LIS/run.json"), encoding: .utf8)
    return report.contains("T09:10") ? "09:10" : "10:30"
  }

  private static func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func interrupt(
    _ program: BuiltProgram, _ night: URL, _ signal: Int32, times: Int
  ) throws -> (asOfs: Set<String>, ends: Set<Int32>) {
    let began = ContinuousClock.now
    #expect(try program.run(["--as-of", "09:10"]).status == 0)
    let whole = ContinuousClock.now - began
    var (asOfs, ends): (Set<String>, Set<Int32>) = ([], [])
    for round in 0..<times {
      var program = program
      program.arguments += ["--as-of", round % 2 == 0 ? "10:30" : "09:10"]
      let process = try program.start()
      // From the very start to beyond the end, so that some die in every stage and some not at all.
      usleep(UInt32(whole / .microseconds(1) * Double(round % 25 + 1) / 22))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      ends.insert(process.terminationStatus)
      asOfs.insert(try check(night, "round \(round)"))
    }
    return (asOfs, ends)
  }

  @Test func fiftyKilledNightsLeaveAWholeOne() throws {
    try Self.withNight { program, night throws in
      _ = try Self.interrupt(program, night, SIGKILL, times: 50 * Self.rounds)
      #expect(try program.run(["--as-of", "10:30"]).status == 0)
      #expect(try Self.check(night, "afterwards") == "10:30")
      #expect(try Self.names(night) == ["2026-03-12", "latest"])
    }
  }

  @Test func twentyStoppedNightsLeaveAWholeOneAndNothingElse() throws {
    try Self.withNight { program, night throws in
      let ends = try Self.interrupt(program, night, SIGTERM, times: 20 * Self.rounds).ends
      #expect(ends.isSubset(of: [0, SIGTERM]) && ends.contains(SIGTERM))
      #expect(try Self.names(night) == ["2026-03-12", "latest"])
    }
  }

  @Test func aReaderNeverSeesTwoNightsAtOnce() throws {
    try Self.withNight(formats: "csv") { program, night throws in
      let reader = NightReader(night.appending(path: "latest").path)
      let thread = Thread { reader.read() }
      thread.start()
      for round in 0..<20 {
        #expect(try program.run(["--as-of", round % 2 == 0 ? "10:30" : "09:10"]).status == 0)
      }
      let (whole, mismatches) = reader.stop()
      #expect(mismatches == 0)
      #expect(whole > 20)
    }
  }

  @Test func twoAtOnceAreOne() throws {
    try Self.withNight(formats: "csv,svg,png,pdf") { program, night throws in
      var first = program
      first.arguments += ["--as-of", "10:30", "--jobs", "1"]
      let process = try first.start()
      let lock = night.appending(path: ".daysheet-lock").path
      while !FileManager.default.fileExists(atPath: lock), process.isRunning { usleep(1000) }
      let second = try program.run(["--as-of", "09:10"])
      #expect(second.status == 75)
      #expect(second.talk.contains("error[busy]: another run is writing there"))
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try Self.check(night, "afterwards") == "10:30")
    }
  }

  @Test func aDeadRunsLockDoesNotStopTheNext() throws {
    try Self.withNight { program, night throws in
      try Data().write(to: night.appending(path: ".daysheet-lock"))
      #expect(try program.run(["--as-of", "10:30"]).status == 0)
      #expect(try Self.names(night) == ["2026-03-12", "latest"])
    }
  }

  @Test func aVanishedInputIs66AndTheOldNightStays() throws {
    try Self.withNight { program, night throws in
      try FileManager.default.removeItem(at: night.deletingLastPathComponent().appending(path: "flights.csv"))
      #expect(try program.run(["--as-of", "10:30"]).status == 66)
      #expect(try Self.check(night, "afterwards") == "09:10")
      #expect(try Self.names(night) == ["2026-03-12", "latest"])
    }
  }

  private static func run(_ command: String, _ arguments: String...) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static let canMount: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = FileManager.default.temporaryDirectory.appending(path: "mount-\(UUID().uuidString)").path
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    guard run("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "none", folder) == 0 else { return false }
    return run("/bin/umount", folder) == 0
  }()

  @Test("73 and the old night stays where the disk is full", .enabled(if: canMount))
  func noRoom() throws {
    try Self.withNight(formats: "csv") { program, night throws in
      let disk = night.deletingLastPathComponent().appending(path: "disk")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      #expect(Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=600k", "none", disk.path) == 0)
      defer { _ = Self.run("/bin/umount", disk.path) }
      let small = disk.appending(path: "night")
      #expect(try program.run(["--as-of", "09:10", "--out", small.path]).status == 0)
      let full = try program.run(["--as-of", "10:30", "--out", small.path, "--format", "csv,svg,png,pdf"])
      #expect(full.status == 73)
      #expect(full.talk.contains("No space left on device"))
      #expect(try Self.check(small, "afterwards") == "09:10")
      #expect(try Self.names(small) == ["2026-03-12", "latest"])
    }
  }
}

/// Reads a night over and over, each time from one open folder, as a program that attaches files would.
private final class NightReader: @unchecked Sendable {
  private let path: String
  private let lock = NSLock()
  private let ended = DispatchSemaphore(value: 0)
  private var isStopped = false
  private var whole = 0
  private var mismatches = 0

  init(_ path: String) { self.path = path }

  func read() {
    while !lock.withLock({ isStopped }) {
      let folder = open(path, O_RDONLY | O_DIRECTORY)
      guard folder >= 0 else { continue }
      let answer = isWhole("/proc/self/fd/\(folder)")
      close(folder)
      lock.withLock {
        if answer == true { whole += 1 }
        if answer == false { mismatches += 1 }
      }
    }
    ended.signal()
  }

  func stop() -> (whole: Int, mismatches: Int) {
    lock.withLock { isStopped = true }
    ended.wait()
    return lock.withLock { (whole, mismatches) }
  }

  /// `nil` where a file is gone because a new night has come.
  private func isWhole(_ folder: String) -> Bool? {
    guard let record = FileManager.default.contents(atPath: folder + "/run.json") else { return nil }
    guard let night = (try? JSONSerialization.jsonObject(with: record)) as? [String: Any],
      let reports = night["reports"] as? [[String: Any]]
    else { return false }
    for report in reports {
      for output in report["outputs"] as? [[String: Any]] ?? [] {
        guard let name = output["name"] as? String, let place = report["folder"] as? String,
          let bytes = FileManager.default.contents(atPath: "\(folder)/\(place)/\(name)")
        else { return nil }
        if SHA256.hex([UInt8](bytes)) != output["sha256"] as? String { return false }
      }
    }
    return true
  }
}
