/// Which columns of a file of one's own are which of Daysheet's: `flight=FlightNo,scheduled_departure="Dep (local)"`.
package struct ColumnMap: Hashable, Sendable {
  package struct Problem: Error {
    /// A sentence without its full stop.
    package var text: String
  }

  /// By the column's preferred spelling, the name in the file's header.
  package private(set) var names: [String: String] = [:]

  /// - Parameter argument: pairs `column=name` separated by commas, names with commas in quotes; or the path of a JSON
  ///   file with one object of them: `{"flight": "FlightNo"}`.
  package init(argument: String) throws(Problem) {
    if argument.contains("=") {
      try readPairs(argument)
    } else {
      try readFile(argument)
    }
    guard !names.isEmpty else { throw Problem(text: "no column is mapped") }
  }

  private mutating func add(_ column: String, _ name: String) throws(Problem) {
    guard let known = NativeColumn.dictionary.entry(column)?.column else {
      let all = NativeColumn.allCases.map(\.name)
      let hint = Spelling.nearest(to: column, among: all).map { "; did you mean ‘\($0)’" } ?? ""
      throw Problem(text: "there is no column ‘\(column)’ to map to\(hint)")
    }
    guard !name.isEmpty else { throw Problem(text: "‘\(column)’ is mapped to nothing") }
    guard names.updateValue(name, forKey: known.name) == nil else {
      throw Problem(text: "‘\(known.name)’ is mapped twice")
    }
    guard names.values.count(where: { $0 == name }) == 1 else {
      throw Problem(text: "‘\(name)’ is mapped to two columns")
    }
  }

  /// The name of the file's column `header` as Daysheet knows it.
  ///
  /// One that means by its own name what another one is mapped to has no meaning any more.
  func name(for header: String) -> String {
    if let mapped = names.first(where: { $0.value == header }) { return mapped.key }
    guard let entry = NativeColumn.dictionary.entry(header), names[entry.column.name] != nil else {
      return header
    }
    return ""
  }

  /// The mapped names that `header` does not have.
  func missing(in header: [HeaderCell]) -> [String] {
    names.values.filter { name in !header.contains { $0.name == name } }.sorted()
  }

  // MARK: Reading

  private mutating func readPairs(_ text: String) throws(Problem) {
    var rest = text[...]
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else { throw Problem(text: "‘\(rest)’ has no ‘=’ in it") }
      let column = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...]
      let name = try Self.name(&rest)
      guard rest.isEmpty || rest.first == "," else {
        throw Problem(text: "a comma is missing before ‘\(rest)’")
      }
      rest = rest.dropFirst()
      try add(column, name)
    }
  }

  /// A name up to the next comma, or in quotes, a quote in it being doubled.
  private static func name(_ rest: inout Substring) throws(Problem) -> String {
    guard rest.first == "\"" else {
      let name = rest.prefix { $0 != "," }
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
    let pairs: [(column: String, name: String)]
    do {
      pairs = try Self.members(of: source.bytes)
    } catch {
      throw Problem(text: "\(path):\(error.place.line): \(error.text)")
    }
    for pair in pairs { try add(pair.column, pair.name) }
  }

  private static func members(
    of bytes: [UInt8]
  ) throws(JSONScanner.SyntaxError) -> [(column: String, name: String)] {
    var scanner = JSONScanner(bytes, from: .start, to: bytes.count)
    var members: [(column: String, name: String)] = []
    try scanner.expect(Byte.openBrace, "‘{’")
    guard !scanner.skip(Byte.closeBrace) else { return [] }
    repeat {
      let column = InputTable.name(try scanner.string(), in: bytes)
      try scanner.expect(Byte.colon, "‘:’")
      members.append((column, InputTable.name(try scanner.string(), in: bytes)))
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBrace, "‘,’ or ‘}’")
    guard scanner.peek() == nil else { throw scanner.error("expected nothing after the object") }
    return members
  }
}
