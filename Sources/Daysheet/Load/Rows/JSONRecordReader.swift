/// Reads an array of objects, or one object a line (NDJSON), object by object.
///
/// A value: a copy reads on from where it was made.
struct JSONRecordReader {
  enum Layout { case array, lines }

  let bytes: [UInt8]
  let layout: Layout
  private var place = TextPlace(offset: 0, line: 1, lineStart: 0)
  private var index = -1

  init(_ bytes: [UInt8], layout: Layout) {
    self.bytes = bytes
    self.layout = layout
  }

  /// A key of an object with its value.
  struct Member {
    var key: Cell
    var value: Cell
  }

  struct Record {
    var place: TextPlace
    var bytes: Range<Int>
    /// `[3]` in an array, empty in NDJSON, where the line says it.
    var path: String
    var content: Content
  }

  enum Content {
    case object
    case wrongType(Cell)
    /// NDJSON only: one broken line.
    case broken(JSONScanner.SyntaxError)
  }

  /// The next record, its members put into `members`; `nil` at the end.
  ///
  /// A syntax error in an array leaves nothing to hold on to and is thrown; in NDJSON it spoils its line only.
  mutating func next(into members: inout [Member]) throws(JSONScanner.SyntaxError) -> Record? {
    members.removeAll(keepingCapacity: true)
    index += 1
    return switch layout {
    case .array: try nextElement(&members)
    case .lines: nextLine(&members)
    }
  }

  private mutating func nextElement(_ members: inout [Member]) throws(JSONScanner.SyntaxError) -> Record? {
    var scanner = JSONScanner(bytes, from: place, to: bytes.count)
    if index == 0 {
      try scanner.expect(Byte.openBracket, "‘[’")
    } else if scanner.peek() == nil {
      return nil
    }
    let isEmpty = index == 0 && scanner.peek() == Byte.closeBracket
    if isEmpty || (index > 0 && !scanner.skip(Byte.comma)) {
      try scanner.expect(Byte.closeBracket, "‘,’ or ‘]’")
      guard scanner.peek() == nil else { throw scanner.error("expected nothing after the array") }
      place = scanner.place
      return nil
    }
    _ = scanner.peek()
    let start = scanner.place
    let content = try Self.content(&scanner, &members)
    place = scanner.place
    return Record(
      place: start, bytes: start.offset..<place.offset, path: "[\(index)]", content: content)
  }

  private mutating func nextLine(_ members: inout [Member]) -> Record? {
    var whole = JSONScanner(bytes, from: place, to: bytes.count)
    guard whole.peek() != nil else { return nil }
    let start = whole.place
    var end = start.offset
    while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
    var scanner = JSONScanner(bytes, from: start, to: end)
    var content: Content
    do throws(JSONScanner.SyntaxError) {
      content = try Self.content(&scanner, &members)
      if scanner.peek() != nil { throw scanner.error("expected the end of the line") }
    } catch {
      content = .broken(error)
    }
    place = TextPlace(offset: end, line: start.line, lineStart: start.lineStart)
    return Record(place: start, bytes: start.offset..<end, path: "", content: content)
  }

  private static func content(
    _ scanner: inout JSONScanner, _ members: inout [Member]
  ) throws(JSONScanner.SyntaxError) -> Content {
    guard scanner.peek() == Byte.openBrace else { return .wrongType(try scanner.value()) }
    try scanner.expect(Byte.openBrace, "‘{’")
    if scanner.skip(Byte.closeBrace) { return .object }
    repeat {
      let key = try scanner.string()
      try scanner.expect(Byte.colon, "‘:’")
      members.append(Member(key: key, value: try scanner.value()))
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBrace, "‘,’ or ‘}’")
    return .object
  }
}
