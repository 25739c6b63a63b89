/// The backslash escapes of JSON strings.
enum JSONEscapes {
  /// Whether a well-formed escape begins at `position`.
  static func isEscape(_ bytes: [UInt8], at position: Int, end: Int) -> Bool {
    guard position + 1 < end else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"): return codeUnit(bytes, at: position, end: end) != nil
    case let byte: return simple(byte) != nil
    }
  }

  /// The string's bytes in UTF-8; `nil` where half of a surrogate pair stands alone.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      guard bytes[position] == Byte.backslash else {
        text.append(bytes[position])
        position += 1
        continue
      }
      if let byte = simple(bytes[position + 1]) {
        text.append(byte)
        position += 2
        continue
      }
      guard let (scalar, length) = scalar(bytes, at: position, end: range.upperBound) else { return nil }
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      position += length
    }
    return text
  }

  private static func simple(_ byte: UInt8) -> UInt8? {
    switch byte {
    case Byte.quote, Byte.backslash, Byte.slash: byte
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): Byte.lineFeed
    case UInt8(ascii: "r"): Byte.carriageReturn
    case UInt8(ascii: "t"): Byte.tab
    default: nil
    }
  }

  /// `\uXXXX`, or two of them for a character beyond the basic plane.
  private static func scalar(_ bytes: [UInt8], at position: Int, end: Int) -> (Unicode.Scalar, length: Int)? {
    guard let first = codeUnit(bytes, at: position, end: end) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, let second = codeUnit(bytes, at: position + 6, end: end),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  private static func codeUnit(_ bytes: [UInt8], at position: Int, end: Int) -> UInt16? {
    guard position + 6 <= end, bytes[position] == Byte.backslash, bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(position + 2)..<(position + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
