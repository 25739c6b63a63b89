import Daysheet

/// Everything that flags, environment and file can set.
struct Settings {
  var report = ReportOptions()
  /// A built-in theme or a file; see ``ThemeFile``.
  var themeName = Theme.light.name
  var airportsFile: String?
  var batch = BatchOptions()
  /// `I/N`, or `auto` for what the scheduler says.
  var shard: String?
  var sample = SampleOptions()
  var rerenders = false
  var diffFormat = DiffFormat.text
  var diagnostics = DiagnosticStyle.human
  var logFormat = DiagnosticStyle.human
  var color = ColorChoice.auto
  /// `check` proposes a map instead of checking.
  var suggestsMap = false
  var isQuiet = false
  var isVerbose = false
  /// The file of further settings; `nil`: ``ConfigFile/defaultName`` if it is there.
  var config: String?
}

enum DiagnosticStyle: String, CaseIterable {
  case human, json
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// What comes first on the command line.
enum Command: String, CaseIterable {
  case render, check, index, verify, diff, sample, info, help

  var summary: String {
    switch self {
    case .render: "load, compute, write one report, or one per key with --each"
    case .check: "load and validate only: every diagnostic, nothing written"
    case .index: "publish the days that shards have made"
    case .verify: "check that reports are on disk as they were written"
    case .diff: "what changed between two reports of a day"
    case .sample: "write an invented day, the same for the same seed"
    case .info: "versions, fonts found, feeds known"
    case .help: "this text, or a command's"
    }
  }

  var usage: String {
    switch self {
    case .render, .check: "daysheet \(rawValue) FLIGHTS... [options]"
    case .index: "daysheet index DIR [options]"
    case .verify: "daysheet verify DIR [INPUTS...] [options]"
    case .diff: "daysheet diff OLD NEW [options]"
    case .sample: "daysheet sample DIR [options]"
    case .info: "daysheet info"
    case .help: "daysheet help [COMMAND]"
    }
  }
}
