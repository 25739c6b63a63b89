/// Walks over JSON text (RFC 8259) and says where each value stands.
///
/// Nested values are stepped over without recursion and at most ``Limits/nesting`` deep.
struct JSONScanner {
  let bytes: [UInt8]
  /// The scan ends here.
  let end: Int
  private(set) var place: TextPlace

  init(_ bytes: [UInt8], from place: TextPlace, to end: Int) {
    self.bytes = bytes
    self.place = place
    self.end = end
  }

  struct SyntaxError: Error {
    var text: String
    var place: TextPlace
  }

  /// The next byte that is not blank; `nil` at the end.
  mutating func peek() -> UInt8? {
    while place.offset < end {
      let byte = bytes[place.offset]
      switch byte {
      case Byte.blank, Byte.tab: place.offset += 1
      case Byte.lineFeed, Byte.carriageReturn: skipLineEnd()
      default: return byte
      }
    }
    return nil
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    place.offset += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ what: String) throws(SyntaxError) {
    guard skip(byte) else { throw error("expected \(what)") }
  }

  /// An error that names what is found here.
  mutating func error(_ text: String) -> SyntaxError {
    guard let byte = peek() else {
      return SyntaxError(text: "\(text), found the end of the text", place: place)
    }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let found = String(decoding: bytes[place.offset..<min(place.offset + length, end)], as: UTF8.self)
    return SyntaxError(
      text: "\(text), found \(byte < 0x20 ? "a control character" : "‘\(found)’")", place: place)
  }

  /// Steps over a value of any kind.
  mutating func value() throws(SyntaxError) -> Cell {
    switch peek() {
    case Byte.openBrace: return try nested(.object)
    case Byte.openBracket: return try nested(.array)
    default: return try scalar()
    }
  }

  /// The bytes lie between the quotes.
  mutating func string() throws(SyntaxError) -> Cell {
    try expect(Byte.quote, "a string")
    let start = TextPlace(offset: place.offset - 1, line: place.line, lineStart: place.lineStart)
    var form = Cell.Form.plain
    while place.offset < end {
      let byte = bytes[place.offset]
      if byte == Byte.quote {
        place.offset += 1
        return Cell(bytes: (start.offset + 1)..<(place.offset - 1), form: form, place: start)
      }
      if byte < 0x20 { throw SyntaxError(text: "a control character in a string", place: place) }
      if byte == Byte.backslash {
        form = .escapes
        guard JSONEscapes.isEscape(bytes, at: place.offset, end: end) else {
          throw SyntaxError(text: "a backslash with no escape", place: place)
        }
        place.offset += 1
      }
      place.offset += 1
    }
    throw SyntaxError(text: "a string that is not closed", place: start)
  }

  private mutating func scalar() throws(SyntaxError) -> Cell {
    guard let byte = peek() else { throw error("expected a value") }
    let start = place
    switch byte {
    case Byte.quote: return try string()
    case UInt8(ascii: "t"): return try word("true", .boolean)
    case UInt8(ascii: "f"): return try word("false", .boolean)
    case UInt8(ascii: "n"): return try word("null", .null)
    case Byte.minus, Byte.zero...Byte.nine:
      try number()
      return Cell(bytes: start.offset..<place.offset, form: .number, place: start)
    default: throw error("expected a value")
    }
  }

  private mutating func word(_ word: String, _ form: Cell.Form) throws(SyntaxError) -> Cell {
    let start = place
    guard bytes[place.offset..<end].starts(with: word.utf8) else { throw error("expected a value") }
    place.offset += word.utf8.count
    return Cell(bytes: start.offset..<place.offset, form: form, place: start)
  }

  private mutating func number() throws(SyntaxError) {
    if bytes[place.offset] == Byte.minus { place.offset += 1 }
    let integer = try digits()
    if integer.count > 1, bytes[integer.lowerBound] == Byte.zero {
      throw SyntaxError(text: "a number with leading zeros", place: place)
    }
    if place.offset < end, bytes[place.offset] == Byte.dot {
      place.offset += 1
      _ = try digits()
    }
    if place.offset < end, bytes[place.offset] | 0x20 == UInt8(ascii: "e") {
      place.offset += 1
      if place.offset < end, bytes[place.offset] == Byte.plus || bytes[place.offset] == Byte.minus {
        place.offset += 1
      }
      _ = try digits()
    }
  }

  private mutating func digits() throws(SyntaxError) -> Range<Int> {
    let start = place.offset
    while place.offset < end, Byte.zero...Byte.nine ~= bytes[place.offset] { place.offset += 1 }
    guard place.offset > start else { throw error("expected a digit") }
    return start..<place.offset
  }

  /// An object or array; a stack of brackets stands for recursion.
  private mutating func nested(_ form: Cell.Form) throws(SyntaxError) -> Cell {
    let start = place
    var open: [UInt8] = []
    repeat {
      if skip(Byte.openBrace) {
        try push(Byte.closeBrace, onto: &open)
        if peek() != Byte.closeBrace {
          try key()
          continue
        }
      } else if skip(Byte.openBracket) {
        try push(Byte.closeBracket, onto: &open)
        if peek() != Byte.closeBracket { continue }
      } else {
        _ = try scalar()
      }
      try closeOrContinue(&open)
    } while !open.isEmpty
    return Cell(bytes: start.offset..<place.offset, form: form, place: start)
  }

  private func push(_ bracket: UInt8, onto open: inout [UInt8]) throws(SyntaxError) {
    guard open.count < Limits.nesting else {
      let bracket = TextPlace(offset: place.offset - 1, line: place.line, lineStart: place.lineStart)
      throw SyntaxError(text: "nested more than \(Limits.nesting) deep", place: bracket)
    }
    open.append(bracket)
  }

  /// After a value: closes what ends here, or steps over the comma to the next value.
  private mutating func closeOrContinue(_ open: inout [UInt8]) throws(SyntaxError) {
    while let bracket = open.last {
      if skip(bracket) {
        open.removeLast()
      } else {
        try expect(Byte.comma, bracket == Byte.closeBrace ? "‘,’ or ‘}’" : "‘,’ or ‘]’")
        if bracket == Byte.closeBrace { try key() }
        return
      }
    }
  }

  private mutating func key() throws(SyntaxError) {
    _ = try string()
    try expect(Byte.colon, "‘:’")
  }

  private mutating func skipLineEnd() {
    if bytes[place.offset] == Byte.carriageReturn, place.offset + 1 < end,
      bytes[place.offset + 1] == Byte.lineFeed
    {
      place.offset += 1
    }
    place.offset += 1
    place.line += 1
    place.lineStart = place.offset
  }
}
