import Daysheet

/// Help texts, made from the ``optionTable``.
enum Help {
  static var overview: String {
    let commands = Command.allCases.map { (label: $0.usage, text: $0.summary) }
    return """
      Turns a day's flights and people into CSV summaries and a timeline poster (SVG, PNG, PDF).

      \(columns(commands))

      "daysheet help COMMAND" lists a command's options.
      daysheet render flights.csv --people people.csv --airport LIS --as-of 14:30 -o report

      """
  }

  static func text(for command: Command) -> String {
    let options = optionTable.filter { $0.commands.contains(command) }
    let rows = options.map { (label: label($0), text: $0.help) }
    var text = "Usage: \(command.usage)\n\n\(sentence(command.summary))\n"
    if !rows.isEmpty { text += "\n\(columns(rows))\n" }
    if options.contains(where: { !$0.takesValue && $0.commands.contains(command) }) {
      text += "\n--no-NAME turns a switch off, such as one that the environment or the file turned on.\n"
    }
    return text + notes(for: command)
  }

  private static func notes(for command: Command) -> String {
    switch command {
    case .render, .check:
      """

      FLIGHTS are CSV, a JSON array or NDJSON; - is standard input, several files are one day.
      Each option may stand in the environment (DAYSHEET_AS_OF) or in the file of --config; flags win.

      Exit status: 0 all good, 1 rows were left out, 3 warnings with --fail-on-warnings, 64 usage,
      65 data, 66 input missing, 69 font or zone data missing, 70 fault, 73 cannot write, 75 busy,
      78 configuration.

      """
    case .sample:
      """

      Writes flights.csv and people.csv into DIR.

      """
    case .index:
      """

      DIR is the --out of the shards. A day of which a shard is missing stays as it was, and is named.

      """
    case .verify:
      """

      DIR is a report, a day of a batch or a folder of days. --rerender needs the INPUTS that the reports were made
      from; without any, files of their names in the current folder.

      """
    case .diff:
      """

      OLD and NEW are folders of reports with CSV files. Flights that are new, gone, retimed, cancelled, reinstated
      or at another gate, and people who are new, gone or on another flight.

      """
    case .info, .help: ""
    }
  }

  private static func label(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.name + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func columns(_ rows: [(label: String, text: String)]) -> String {
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { "  " + $0.label + String(repeating: " ", count: width - $0.label.count + 2) + $0.text }
      .joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
