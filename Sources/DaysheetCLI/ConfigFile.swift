import Daysheet
import Foundation

/// Settings in a JSON file: one object whose members are named like the options of `render`.
///
///     { "airport": "LIS", "people": ["team.csv"], "paper": "a2", "excel": true, "ppi": 200 }
enum ConfigFile {
  static let defaultName = "daysheet.json"

  /// - Throws: exit code 78 for a file that cannot be read, for syntax, unknown keys and wrong types.
  static func read(_ path: String) throws(RunError) -> [Assignment] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .configuration("cannot be read", at: SourceLocation(file: path))
    }
    var assignments: [Assignment] = []
    for setting in try Setting.read(Array(data), file: path) {
      let option = try option(of: setting)
      let values = try texts(of: setting, for: option)
      if !values.isEmpty {
        let paths = option.isPath ? values.map { resolved($0, besides: path) } : values
        assignments.append(Assignment(option: option, values: paths, source: .file(setting.location)))
      }
    }
    return assignments
  }

  private static func option(of setting: Setting) throws(RunError) -> Option {
    let (key, place) = (setting.key, setting.location)
    let options = optionTable.filter { $0.commands.contains(.render) && $0.name != "config" }
    if let option = options.first(where: { $0.name == key }) { return option }
    let hint = Spelling.nearest(to: key, among: options.map(\.name)).map { "Did you mean \"\($0)\"?" }
    throw .configuration("\(key): no option has this name", at: place, hint: hint)
  }

  private static func texts(of setting: Setting, for option: Option) throws(RunError) -> [String] {
    switch (option.argument, setting.value) {
    case (.none, .bool(let isOn)): return [String(isOn)]
    case (.text, .string(let text)), (.list, .string(let text)), (.number, .number(let text)): return [text]
    case (.list, .array(let elements)):
      var texts: [String] = []
      for (index, element) in elements.enumerated() {
        guard case .string(let text) = element else {
          let problem = "\(option.name)[\(index)]: must be a string, not \(element.kind)"
          throw .configuration(problem, at: setting.location)
        }
        texts.append(text)
      }
      // `--format csv,svg` and `"format": ["csv", "svg"]` are the same.
      return option.isPath || texts.isEmpty ? texts : [texts.joined(separator: ",")]
    default:
      let problem = "\(option.name): must be \(option.argument.kind), not \(setting.value.kind)"
      throw .configuration(problem, at: setting.location)
    }
  }

  /// A relative path starts from the folder of the file that names it.
  private static func resolved(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), path != "-", let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}

extension Option.Argument {
  /// What its value is in JSON.
  fileprivate var kind: String {
    switch self {
    case .none: "true or false"
    case .text: "a string"
    case .number: "a number"
    case .list: "a string or an array of strings"
    }
  }
}

extension Setting.Value {
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
