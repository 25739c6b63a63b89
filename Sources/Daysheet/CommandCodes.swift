/// What the command itself may complain of.
extension Diagnostic.Code {
  /// Wrong arguments (exit 64).
  package static let usage = Self(rawValue: "usage")
  /// A bad setting in the environment or a configuration file (exit 78).
  package static let configuration = Self(rawValue: "configuration")
  /// A result that could not be printed (exit 73).
  package static let cannotPrint = Self(rawValue: "cannot-print")
}
