/// Everything that flags, environment and file can set.
package struct Settings: Sendable {
  package var report = ReportOptions()
  /// A built-in theme or a file; see ``ThemeFile``.
  package var themeName = Theme.light.name
  /// Airports of the user's own, as a file.
  package var airportsFile: String?
  package var batch = BatchOptions()
  /// `I/N`, or `auto` for what the scheduler says.
  package var shard: String?
  package var sample = SampleOptions()
  package var rerenders = false
  package var diffFormat = DiffFormat.text
  package var diagnostics = DiagnosticStyle.human
  package var logFormat = DiagnosticStyle.human
  package var color = ColorChoice.auto
  /// `check` proposes a map instead of checking.
  package var suggestsMap = false
  package var isQuiet = false
  package var isVerbose = false
  /// The file of further settings; `nil`: ``ConfigFile/defaultName`` if it is there.
  package var config: String?

  package init() {}
}

/// How problems and progress are printed.
package enum DiagnosticStyle: String, Sendable, CaseIterable {
  case human, json
}

/// What `diff` prints.
package enum DiffFormat: String, Sendable, CaseIterable {
  case text, csv
}

/// Whether standard error has colours.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// What comes first on the command line.
package enum Command: String, Sendable, CaseIterable {
  case render, check, index, verify, diff, sample, info, help

  package var summary: String {
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

  package var usage: String {
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
