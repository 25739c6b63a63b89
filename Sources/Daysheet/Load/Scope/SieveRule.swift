/// What a cell of a bulk file must be like, so that its row may be left out without being loaded.
///
/// Each is stricter than what loading accepts: a row that passes has no error, and its times are what they seem.
enum SieveRule {
  case year, month, day
  /// `2013-11-27`.
  case date
  case airline, flightNumber, origin, destination
  /// `hhmm`.
  case scheduledTime
  /// `hhmm` or nothing.
  case time
  /// Whole minutes and the like, or nothing.
  case number
  /// Scheduled minutes of less than a day, or nothing.
  case flightMinutes
}

/// Reads cells of ASCII.
struct CellScan {
  /// `NA` stands for nothing.
  let acceptsNA: Bool

  func isMissing(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    if cell.isEmpty { return true }
    return acceptsNA && cell.count == 2 && text[cell.lowerBound] == UInt8(ascii: "N")
      && text[cell.lowerBound + 1] == UInt8(ascii: "A")
  }

  /// The number of `count` digits that is all of the cell.
  static func digits(_ text: borrowing Span<UInt8>, _ cell: Range<Int>, _ count: ClosedRange<Int>) -> Int? {
    guard count.contains(cell.count) else { return nil }
    var value = 0
    for index in cell {
      let digit = text[index] &- Byte.zero
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// `hhmm` as ``TimeText/hhmm(_:)`` takes it.
  static func isClock(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    guard let value = digits(text, cell, 1...4) else { return false }
    return value % 100 < 60 && value <= 2400
  }

  /// As ``NumberText/parse(_:)`` takes it.
  static func number(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Int? {
    guard var start = cell.first else { return nil }
    let isNegative = text[start] == Byte.minus
    if isNegative { start += 1 }
    var end = cell.upperBound
    while end > start, text[end - 1] == Byte.zero { end -= 1 }
    // Zeros are a fraction only behind a dot.
    end = end > start && text[end - 1] == Byte.dot ? end - 1 : cell.upperBound
    return digits(text, start..<end, 1...9).map { isNegative ? -$0 : $0 }
  }

  static func areLetters(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    for index in cell where !isLetter(text[index]) { return false }
    return true
  }

  /// Two letters or digits, not both digits, or three letters: what ``FlightNumber`` takes for a designator.
  static func isDesignator(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    if cell.count == 3 { return areLetters(text, cell) }
    guard cell.count == 2 else { return false }
    let (first, second) = (text[cell.lowerBound], text[cell.lowerBound + 1])
    return (isLetter(first) && (isLetter(second) || isDigit(second))) || (isDigit(first) && isLetter(second))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- Byte.zero < 10 }
}
