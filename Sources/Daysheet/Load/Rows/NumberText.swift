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

  private static func hasNoFraction(_ cursor: inout ByteCursor) -> Bool {
    if cursor.skip(Byte.dot) {
      while cursor.skip(Byte.zero) {}
    }
    return cursor.isAtEnd
  }
}
