/// Whole numbers as files write them.
enum NumberText {
  /// `12`, `-4`, `+7`, and `1.00` as spreadsheets and BTS files have it; up to nine digits.
  static func parse(_ text: ByteCursor) throws(CellFault) -> Int {
    var cursor = text
    let isNegative = cursor.skip(Byte.minus)
    if !isNegative { _ = cursor.skip(Byte.plus) }
    guard let value = cursor.digits(1...9), hasNoFraction(&cursor) else {
      throw CellFault(code: .badNumber, text: "is not a whole number")
    }
    return isNegative ? -value : value
  }

  /// `1533.0` as `1533`: pandas writes whole numbers so in a column in which one is missing. All else as it is.
  static func withoutFraction(_ text: ByteCursor) -> ByteCursor {
    guard text.end - text.position > 2, text.bytes[text.end - 1] == Byte.zero else { return text }
    var cursor = text
    guard cursor.digits(1...9) != nil, cursor.peek == Byte.dot else { return text }
    let end = cursor.position
    return hasNoFraction(&cursor) ? ByteCursor(text.bytes, text.position..<end) : text
  }

  /// Nothing, or a dot with nothing but zeros, up to the end.
  static func hasNoFraction(_ cursor: inout ByteCursor) -> Bool {
    if cursor.skip(Byte.dot) {
      while cursor.skip(Byte.zero) {}
    }
    return cursor.isAtEnd
  }
}
