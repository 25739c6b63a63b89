import Daysheet
import Foundation
import Timelines

/// Says how far a batch is: one line that is replaced on a terminal, a line now and then elsewhere, events as JSON.
struct ProgressTalk {
  private let console: Console
  private let isVerbose: Bool
  private let began = ContinuousClock.now
  private var total = 0
  private var done = 0
  private var failed = 0
  private var published: [(folder: String, reports: Int)] = []
  private var lastLine = ContinuousClock.now

  /// Between two lines of a log.
  private static let interval = Duration.seconds(10)

  init(_ console: Console, isVerbose: Bool) {
    self.console = console
    self.isVerbose = isVerbose
  }

  mutating func tell(_ event: Batch.Event) {
    switch event {
    case .loaded(let diagnostics):
      console.report(diagnostics, limit: CommandRun.shownOfOneKind)
    case .planned(let reports):
      total = reports
      console.log(.object([("event", .string("planned")), ("reports", .integer(reports))]))
    case .made(let entry, let day, let done):
      self.done = done
      if entry.state == .failed { failed += 1 }
      made(entry, day)
    case .published(let folder, let reports):
      published.append((folder, reports))
      console.log(Self.event("published", folder, reports))
    case .staged(let folder, let reports):
      clearStatus()
      console.log(Self.event("staged", folder, reports))
      console.talk("\(Self.count(reports)) staged; \"daysheet index \(folder)\" publishes them")
    }
  }

  /// Names each day, or only the first and the last of many.
  static func sum(_ published: [(folder: String, reports: Int)], _ console: Console) {
    if published.count <= 7 {
      for day in published { console.talk("wrote \(day.folder): \(count(day.reports))") }
    } else if let first = published.first, let last = published.last {
      console.talk("wrote \(published.count) days, \(first.folder) to \(last.folder)")
    }
  }

  /// Clears the line that would be replaced.
  func end() { clearStatus() }

  func sum(_ result: Batch.Result) {
    let seconds = max(0.001, (ContinuousClock.now - began) / .seconds(1))
    let rate = String(format: "%.1f", Double(done) / seconds)
    console.log(
      .object([
        ("event", .string("ended")), ("exit", .integer(Int(result.exitCode.rawValue))),
        ("reports", .integer(done)),
        ("failed", .integer(failed)), ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ]))
    Self.sum(published, console)
    let failures = failed > 0 ? ", \(failed) failed" : ""
    console.talk("\(Self.count(done)) in \(Self.time(seconds)), \(rate) a second\(failures)")
  }

  private mutating func made(_ entry: ReportEntry, _ day: CalendarDate) {
    console.log(
      .object([
        ("event", .string("report")), ("day", .string(day.description)), ("folder", .string(entry.folder)),
        ("state", .string(entry.state.rawValue)), ("exit", .integer(Int(entry.exit))),
        ("done", .integer(done)),
        ("of", .integer(total)),
      ]))
    if isVerbose {
      clearStatus()
      console.talk("\(entry.state.rawValue) \(day)/\(entry.folder)")
    }
    let now = ContinuousClock.now
    if console.isTerminal {
      console.status(line(now))
    } else if now - lastLine >= Self.interval {
      lastLine = now
      console.talk(line(now))
    }
  }

  /// `123 of 1095 reports, 5.2 a second, 3 min 07 s left`.
  private func line(_ now: ContinuousClock.Instant) -> String {
    let seconds = max(0.001, (now - began) / .seconds(1))
    let rate = Double(done) / seconds
    let left = Self.time(Double(total - done) / rate)
    let failures = failed > 0 ? ", \(failed) failed" : ""
    return
      "\(done) of \(Self.count(total)), \(String(format: "%.1f", rate)) a second, \(left) left\(failures)"
  }

  private func clearStatus() {
    if console.isTerminal { console.status("") }
  }

  private static func event(_ name: String, _ folder: String, _ reports: Int) -> JSONText {
    .object([("event", .string(name)), ("folder", .string(folder)), ("reports", .integer(reports))])
  }

  private static func count(_ reports: Int) -> String { "\(reports) report\(reports == 1 ? "" : "s")" }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(String(format: "%02d", whole % 60)) s" }
    return "\(whole / 3600) h \(String(format: "%02d", whole / 60 % 60)) min"
  }
}
