/// Reads an array of objects, one object a line (NDJSON), or the lists inside one object, record by record.
///
/// A value: a copy reads on from where it was made.
struct JSONRecordReader {
  enum Layout: Equatable {
    case array, lines
    /// An answer of a web service: one object with one or more lists of records in it.
    case lists([JSONEnvelope.List])
  }

  let bytes: [UInt8]
  let layout: Layout
  /// Whether objects inside a record become members of their own, named by their path: `departure.iata`. Records may
  /// then also be arrays, their members named `0`, `1` …
  var isNested = false
  private var place = TextPlace.start
  private var index = -1
  private var list = 0

  init(_ bytes: [UInt8], layout: Layout) {
    self.bytes = bytes
    self.layout = layout
  }

  struct Record {
    var place: TextPlace
    var bytes: Range<Int>
    /// `[3]` in an array, `data[3]` in a list, empty in NDJSON, where the line says it.
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
    switch layout {
    case .array: return try nextElement(&members, isAlone: true)
    case .lines: return nextLine(&members)
    case .lists(let lists): return try nextOfLists(lists, &members)
    }
  }

  /// - Parameter isAlone: whether the text is this array and nothing else.
  private mutating func nextElement(
    _ members: inout [Member], isAlone: Bool
  ) throws(JSONScanner.SyntaxError) -> Record? {
    index += 1
    var scanner = JSONScanner(bytes, from: place, to: bytes.count)
    if index == 0 {
      try scanner.expect(Byte.openBracket, "‘[’")
    } else if scanner.peek() == nil {
      return nil
    }
    let isEmpty = index == 0 && scanner.peek() == Byte.closeBracket
    if isEmpty || (index > 0 && !scanner.skip(Byte.comma)) {
      try scanner.expect(Byte.closeBracket, "‘,’ or ‘]’")
      guard !isAlone || scanner.peek() == nil else {
        throw scanner.error("expected nothing after the array")
      }
      place = scanner.place
      return nil
    }
    _ = scanner.peek()
    let start = scanner.place
    let content = try content(&scanner, &members)
    place = scanner.place
    return Record(
      place: start, bytes: start.offset..<place.offset, path: "[\(index)]", content: content)
  }

  private mutating func nextOfLists(
    _ lists: [JSONEnvelope.List], _ members: inout [Member]
  ) throws(JSONScanner.SyntaxError) -> Record? {
    while list < lists.count {
      if index < 0 { place = lists[list].place }
      if var record = try nextElement(&members, isAlone: false) {
        record.path = lists[list].name + record.path
        members.append(lists[list].member)
        return record
      }
      list += 1
      index = -1
    }
    return nil
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
      content = try self.content(&scanner, &members)
      if scanner.peek() != nil { throw scanner.error("expected the end of the line") }
    } catch {
      content = .broken(error)
    }
    place = TextPlace(offset: end, line: start.line, lineStart: start.lineStart)
    return Record(place: start, bytes: start.offset..<end, path: "", content: content)
  }

  private func content(
    _ scanner: inout JSONScanner, _ members: inout [Member]
  ) throws(JSONScanner.SyntaxError) -> Content {
    switch scanner.peek() {
    case Byte.openBrace:
      try object(&scanner, prefix: "", depth: 0, &members)
      return .object
    case Byte.openBracket where isNested:
      try elements(&scanner, &members)
      return .object
    default: return .wrongType(try scanner.value())
    }
  }

  private func object(
    _ scanner: inout JSONScanner, prefix: String, depth: Int, _ members: inout [Member]
  ) throws(JSONScanner.SyntaxError) {
    try scanner.expect(Byte.openBrace, "‘{’")
    if scanner.skip(Byte.closeBrace) { return }
    repeat {
      guard members.count < Limits.cells else { throw scanner.error(Self.tooManyKeys) }
      let key = try scanner.string()
      try scanner.expect(Byte.colon, "‘:’")
      let name = prefix + InputTable.name(key, in: bytes)
      if isNested, depth < Limits.flattenedObjects, scanner.peek() == Byte.openBrace {
        try object(&scanner, prefix: name + ".", depth: depth + 1, &members)
      } else {
        members.append(Member(name: name, place: key.place, value: try scanner.value()))
      }
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBrace, "‘,’ or ‘}’")
  }

  private static let tooManyKeys = "expected at most \(Limits.cells) values in a record"

  private func elements(
    _ scanner: inout JSONScanner, _ members: inout [Member]
  ) throws(JSONScanner.SyntaxError) {
    try scanner.expect(Byte.openBracket, "‘[’")
    if scanner.skip(Byte.closeBracket) { return }
    repeat {
      guard members.count < Limits.cells else { throw scanner.error(Self.tooManyKeys) }
      let value = try scanner.value()
      members.append(Member(name: String(members.count), place: value.place, value: value))
    } while scanner.skip(Byte.comma)
    try scanner.expect(Byte.closeBracket, "‘,’ or ‘]’")
  }
}
