import Daysheet
import Foundation
import Glibc

/// The two streams: results on standard output, talk on standard error.
struct Console {
  let style: DiagnosticStyle
  let isColored: Bool
  let isQuiet: Bool
  /// Whether programs read what is said, rather than people.
  let logsJSON: Bool

  init(_ settings: Settings, environment: [String: String]) {
    logsJSON = settings.logFormat == .json
    style = logsJSON ? .json : settings.diagnostics
    isQuiet = settings.isQuiet
    isColored =
      switch settings.color {
      case .always: true
      case .never: false
      case .auto:
        isatty(STDERR_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
          && environment["TERM"] != "dumb"
      }
  }

  /// - Parameters:
  ///   - least: what is shown, unless only errors are wanted.
  ///   - limit: how many of one kind are shown in full.
  func report(_ diagnostics: [Diagnostic], least: Diagnostic.Severity = .warning, limit: Int? = nil) {
    let printer = DiagnosticPrinter(style: style, isColored: isColored, least: .note, limit: limit)
    let least = isQuiet ? .error : least
    let shown = diagnostics.filter { $0.severity >= least || $0.code.isAlwaysSaid(isQuiet: isQuiet) }
    Self.write(printer.text(shown), to: .standardError)
  }

  /// A line for people; programs that read JSON and people who want quiet do not get it.
  func talk(_ line: String) {
    if style == .human, !isQuiet { Self.write(line + "\n", to: .standardError) }
  }

  /// An event for programs that collect logs, on a line of its own.
  func log(_ event: JSONText) {
    if logsJSON { Self.write(event.compact + "\n", to: .standardError) }
  }

  /// A line that the next one replaces; only for terminals.
  func status(_ line: String) {
    if style == .human, !isQuiet { Self.write("\r\u{1B}[K" + line, to: .standardError) }
  }

  /// Whether standard error is a terminal that can replace a line.
  let isTerminal = isatty(STDERR_FILENO) == 1

  /// A reader that has gone away is no fault.
  func result(_ text: String) {
    Self.write(text, to: .standardOutput)
  }

  private static func write(_ text: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data(text.utf8))
  }
}

extension Diagnostic.Code {
  /// What nobody may miss: a sheet without a flight is mostly made from the wrong file, also where a job runs quietly; and
  /// a sheet of another day than today's puzzles whoever made it without `--as-of`.
  fileprivate func isAlwaysSaid(isQuiet: Bool) -> Bool {
    switch self {
    case .noFlightsAtAirport, .noFlightsOnDay: true
    case .asOfOutsideDay: !isQuiet
    default: false
    }
  }
}
