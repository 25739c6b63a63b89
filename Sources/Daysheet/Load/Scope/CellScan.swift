/// Reads the cells of a row for a ``RowSieve``.
struct CellScan {
  /// `NA` stands for nothing.
  private let acceptsNA: Bool
  /// The sheet's airport as one number.
  private let airport: UInt32

  /// - Parameter airport: three capital letters or digits.
  init(acceptsNA: Bool, airport: String) {
    self.acceptsNA = acceptsNA
    self.airport = airport.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether the cell is as its rule wants it; takes what the row is judged by.
  func check(
    _ text: borrowing Span<UInt8>, _ cell: Range<Int>, _ rule: SieveRule, _ row: inout SievedRow
  ) -> Bool {
    switch rule {
    case .year: row.year = Self.digits(text, cell, 4...4) ?? 0
    case .month: row.month = Self.digits(text, cell, 1...2) ?? 0
    case .day: row.day = Self.digits(text, cell, 1...2) ?? 0
    case .date: return Self.date(text, cell, &row)
    case .airline: return Self.isDesignator(text, cell)
    case .flightNumber:
      guard let number = Self.digits(text, cell, 1...9) else { return false }
      row.flight = number
    case .airport:
      guard let code = Self.code(text, cell) else { return false }
      row.isHere = row.isHere || code == airport
    case .scheduledTime: return Self.isClock(text, cell)
    case .time: return isMissing(text, cell) || Self.isClock(text, cell)
    case .number: return isMissing(text, cell) || Self.number(text, cell) != nil
    case .flightMinutes:
      guard !isMissing(text, cell) else { return true }
      guard let minutes = Self.number(text, cell) else { return false }
      return minutes < 1440
    }
    return true
  }

  private func isMissing(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    if cell.isEmpty { return true }
    return acceptsNA && cell.count == 2 && text[cell.lowerBound] == UInt8(ascii: "N")
      && text[cell.lowerBound + 1] == UInt8(ascii: "A")
  }

  /// `2013-11-27`.
  private static func date(_ text: borrowing Span<UInt8>, _ cell: Range<Int>, _ row: inout SievedRow) -> Bool
  {
    let start = cell.lowerBound
    guard cell.count == 10, text[start + 4] == Byte.minus, text[start + 7] == Byte.minus,
      let year = digits(text, start..<(start + 4), 4...4),
      let month = digits(text, (start + 5)..<(start + 7), 2...2),
      let day = digits(text, (start + 8)..<(start + 10), 2...2)
    else { return false }
    (row.year, row.month, row.day) = (year, month, day)
    return true
  }

  /// Three capital letters as one number.
  private static func code(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> UInt32? {
    guard cell.count == 3 else { return nil }
    var code: UInt32 = 0
    for index in cell {
      guard isLetter(text[index]) else { return nil }
      code = code << 8 | UInt32(text[index])
    }
    return code
  }

  /// The number of `count` digits that is all of the cell.
  private static func digits(_ text: borrowing Span<UInt8>, _ cell: Range<Int>, _ count: ClosedRange<Int>)
    -> Int?
  {
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
  private static func isClock(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    guard let value = digits(text, cell, 1...4) else { return false }
    return value % 100 < 60 && value <= 2400
  }

  /// As ``NumberText/parse(_:)`` takes it.
  private static func number(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Int? {
    guard var start = cell.first else { return nil }
    let isNegative = text[start] == Byte.minus
    if isNegative { start += 1 }
    var end = cell.upperBound
    while end > start, text[end - 1] == Byte.zero { end -= 1 }
    // Zeros are a fraction only behind a dot.
    end = end > start && text[end - 1] == Byte.dot ? end - 1 : cell.upperBound
    return digits(text, start..<end, 1...9).map { isNegative ? -$0 : $0 }
  }

  /// Two letters or digits, not both digits, or three letters: what ``FlightNumber`` takes for a designator.
  private static func isDesignator(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    if cell.count == 3 { return code(text, cell) != nil }
    guard cell.count == 2 else { return false }
    let (first, second) = (text[cell.lowerBound], text[cell.lowerBound + 1])
    return (isLetter(first) && (isLetter(second) || isDigit(second))) || (isDigit(first) && isLetter(second))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- Byte.zero < 10 }
}
