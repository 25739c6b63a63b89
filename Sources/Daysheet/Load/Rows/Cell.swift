/// A place in a text from which its line and column can be told.
struct TextPlace: Hashable {
  var offset: Int
  /// From 1.
  var line: Int
  /// Offset of the line's first byte.
  var lineStart: Int

  /// Characters are counted here, when a diagnostic needs them, and not while reading.
  func location(in bytes: [UInt8], file: String) -> SourceLocation {
    let column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1
    return SourceLocation(file: file, line: line, column: column)
  }

  /// The place of `offset`, found by counting lines from an earlier place, or from the start of the text.
  init(of offset: Int, in bytes: [UInt8], from place: TextPlace = .start) {
    self.init(offset: offset, line: place.line, lineStart: place.lineStart)
    for index in place.offset..<offset
    where bytes[index] == Byte.lineFeed || bytes[index] == Byte.carriageReturn {
      if bytes[index] == Byte.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Byte.lineFeed {
        continue
      }
      line += 1
      lineStart = index + 1
    }
  }

  static let start = TextPlace(offset: 0, line: 1, lineStart: 0)

  init(offset: Int, line: Int, lineStart: Int) {
    self.offset = offset
    self.line = line
    self.lineStart = lineStart
  }
}

/// One value of a row, as a range of the text: no string is made before one is asked for.
struct Cell {
  enum Form {
    /// The bytes are the value.
    case plain
    /// CSV: `""` stands for one quote.
    case doubledQuotes
    /// JSON string with at least one backslash.
    case escapes
    case number, boolean, null, array, object
  }

  /// Without quotes; for arrays and objects with their brackets.
  var bytes: Range<Int>
  var form: Form
  /// Where the value starts, its quote included.
  var place: TextPlace
}

/// The bytes that the readers look for.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
