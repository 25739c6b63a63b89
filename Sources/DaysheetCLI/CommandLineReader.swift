import Daysheet

/// Takes a command's arguments apart: options by the ``optionTable``, everything else as operands.
struct CommandLineReader {
  /// One for each option, in the order of the first occurrence; later values follow earlier ones.
  private(set) var assignments: [Assignment] = []
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false

  private let command: Command
  private var rest: ArraySlice<String>

  /// - Parameter arguments: what follows the command's name.
  init(_ arguments: ArraySlice<String>, for command: Command) throws(RunError) {
    self.command = command
    rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst())
      } else {
        operands.append(argument)
      }
    }
  }

  /// `name`, `name=value`, or `no-name` for a switch.
  private mutating func readLong(_ text: Substring) throws(RunError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    if name == "help" {
      wantsHelp = true
    } else if let option = option(name) {
      try add(option, typed: "--\(name)", attached: value)
    } else if name.hasPrefix("no-"), let option = option(String(name.dropFirst(3))), !option.takesValue,
      value == nil
    {
      append("false", for: option, typed: "--\(name)")
    } else {
      throw unknown(name)
    }
  }

  /// Letters of switches, then perhaps one that takes the rest of the argument or the next one.
  private mutating func readShort(_ text: Substring) throws(RunError) {
    var letters = text
    while let letter = letters.popFirst() {
      if letter == "h" {
        wantsHelp = true
      } else if let option = optionTable.first(where: { $0.short == letter && $0.commands.contains(command) })
      {
        let attached = option.takesValue && !letters.isEmpty ? String(letters) : nil
        try add(option, typed: "-\(letter)", attached: attached)
        if attached != nil { return }
      } else {
        throw .usage(
          "unknown option -\(letter)", hint: "\"daysheet help \(command.rawValue)\" lists the options.")
      }
    }
  }

  private mutating func add(_ option: Option, typed: String, attached: String?) throws(RunError) {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw .usage("\(typed) takes no value") }
      append("true", for: option, typed: typed)
      return
    }
    if let attached {
      append(attached, for: option, typed: typed)
    } else if let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      append(next, for: option, typed: typed)
    } else {
      throw .usage("\(typed) needs a value, \(placeholder)")
    }
  }

  private mutating func append(_ value: String, for option: Option, typed: String) {
    if let index = assignments.firstIndex(where: { $0.option.name == option.name }) {
      assignments[index].values.append(value)
    } else {
      assignments.append(Assignment(option: option, values: [value], source: .flag(typed)))
    }
  }

  private func option(_ name: String) -> Option? {
    optionTable.first { $0.name == name && $0.commands.contains(command) }
  }

  private func unknown(_ name: String) -> RunError {
    if let other = optionTable.first(where: { $0.name == name }) {
      let commands = other.commands.map(\.rawValue).joined(separator: " and ")
      return .usage("--\(name) is an option of \(commands), not of \(command.rawValue)")
    }
    let names = optionTable.filter { $0.commands.contains(command) }.map(\.name)
    let hint =
      Spelling.nearest(to: name, among: names).map { "Did you mean --\($0)?" }
      ?? "\"daysheet help \(command.rawValue)\" lists the options."
    return .usage("unknown option --\(name)", hint: hint)
  }
}
