/// Whether and how run.json records an option.
///
/// Every option that changes a byte of a report must change what run.json says, since `--lazy` leaves a report as it is
/// where that is the same; a test renders with each option to see to it.
package enum Recording: Sendable {
  /// Its value, among the options.
  case value(@Sendable (Settings) -> RecordedValue)
  /// The hash of what is in the file or folder that it names, and its value where that is more than a path.
  case content(hash: @Sendable (Settings) -> String?, value: (@Sendable (Settings) -> RecordedValue)? = nil)
  /// As what came of it, in a member of its own: airport, day, zone, as-of, inputs, keys of a batch.
  case resolved
  /// It changes no byte of a report.
  case nowhere

  static func value<Value: Recordable & SendableMetatype>(
    of path: any KeyPath<Settings, Value> & Sendable
  ) -> Recording {
    .value { $0[keyPath: path].recorded }
  }

  var value: (@Sendable (Settings) -> RecordedValue)? {
    switch self {
    case .value(let value): value
    case .content(_, let value): value
    case .resolved, .nowhere: nil
    }
  }

  var hash: (@Sendable (Settings) -> String?)? {
    if case .content(let hash, _) = self { hash } else { nil }
  }
}
