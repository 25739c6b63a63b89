import Daysheet

/// One option: a row of the ``optionTable``.
struct Option {
  /// What the option takes, and its type in a configuration file.
  enum Argument {
    case none
    case text(String)
    case number(String)
    /// Several texts; every occurrence adds.
    case list(String)
  }

  let name: String
  var short: Character?
  let argument: Argument
  let commands: [Command]
  let help: String
  /// Whether the value is a path, which in a configuration file starts from that file's folder.
  var isPath = false
  /// Takes all values that one source gives, never none.
  let assign: (inout Settings, [String]) throws(BadValue) -> Void

  var takesValue: Bool {
    if case .none = argument { false } else { true }
  }

  /// What help calls the value.
  var placeholder: String? {
    switch argument {
    case .none: nil
    case .text(let name), .number(let name), .list(let name): name
    }
  }

  static func flag(
    _ name: String, short: Character? = nil, _ target: WritableKeyPath<Settings, Bool>, _ commands: [Command],
    _ help: String
  ) -> Option {
    Option(name: name, short: short, argument: .none, commands: commands, help: help) {
      settings, values throws(BadValue) in
      for value in values { settings[keyPath: target] = try Values.switched(value) }
    }
  }

  /// The last of several values counts, but each must be right.
  static func value<Value>(
    _ name: String, short: Character? = nil, _ argument: Argument, _ target: WritableKeyPath<Settings, Value>,
    _ read: @escaping (String) throws(BadValue) -> Value, _ commands: [Command], isPath: Bool = false,
    _ help: String
  ) -> Option {
    Option(name: name, short: short, argument: argument, commands: commands, help: help, isPath: isPath) {
      settings, values throws(BadValue) in
      for value in values { settings[keyPath: target] = try read(value) }
    }
  }

  static func files(
    _ name: String, _ target: WritableKeyPath<Settings, [String]>, _ commands: [Command], _ help: String
  ) -> Option {
    Option(name: name, argument: .list("FILE"), commands: commands, help: help, isPath: true) {
      settings, values throws(BadValue) in
      settings[keyPath: target] = try values.map(Values.text)
    }
  }
}

/// A value that an option cannot take.
struct BadValue: Error {
  /// Continues a sentence that begins with the option and the value: `is not …`.
  let reason: String

  static func expected(_ what: String) -> BadValue { BadValue(reason: "is not \(what)") }
}
