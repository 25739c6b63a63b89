/// One thing that is wrong or worth knowing, as a value: where, how bad, what, and what may help.
///
/// Diagnostics are collected, never printed, by the stages; the command prints them as
/// `file:line:column: severity[code]: text` (product.md, "Exit status").
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth knowing; shown by `check` only.
    case note
    /// The row is used.
    case warning
    /// The row, or the file, cannot be used.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A stable name such as `bad-time`, for scripts and for the documentation.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  package var severity: Severity
  package var code: Code
  package var text: String
  package var location: SourceLocation
  /// A complete sentence that helps, where one can be said.
  package var hint: String?

  package init(
    _ severity: Severity, _ code: Code, _ text: String, at location: SourceLocation, hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.text = text
    self.location = location
    self.hint = hint
  }
}

/// A place in an input.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path as the user wrote it, `-` for standard input.
  package var file: String
  /// From 1; 0 where the whole file is meant.
  package var line: Int
  /// Characters from 1; 0 where the whole line is meant.
  package var column: Int

  package init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A failure that ends the run: nothing was written.
package struct RunError: Error, Sendable {
  package var exitCode: ExitCode
  /// Never empty; the first says why.
  package var diagnostics: [Diagnostic]

  package init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    self.exitCode = exitCode
    self.diagnostics = diagnostics
  }
}

/// The command's exit statuses (product.md, "Exit status").
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let success = ExitCode(rawValue: 0)
  package static let rowsLeftOut = ExitCode(rawValue: 1)
  package static let warnings = ExitCode(rawValue: 3)
  package static let usage = ExitCode(rawValue: 64)
  package static let data = ExitCode(rawValue: 65)
  package static let noInput = ExitCode(rawValue: 66)
  package static let unavailable = ExitCode(rawValue: 69)
  package static let software = ExitCode(rawValue: 70)
  package static let cannotCreate = ExitCode(rawValue: 73)
  package static let busy = ExitCode(rawValue: 75)
  package static let configuration = ExitCode(rawValue: 78)
}
