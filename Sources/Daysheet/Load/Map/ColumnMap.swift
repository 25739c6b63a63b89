/// Which columns of a file of one's own are which of Daysheet's: `flight=FlightNo,scheduled_departure="Dep (local)"`,
/// several joined (`date=Year+Month+DayofMonth`), and where a JSON file has its rows (`rows=result.response.data`).
package struct ColumnMap: Hashable, Sendable {
  package struct Problem: Error {
    /// A sentence without its full stop.
    package var text: String
  }

  /// By the column's preferred spelling, the name in the file's header; of several that are joined, all with `+` between
  /// them.
  package private(set) var names: [String: String] = [:]
  /// The path of the array of rows in a JSON file; `nil`: the one that is found.
  package private(set) var rows: String?
  /// The names that each column is made of, in the order in which they are joined.
  private var parts: [NativeColumn: [String]] = [:]
  /// Which columns a name of the header is part of.
  private var columns: [String: [NativeColumn]] = [:]
  /// The file that it was read from, where it was.
  package private(set) var file: String?

  /// - Parameter argument: pairs `column=name` separated by commas, names with commas in quotes; or the path of a JSON
  ///   file with one object of them: `{"flight": "FlightNo"}`.
  package init(argument: String) throws(Problem) {
    if argument.contains("=") {
      try readPairs(argument)
    } else {
      try readFile(argument)
      file = argument
    }
    guard !names.isEmpty || rows != nil else { throw Problem(text: "no column is mapped") }
  }

  /// The pairs as ``init(argument:)`` takes them, in the order of the columns' names.
  var argument: String {
    func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
    let pairs = parts.map { "\($0.key.name)=\($0.value.map(quoted).joined(separator: "+"))" }.sorted()
    return (pairs + (rows.map { ["\(Self.rowsKey)=\(quoted($0))"] } ?? [])).joined(separator: ",")
  }

  /// - Parameter parts: the names of the file's columns, one or several.
  private mutating func add(_ column: String, _ parts: [String]) throws(Problem) {
    if column == Self.rowsKey {
      guard parts.count == 1, rows == nil else { throw Problem(text: "‘rows’ is one path") }
      rows = parts[0]
      return
    }
    let name = parts.joined(separator: "+")
    guard let known = NativeColumn.dictionary.entry(column)?.column else {
      let all = NativeColumn.allCases.map(\.name)
      let hint = Spelling.nearest(to: column, among: all).map { "; did you mean ‘\($0)’" } ?? ""
      throw Problem(text: "there is no column ‘\(column)’ to map to\(hint)")
    }
    guard parts.allSatisfy({ !$0.isEmpty }), !parts.isEmpty else {
      throw Problem(text: "‘\(column)’ is mapped to nothing")
    }
    guard names.updateValue(name, forKey: known.name) == nil else {
      throw Problem(text: "‘\(known.name)’ is mapped twice")
    }
    self.parts[known] = parts
    for part in parts {
      // Only parts may serve several: a date beside two times.
      let isShared = columns[part]?.contains { parts.count == 1 || self.parts[$0]?.count == 1 } ?? false
      guard !isShared else { throw Problem(text: "‘\(part)’ is mapped to two columns") }
      columns[part, default: []].append(known)
    }
  }

  private static let rowsKey = "rows"

  /// The name of the file's column `header` as Daysheet knows it.
  ///
  /// One that means by its own name what another one is mapped to has no meaning any more, and so has one that is only a
  /// part of others.
  func name(for header: String) -> String {
    if let columns = columns[header] {
      return columns.first { parts[$0]?.count == 1 }?.name ?? ""
    }
    guard let entry = NativeColumn.dictionary.entry(header), names[entry.column.name] != nil else {
      return header
    }
    return ""
  }

  /// The columns that are joined of several, each with the names of its parts.
  var joined: [(column: NativeColumn, parts: [String])] {
    parts.filter { $0.value.count > 1 }.map { ($0.key, $0.value) }.sorted {
      $0.column.rawValue < $1.column.rawValue
    }
  }

  /// The mapped names that `header` does not have.
  func missing(in header: [HeaderCell]) -> [String] {
    columns.keys.filter { name in !header.contains { $0.name == name } }.sorted()
  }

  // MARK: Reading

  private mutating func readPairs(_ text: String) throws(Problem) {
    var rest = text[...]
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else { throw Problem(text: "‘\(rest)’ has no ‘=’ in it") }
      let column = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...]
      var parts = [try Self.name(&rest)]
      while rest.first == "+" {
        rest = rest.dropFirst()
        parts.append(try Self.name(&rest))
      }
      guard rest.isEmpty || rest.first == "," else {
        throw Problem(text: "a comma is missing before ‘\(rest)’")
      }
      rest = rest.dropFirst()
      try add(column, parts)
    }
  }

  /// A name up to the next comma or plus, or in quotes, a quote in it being doubled.
  private static func name(_ rest: inout Substring) throws(Problem) -> String {
    guard rest.first == "\"" else {
      let name = rest.prefix { $0 != "," && $0 != "+" }
      rest = rest[name.endIndex...]
      return String(name)
    }
    var name = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      guard character == "\"" else {
        name.append(character)
        continue
      }
      guard rest.first == "\"" else { return name }
      name.append("\"")
      rest = rest.dropFirst()
    }
    throw Problem(text: "a quote is not closed")
  }

  private mutating func readFile(_ path: String) throws(Problem) {
    let source: InputSource
    do {
      source = try InputSource(index: 0, path: path, raw: try InputReader.bytes(of: path))
    } catch {
      throw Problem(text: "\(path): \(error.diagnostics.first?.text ?? "cannot be read")")
    }
    let pairs: [(column: String, parts: [String])]
    do {
      pairs = try Self.members(of: source.bytes)
    } catch {
      throw Problem(text: "\(path):\(error.place.line): \(error.text)")
    }
    for pair in pairs { try add(pair.column, pair.parts) }
  }

  private static func members(
    of bytes: [UInt8]
  ) throws(JSONScanner.SyntaxError) -> [(column: String, parts: [String])] {
    var scanner = JSONScanner(bytes, from: .start, to: bytes.count)
    var members: [(column: String, parts: [String])] = []
    try scanner.expect(Byte.openBrace, "‘{’")
    guard !scanner.skip(Byte.closeBrace) else { return [] }
    repeat {
      let column = InputTable.name(try scanner.string(), in: bytes)
      try scanner.expect(Byte.colon, "‘:’")
      var parts: [String] = []
      // Several in an array are joined.
      if scanner.skip(Byte.openBracket) {
        repeat {
          parts.append(InputTable.name(try scanner.string(), in: bytes))
        } while scanner.skip(Byte.comma)
        try scanner.expect(Byte.closeBracket, "‘,’ or ‘]’")
      } else {
        parts.append(InputTable.name(try scanner.string(), in: bytes))
      }
      members.append((column, parts))
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBrace, "‘,’ or ‘}’")
    guard scanner.peek() == nil else { throw scanner.error("expected nothing after the object") }
    return members
  }
}
