import Daysheet

/// Says what is different between two reports of a day.
struct DiffCommand {
  private let settings: Settings
  private let console: Console

  init(_ settings: Settings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  func diff(_ old: String, _ new: String) throws(RunError) -> ExitCode {
    let changes = try Comparison(old: old, new: new).changes
    switch settings.diffFormat {
    case .text: console.result(changes.text)
    case .csv:
      console.result(
        String(decoding: changes.csv(settings.report.excel ? .excel : .plain).bytes, as: UTF8.self))
    }
    return .success
  }
}
