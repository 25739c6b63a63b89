import Daysheet

/// Settings in the environment: `DAYSHEET_PAPER` is `--paper`, `DAYSHEET_AS_OF` is `--as-of`.
enum EnvironmentReader {
  static let prefix = "DAYSHEET_"

  /// The assignments in the table's order, and a warning for each name that is no option.
  static func read(_ environment: [String: String]) -> (assignments: [Assignment], warnings: [Diagnostic]) {
    let options = optionTable.filter { $0.commands.contains(.render) }
    let assignments = options.compactMap { option in
      environment[name(of: option)].map {
        Assignment(option: option, values: [$0], source: .environment(name(of: option)))
      }
    }
    // How many shards there are is for schedulers that do not say it themselves.
    let names = options.map(name(of:)) + ["DAYSHEET_SHARDS"]
    let warnings = environment.keys.filter { $0.hasPrefix(prefix) && !names.contains($0) }.sorted().map {
      name in
      let nearest = Spelling.nearest(to: name.lowercased(), among: names.map { $0.lowercased() })
      return Diagnostic(
        .warning, .configuration, "\(name) in the environment is no option", at: .nowhere,
        hint: nearest.map { "Did you mean \($0.uppercased())?" })
    }
    return (assignments, warnings)
  }

  private static func name(of option: Option) -> String {
    prefix + option.name.uppercased().replacing("-", with: "_")
  }
}
