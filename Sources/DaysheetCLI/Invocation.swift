import AirportData
import Daysheet
import Foundation
import Timelines

/// What one call of the command asks for.
enum Invocation {
  case render(Settings)
  case batch(Settings)
  case check(Settings)
  case index(folder: String, Settings)
  case diff(old: String, new: String, Settings)
  case verify(folder: String, inputs: [String], Settings)
  case sample(folder: String, Settings)
  case info
  /// The text for standard output.
  case print(String)

  /// - Parameter arguments: without the program's name.
  /// - Returns: the invocation, and warnings about the environment.
  /// - Throws: exit code 64 for arguments, 78 for environment and file.
  static func read(
    _ arguments: [String], environment: [String: String]
  ) throws(RunError) -> (invocation: Invocation, warnings: [Diagnostic]) {
    guard let first = arguments.first else {
      throw .usage("no command given", hint: "\"daysheet help\" lists the commands.")
    }
    switch first {
    case "--version": return (.print("daysheet \(daysheetVersion)\n"), [])
    case "--help", "-h": return (.print(Help.overview), [])
    default: break
    }
    guard let command = Command(rawValue: first) else { throw unknownCommand(first) }
    let reader = try CommandLineReader(arguments.dropFirst(), for: command)
    if reader.wantsHelp { return (.print(Help.text(for: command)), []) }
    switch command {
    case .render, .check:
      var (settings, warnings) = try layered(reader.assignments, environment: environment)
      settings.report.flights = reader.operands
      settings.report.theme = try ThemeFile.theme(settings.themeName)
      try settings.readAirports()
      settings.report.metadataDate = try sourceDateEpoch(environment)
      try require(settings.report, for: command)
      if command == .check { return (.check(settings), warnings) }
      try settings.completeBatch(environment)
      return (settings.batch.each.isEmpty ? .render(settings) : .batch(settings), warnings)
    case .index:
      guard reader.operands.count == 1 else {
        throw .usage("index needs the one folder that shards wrote into", hint: "Usage: \(command.usage)")
      }
      return (.index(folder: reader.operands[0], try applied(reader.assignments)), [])
    case .verify:
      guard let folder = reader.operands.first else {
        throw .usage("verify needs a folder", hint: "Usage: \(command.usage)")
      }
      let inputs = Array(reader.operands.dropFirst())
      return (.verify(folder: folder, inputs: inputs, try applied(reader.assignments)), [])
    case .diff:
      guard reader.operands.count == 2 else {
        throw .usage("diff needs two folders, the old one and the new one", hint: "Usage: \(command.usage)")
      }
      let (old, new) = (reader.operands[0], reader.operands[1])
      return (.diff(old: old, new: new, try applied(reader.assignments)), [])
    case .sample:
      guard reader.operands.count == 1 else {
        throw .usage("sample needs one folder to write into", hint: "Usage: \(command.usage)")
      }
      return (.sample(folder: reader.operands[0], try applied(reader.assignments)), [])
    case .info:
      if let operand = reader.operands.first { throw .usage("info takes no \"\(operand)\"") }
      _ = try applied(reader.assignments)
      return (.info, [])
    case .help:
      guard let topic = reader.operands.first else { return (.print(Help.overview), []) }
      guard let command = Command(rawValue: topic) else { throw unknownCommand(topic) }
      return (.print(Help.text(for: command)), [])
    }
  }

  /// Flags over environment over file over defaults (product.md, `--config`).
  private static func layered(
    _ flags: [Assignment], environment: [String: String]
  ) throws(RunError) -> (Settings, [Diagnostic]) {
    let (variables, warnings) = EnvironmentReader.read(environment)
    let named = try applied(variables + flags).config
    let isThere = FileManager.default.fileExists(atPath: ConfigFile.defaultName)
    let file = try (named ?? (isThere ? ConfigFile.defaultName : nil)).map { path throws(RunError) in
      try ConfigFile.read(path)
    }
    var settings = try applied((file ?? []) + variables + flags)
    settings.report.configuration = named ?? (isThere ? ConfigFile.defaultName : nil)
    return (settings, warnings)
  }

  private static func applied(_ assignments: [Assignment]) throws(RunError) -> Settings {
    var settings = Settings()
    for assignment in assignments { try assignment.apply(to: &settings) }
    return settings
  }

  private static func require(_ options: ReportOptions, for command: Command) throws(RunError) {
    if options.flights.isEmpty {
      throw .usage(
        "\(command.rawValue) needs a flights file, or - for standard input", hint: "Usage: \(command.usage)")
    }
    if (options.flights + options.people).count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input can be read only once", hint: "Name a file instead of one -.")
    }
    if let conflict = options.print.conflict(on: options.paper, formats: options.formats) {
      throw .usage(conflict)
    }
    if command == .render, let conflict = options.resolutionConflict {
      throw .usage(conflict.text, hint: conflict.hint)
    }
    if options.orientation == .landscape, options.paper.height == nil {
      throw .usage("--paper \(options.paper.name) has no orientation")
    }
  }

  /// The date for the PDF's metadata, as reproducible builds give it.
  private static func sourceDateEpoch(_ environment: [String: String]) throws(RunError) -> Instant? {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
    // To the end of the year 9999.
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw .configuration(
        "SOURCE_DATE_EPOCH: \"\(text)\" is not a number of seconds since 1970", at: .nowhere)
    }
    return Instant(seconds: seconds)
  }

  private static func unknownCommand(_ name: String) -> RunError {
    if name.hasPrefix("-"), name != "-" {
      return .usage("\(name) comes before a command", hint: "Usage: \(Command.render.usage)")
    }
    if name == "-" || FileManager.default.fileExists(atPath: name) {
      return .usage("\"\(name)\" is a file, not a command", hint: "Did you mean daysheet render \(name)?")
    }
    let hint =
      Spelling.nearest(to: name, among: Command.allCases.map(\.rawValue)).map {
        "Did you mean daysheet \($0)?"
      }
      ?? "\"daysheet help\" lists the commands."
    return .usage("unknown command \"\(name)\"", hint: hint)
  }
}
