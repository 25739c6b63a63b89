internal import PosterUI

/// Bytes in the syntax of PDF: numbers, names, strings (ISO 32000-1, 7.3).
struct PDFSyntax {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ token: String) { write(token) }

  /// Quicker than ``write(_:)-(String)`` for what is always the same.
  mutating func token(_ token: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: token.utf8Start, count: token.utf8CodeUnitCount))
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(_ other: PDFSyntax) { bytes += other.bytes }

  mutating func integer(_ value: Int) { bytes.appendDecimal(value, decimals: 0) }

  /// A number of hundredths, the grid of all lengths.
  mutating func hundredths(_ value: Int) { bytes.appendDecimal(value, decimals: 2) }

  mutating func number(_ value: Double, decimals: Int) {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    bytes.appendDecimal(Int((value * factor).rounded()), decimals: decimals)
  }

  mutating func reference(_ object: PDFReference) {
    integer(object.number)
    token(" 0 R")
  }

  mutating func references(_ objects: some Sequence<PDFReference>) {
    token("[")
    for (place, object) in objects.enumerated() {
      if place > 0 { token(" ") }
      reference(object)
    }
    token("]")
  }

  /// An array of two corners.
  mutating func corners(_ rect: Rect) {
    token("[")
    for (place, value) in [rect.minX, rect.minY, rect.maxX, rect.maxY].enumerated() {
      if place > 0 { token(" ") }
      number(value, decimals: 2)
    }
    token("]")
  }

  /// A text string: a byte for a character where PDF's own encoding has them, else UTF-16 (7.9.2.2).
  mutating func text(_ text: String) { string(Self.encoded(text)) }

  /// Bytes between parentheses.
  mutating func string(_ string: [UInt8]) {
    token("(")
    for byte in string { stringByte(byte) }
    token(")")
  }

  /// A byte within a string.
  mutating func stringByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    // A reader would take a bare carriage return for a line feed.
    case UInt8(ascii: "\r"): token("\\r")
    default: bytes.append(byte)
    }
  }

  /// The bytes of a text string; equal texts have equal ones.
  static func encoded(_ text: String) -> [UInt8] {
    // Where PDF's own encoding is that of Latin-1; what could be taken for a byte order mark is left out.
    let isShort = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x7E, 0xA1...0xAC, 0xAE...0xEE, 0xF0...0xFD: true
      default: false
      }
    }
    if isShort { return text.unicodeScalars.map { UInt8($0.value) } }
    return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
