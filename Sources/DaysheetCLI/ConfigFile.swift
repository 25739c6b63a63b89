import Daysheet
import Foundation

/// Settings in a JSON file: one object whose members are named like the options of `render`.
///
///     { "airport": "LIS", "people": ["team.csv"], "paper": "a2", "excel": true, "ppi": 200 }
enum ConfigFile {
  static let defaultName = "daysheet.json"

  /// - Throws: exit code 78 for a file that cannot be read, for syntax, unknown keys and wrong types.
  static func read(_ path: String) throws(RunError) -> [Assignment] {
    let place = SourceLocation(file: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .configuration("cannot be read", at: place)
    }
    let members: [String: Member]
    do {
      members = try JSONDecoder().decode([String: Member].self, from: data)
    } catch {
      throw .configuration("is not a JSON object: \(reason(error))", at: place)
    }
    var assignments: [Assignment] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      let option = try option(key, at: place)
      let values = try texts(of: value, for: option, at: place)
      if !values.isEmpty {
        let paths = option.isPath ? values.map { resolved($0, besides: path) } : values
        assignments.append(Assignment(option: option, values: paths, source: .file(path)))
      }
    }
    return assignments
  }

  private static func option(_ key: String, at place: SourceLocation) throws(RunError) -> Option {
    let options = optionTable.filter { $0.commands.contains(.render) && $0.name != "config" }
    if let option = options.first(where: { $0.name == key }) { return option }
    if NotBuiltYet.options.contains(key) { throw .configuration("\(key): is not built yet", at: place) }
    let hint = Spelling.nearest(to: key, in: options.map(\.name)).map { "Did you mean \"\($0)\"?" }
    throw .configuration("\(key): no option has this name", at: place, hint: hint)
  }

  private static func texts(
    of value: Member, for option: Option, at place: SourceLocation
  ) throws(RunError) -> [String] {
    switch (option.argument, value) {
    case (.none, .bool(let isOn)): return [String(isOn)]
    case (.text, .string(let text)), (.list, .string(let text)): return [text]
    case (.number, .number(let number)): return [Int(exactly: number).map { String($0) } ?? String(number)]
    case (.list, .array(let elements)):
      var texts: [String] = []
      for (index, element) in elements.enumerated() {
        guard case .string(let text) = element else {
          throw .configuration("\(option.name)[\(index)]: must be a string, not \(element.kind)", at: place)
        }
        texts.append(text)
      }
      // `--format csv,svg` and `"format": ["csv", "svg"]` are the same.
      return option.isPath || texts.isEmpty ? texts : [texts.joined(separator: ",")]
    default:
      throw .configuration("\(option.name): must be \(expectation(of: option)), not \(value.kind)", at: place)
    }
  }

  private static func expectation(of option: Option) -> String {
    switch option.argument {
    case .none: "true or false"
    case .text: "a string"
    case .number: "a number"
    case .list: "a string or an array of strings"
    }
  }

  /// A relative path starts from the folder of the file that names it.
  private static func resolved(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), path != "-", let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }

  private static func reason(_ error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else {
      return "it holds something else"
    }
    let underlying = context.underlyingError as NSError?
    return (underlying?.userInfo["NSDebugDescription"] as? String) ?? context.debugDescription
  }

  private enum Member: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Member])
    case object

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Member].self) {
        self = .array(value)
      } else {
        self = .object
      }
    }

    var kind: String {
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
}
