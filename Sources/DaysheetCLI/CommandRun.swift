import Daysheet
import Foundation
import Timelines

/// One run of the command, from its arguments to its exit code.
struct CommandRun {
  let arguments: [String]
  let environment: [String: String]
  /// The only clock reading of the program.
  let now: Instant

  func run() -> ExitCode {
    var console = Console(Settings(), environment: environment)
    do throws(RunError) {
      let (invocation, warnings) = try Invocation.read(arguments, environment: environment)
      console = self.console(for: invocation) ?? console
      console.report(warnings)
      return console.completed(try run(invocation, console))
    } catch {
      console.report(error.diagnostics, limit: Self.shownOfOneKind)
      return console.completed(error.exitCode)
    }
  }

  /// `nil` for commands without settings.
  private func console(for invocation: Invocation) -> Console? {
    switch invocation {
    case .print, .info: return nil
    case .check(let settings), .verify(_, _, let settings):
      var console = Console(settings, environment: environment)
      console.reportIsResult = true
      return console
    case .render(let settings), .batch(let settings), .index(_, let settings), .diff(_, _, let settings),
      .sample(_, let settings):
      return Console(settings, environment: environment)
    }
  }

  private func run(_ invocation: Invocation, _ console: Console) throws(RunError) -> ExitCode {
    switch invocation {
    case .print(let text):
      console.result(text)
      return .success
    case .info:
      console.result(InfoText.text)
      try FontCheck.requireFonts()
      return .success
    case .render(let settings): return try render(settings, console)
    case .batch(let settings): return try BatchCommand(settings, console).render(now: now)
    case .index(let folder, let settings): return try BatchCommand(settings, console).index(folder)
    case .verify(let folder, let inputs, let settings):
      return try VerifyCommand(settings, console).verify(folder, inputs: inputs)
    case .diff(let old, let new, let settings): return try DiffCommand(settings, console).diff(old, new)
    case .check(let settings): return try check(settings, console)
    case .sample(let folder, let settings): return try sample(into: folder, settings.sample, console)
    }
  }

  static let shownOfOneKind = 10

  private func render(_ settings: Settings, _ console: Console) throws(RunError) -> ExitCode {
    var began = ContinuousClock.now
    let result = try DayReport.render(
      settings.report, isLazy: settings.batch.isLazy, now: now, endsProcess: true
    ) { stage in
      guard settings.isVerbose else { return }
      let milliseconds = (ContinuousClock.now - began) / .milliseconds(1)
      console.talk("\(stage.rawValue): \(String(format: "%.1f", milliseconds)) ms")
      began = .now
    }
    console.report(
      result.diagnostics, least: settings.isVerbose ? .note : .warning, limit: Self.shownOfOneKind)
    if settings.isVerbose {
      for text in result.shortened { console.talk("shortened: \(text.full) → \(text.shown)") }
    }
    console.talk(
      result.isCurrent ? "\(result.folder) is current" : Self.written(result.files, into: result.folder))
    return result.exitCode
  }

  /// Names the files, but only counts the pages of SVG and PNG after the first.
  static func written(_ files: [String], into folder: String) -> String {
    let (pages, others) = (
      files.filter { $0.hasPrefix("poster-") }, files.filter { !$0.hasPrefix("poster-") }
    )
    let more = pages.isEmpty ? "" : " and \(pages.count) of further pages"
    return "wrote \(folder): \(others.joined(separator: " "))\(more)"
  }

  private func check(_ settings: Settings, _ console: Console) throws(RunError) -> ExitCode {
    if settings.suggestsMap {
      console.result(try DayReport.suggestMap(settings.report))
      return .success
    }
    do {
      let result = try DayReport.check(settings.report, now: now)
      console.report(result.diagnostics, least: .note)
      console.result(CheckSummary(result.diagnostics, counts: result.counts).text(settings.diagnostics))
      return result.exitCode
    } catch {
      console.report(error.diagnostics, least: .note)
      console.result(CheckSummary(error.diagnostics, counts: nil).text(settings.diagnostics))
      return error.exitCode
    }
  }

  private func sample(into folder: String, _ options: SampleOptions, _ console: Console) throws(RunError)
    -> ExitCode
  {
    let sample = try SampleDay(options)
    try SampleWriter.write(sample.files, into: folder)
    console.talk("wrote \(folder)/flights.csv and \(folder)/people.csv")
    console.talk(
      "daysheet render \(folder)/flights.csv --people \(folder)/people.csv --as-of \(SampleDay.asOfText)")
    return .success
  }
}
