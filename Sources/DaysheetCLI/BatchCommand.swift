import Daysheet
import Foundation
import Timelines

/// Runs a batch and says how it goes.
struct BatchCommand {
  private let settings: Settings
  private let console: Console

  init(_ settings: Settings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  func render(now: Instant) throws(RunError) -> ExitCode {
    var progress = ProgressTalk(console, isVerbose: settings.isVerbose)
    do {
      let result = try Batch.render(settings.report, settings.batch, now: now) { event in
        // Before that there is nothing on disk that would have to be removed, and the signal itself ends the program.
        if case .planned = event { StopSignal.catchAll() }
        progress.tell(event)
      } isStopped: {
        StopSignal.isReceived
      }
      progress.end()
      console.report(result.diagnostics + result.failed.flatMap { $0.entry.diagnostics(on: $0.day) })
      progress.sum(result)
      return result.exitCode
    } catch {
      progress.end()
      if error.exitCode == .stopped {
        console.report(error.diagnostics)
        StopSignal.endAsReceived()
      }
      throw error
    }
  }

  func index(_ folder: String) throws(RunError) -> ExitCode {
    let index = try ShardIndex(folder, keep: settings.batch.keep, allowsEmpty: settings.batch.allowsEmpty)
    console.report(index.diagnostics)
    ProgressTalk.sum(index.published, console)
    return index.exitCode
  }
}
