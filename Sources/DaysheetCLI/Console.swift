import Daysheet
import Glibc
import Synchronization

/// The two streams: results on standard output, talk on standard error.
struct Console {
  /// Whether what is reported is the result of the command too, as of `check`: then it must be printed as well.
  var reportIsResult = false
  private let losses = PrintLosses()
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
    let loss = StandardStreams.write(printer.text(shown), to: STDERR_FILENO)
    if reportIsResult { losses.add(loss) }
  }

  /// A line for people; programs that read JSON and people who want quiet do not get it.
  func talk(_ line: String) {
    if style == .human, !isQuiet { _ = StandardStreams.write(line + "\n", to: STDERR_FILENO) }
  }

  /// An event for programs that collect logs, on a line of its own.
  func log(_ event: JSONText) {
    if logsJSON { _ = StandardStreams.write(event.compact + "\n", to: STDERR_FILENO) }
  }

  /// A line that the next one replaces; only for terminals.
  func status(_ line: String) {
    if style == .human, !isQuiet { _ = StandardStreams.write("\r\u{1B}[K" + line, to: STDERR_FILENO) }
  }

  /// Whether standard error is a terminal that can replace a line.
  let isTerminal = isatty(STDERR_FILENO) == 1

  /// What a command is there for.
  func result(_ text: String) {
    let loss = StandardStreams.write(text, to: STDOUT_FILENO)
    losses.add(loss != 0 ? loss : StandardStreams.flush(STDOUT_FILENO))
  }

  /// What a run comes to: a result that nobody got is a failure, whatever it would have said.
  func completed(_ exitCode: ExitCode) -> ExitCode {
    guard let loss = losses.first else { return exitCode }
    let text = "the result could not be printed: \(String(cString: strerror(loss)))"
    report([Diagnostic(.error, .cannotPrint, text, at: .nowhere)])
    return .cannotCreate
  }
}

/// The first failure to print, shared by copies of a console.
private final class PrintLosses: Sendable {
  private let number = Atomic<Int32>(0)

  var first: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  func add(_ loss: Int32) {
    _ = number.compareExchange(expected: 0, desired: loss, ordering: .relaxed)
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
