/// One option: a row of the ``optionTable``.
package struct Option: Sendable {
  /// What the option takes, and its type in a configuration file.
  package enum Argument: Sendable {
    case none
    case text(String)
    case number(String)
    /// Several texts; every occurrence adds.
    case list(String)
  }

  package let name: String
  package var short: Character?
  package let argument: Argument
  package let commands: [Command]
  package let help: String
  /// Whether the value is a path, which in a configuration file starts from that file's folder.
  package var isPath = false
  /// Takes all values that one source gives, never none.
  package let assign: @Sendable (inout Settings, [String]) throws(BadValue) -> Void
  let recording: Recording

  /// What run.json calls it.
  package var recordedName: String { name.replacing("-", with: "_") }

  /// Whether run.json has its value, so that a report can be made again with it.
  package var isRecorded: Bool { recording.value != nil }

  package var takesValue: Bool {
    if case .none = argument { false } else { true }
  }

  /// What help calls the value.
  package var placeholder: String? {
    switch argument {
    case .none: nil
    case .text(let name), .number(let name), .list(let name): name
    }
  }

  static func flag(
    _ name: String, short: Character? = nil, _ target: any WritableKeyPath<Settings, Bool> & Sendable,
    _ commands: [Command], _ recording: Recording, _ help: String
  ) -> Option {
    Option(
      name: name, short: short, argument: .none, commands: commands, help: help,
      assign: { settings, values throws(BadValue) in
        for value in values { settings[keyPath: target] = try Values.switched(value) }
      }, recording: recording)
  }

  /// The last of several values counts, but each must be right.
  static func value<Value: SendableMetatype>(
    _ name: String, short: Character? = nil, _ argument: Argument,
    _ target: any WritableKeyPath<Settings, Value> & Sendable,
    _ read: @escaping @Sendable (String) throws(BadValue) -> Value, _ commands: [Command],
    isPath: Bool = false, _ recording: Recording, _ help: String
  ) -> Option {
    Option(
      name: name, short: short, argument: argument, commands: commands, help: help, isPath: isPath,
      assign: { settings, values throws(BadValue) in
        for value in values { settings[keyPath: target] = try read(value) }
      }, recording: recording)
  }

  /// An option whose value run.json has as it was given.
  static func value<Value: Recordable & SendableMetatype>(
    recorded name: String, short: Character? = nil, _ argument: Argument,
    _ target: any WritableKeyPath<Settings, Value> & Sendable,
    _ read: @escaping @Sendable (String) throws(BadValue) -> Value, _ commands: [Command], _ help: String
  ) -> Option {
    value(name, short: short, argument, target, read, commands, .value(of: target), help)
  }

  static func files(
    _ name: String, _ target: any WritableKeyPath<Settings, [String]> & Sendable, _ commands: [Command],
    _ recording: Recording, _ help: String
  ) -> Option {
    Option(
      name: name, argument: .list("FILE"), commands: commands, help: help, isPath: true,
      assign: { settings, values throws(BadValue) in
        settings[keyPath: target] = try values.map(Values.text)
      }, recording: recording)
  }
}

/// A value that an option cannot take.
package struct BadValue: Error {
  /// Continues a sentence that begins with the option and the value: `is not …`.
  package let reason: String

  static func expected(_ what: String) -> BadValue { BadValue(reason: "is not \(what)") }
}
