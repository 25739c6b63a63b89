/// One member of a JSON object of settings, with its place in the file.
package struct Setting: Hashable, Sendable {
  package var key: String
  package var value: Value
  package var location: SourceLocation

  package indirect enum Value: Hashable, Sendable {
    case string(String)
    /// As written.
    case number(String)
    case bool(Bool)
    case null
    case array([Value])
    case object([Setting])
  }

  /// Reads a file that is one JSON object.
  ///
  /// - Throws: exit code 78 where it is none, and where a key stands twice.
  package static func read(_ bytes: [UInt8], file: String) throws(RunError) -> [Setting] {
    var reader = SettingReader(bytes: bytes, file: file)
    do {
      return try reader.document()
    } catch {
      let location = error.place.location(in: bytes, file: file)
      throw RunError(.configuration, [Diagnostic(.error, .jsonSyntax, error.text, at: location)])
    }
  }
}

private struct SettingReader {
  private let bytes: [UInt8]
  private let file: String
  private var scanner: JSONScanner

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var start = TextPlace.start
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (start.offset, start.lineStart) = (3, 3) }
    scanner = JSONScanner(bytes, from: start, to: bytes.count)
  }

  mutating func document() throws(JSONScanner.SyntaxError) -> [Setting] {
    let settings = try members(depth: 0)
    if scanner.peek() != nil { throw scanner.error("expected the end of the text") }
    return settings
  }

  private mutating func members(depth: Int) throws(JSONScanner.SyntaxError) -> [Setting] {
    guard depth < Limits.nesting else {
      throw scanner.error("expected fewer objects in each other")
    }
    var settings: [Setting] = []
    try scanner.expect(Byte.openBrace, "‘{’")
    if scanner.skip(Byte.closeBrace) { return [] }
    repeat {
      let key = try scanner.string()
      let name = text(key)
      if settings.contains(where: { $0.key == name }) {
        throw JSONScanner.SyntaxError(text: "\(name) stands here twice", place: key.place)
      }
      try scanner.expect(Byte.colon, "‘:’")
      let value = try value(depth: depth)
      settings.append(Setting(key: name, value: value, location: key.place.location(in: bytes, file: file)))
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBrace, "‘,’ or ‘}’")
    return settings
  }

  private mutating func value(depth: Int) throws(JSONScanner.SyntaxError) -> Setting.Value {
    if scanner.peek() == Byte.openBrace { return .object(try members(depth: depth + 1)) }
    guard scanner.skip(Byte.openBracket) else { return value(of: try scanner.value()) }
    var elements: [Setting.Value] = []
    if scanner.skip(Byte.closeBracket) { return .array([]) }
    // Settings have no lists of lists, so that an inner one is only stepped over.
    repeat { elements.append(value(of: try scanner.value())) } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBracket, "‘,’ or ‘]’")
    return .array(elements)
  }

  private func value(of cell: Cell) -> Setting.Value {
    switch cell.form {
    case .plain, .escapes, .doubledQuotes, .joined: .string(text(cell))
    case .number: .number(String(decoding: bytes[cell.bytes], as: UTF8.self))
    case .boolean: .bool(bytes[cell.bytes.lowerBound] == UInt8(ascii: "t"))
    case .null: .null
    case .array: .array([])
    case .object: .object([])
    }
  }

  private func text(_ cell: Cell) -> String {
    let decoded = cell.form == .escapes ? JSONEscapes.decode(bytes, cell.bytes) : nil
    return String(decoding: decoded ?? Array(bytes[cell.bytes]), as: UTF8.self)
  }
}
