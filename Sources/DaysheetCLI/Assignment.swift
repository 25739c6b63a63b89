import Daysheet

/// Values for one option from one source.
struct Assignment {
  let option: Option
  var values: [String]
  let source: Source

  enum Source {
    /// As typed: `--paper`, `-o`.
    case flag(String)
    case environment(String)
    /// At this place of the file.
    case file(SourceLocation)
  }

  func apply(to settings: inout Settings) throws(RunError) {
    do {
      // Only paths are more than text; see ``Swift/String/init(path:)``.
      try option.assign(&settings, option.isPath ? values : values.map(\.shownPath))
    } catch {
      throw failure("\(values.map { "\"\($0)\"" }.joined(separator: " ")) \(error.reason)")
    }
  }

  private func failure(_ problem: String) -> RunError {
    switch source {
    case .flag(let name): .usage("\(name): \(problem)")
    case .environment(let name): .configuration("\(name): \(problem)", at: .nowhere)
    case .file(let place): .configuration("\(option.name): \(problem)", at: place)
    }
  }
}

extension RunError {
  static func usage(_ text: String, hint: String? = nil) -> RunError {
    RunError(.usage, [Diagnostic(.error, .usage, text, at: .nowhere, hint: hint)])
  }

  static func configuration(_ text: String, at place: SourceLocation, hint: String? = nil) -> RunError {
    RunError(.configuration, [Diagnostic(.error, .configuration, text, at: place, hint: hint)])
  }
}
