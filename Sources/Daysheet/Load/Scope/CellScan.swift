import AirportData

/// Reads the cells of a row for a ``RowSieve``.
struct CellScan {
  /// `NA` stands for nothing.
  private let acceptsNA: Bool
  /// The sheet's airport as the first bytes of a cell.
  private let airport: UInt64

  /// - Parameter airport: three capital letters or digits.
  init(acceptsNA: Bool, airport: String) {
    self.acceptsNA = acceptsNA
    self.airport = airport.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether the cell is as its rule wants it; takes what the row is judged by.
  @inline(__always)
  func check(
    _ text: borrowing Span<UInt8>, _ range: Range<Int>, _ rule: SieveRule, _ row: inout SievedRow
  ) -> Bool {
    let cell = ShortCell(bytes: EightBytes(text, at: range.lowerBound), count: range.count)
    switch rule {
    case .year: row.year = cell.number(4...4) ?? 0
    case .month: row.month = cell.number(1...2) ?? 0
    case .day: row.day = cell.number(1...2) ?? 0
    case .date: return Self.date(text, range, &row)
    case .airline: return cell.isDesignator
    case .flightNumber:
      guard let number = cell.number(1...8) else { return false }
      row.flight = number
    case .otherNumber:
      guard let number = cell.number(1...8) else { return isMissing(cell) }
      row.otherNumber = number
    case .airport:
      guard let code = cell.code else { return false }
      row.isHere = row.isHere || code == airport
      let number = AirportCodes.number(
        UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code >> 16))
      row.airports = (row.airports.1, number)
    case .scheduledTime: return cell.isClock
    case .time: return cell.isClock || isMissing(cell)
    case .number: return cell.wholeNumber != nil || isMissing(cell)
    case .flightMinutes:
      guard let minutes = cell.wholeNumber else { return isMissing(cell) }
      return minutes < 1440
    }
    return true
  }

  @inline(__always)
  private func isMissing(_ cell: ShortCell) -> Bool { cell.count == 0 || acceptsNA && cell.isNA }

  /// `2013-11-27`.
  private static func date(
    _ text: borrowing Span<UInt8>, _ range: Range<Int>, _ row: inout SievedRow
  ) -> Bool {
    let start = range.lowerBound
    guard range.count == 10, text[start + 4] == Byte.minus, text[start + 7] == Byte.minus,
      let year = EightBytes(text, at: start).number(count: 4),
      let month = EightBytes(text, at: start + 5).number(count: 2),
      let day = EightBytes(text, at: start + 8).number(count: 2)
    else { return false }
    (row.year, row.month, row.day) = (year, month, day)
    return true
  }
}

/// A cell by its first bytes; nothing is said of longer ones.
private struct ShortCell {
  let bytes: EightBytes
  let count: Int

  var isNA: Bool { count == 2 && bytes.word & 0xFFFF == 0x414E }

  /// The number of as many digits that is all of the cell.
  @inline(__always)
  func digits(_ allowed: ClosedRange<Int>) -> Int? {
    allowed.contains(count) ? bytes.number(count: count) : nil
  }

  /// The number that is all of the cell but for a fraction of zeros.
  @inline(__always)
  func number(_ allowed: ClosedRange<Int>) -> Int? { digits(allowed) ?? numberWithoutFraction(allowed) }

  /// `hhmm` as ``TimeText/hhmm(_:)`` takes it.
  @inline(__always)
  var isClock: Bool {
    guard let value = number(1...4) else { return false }
    return value % 100 < 60 && value <= 2400
  }

  /// As ``NumberText/parse(_:)`` takes it.
  @inline(__always)
  var wholeNumber: Int? {
    let isNegative = bytes.word & 0xFF == UInt64(Byte.minus)
    let unsigned = isNegative ? ShortCell(bytes: bytes.dropFirst(1), count: count - 1) : self
    guard let value = unsigned.number(1...8) else { return nil }
    return isNegative ? -value : value
  }

  /// What stands before a dot and zeros, a number of as many digits. Rare, so that it must not be in the way of the rest.
  @inline(never)
  private func numberWithoutFraction(_ allowed: ClosedRange<Int>) -> Int? {
    let length = bytes.count(before: Byte.dot)
    let fraction = ShortCell(bytes: bytes.dropFirst(length + 1), count: count - length - 1)
    guard count <= 8, fraction.digits(1...8) == 0 else { return nil }
    return ShortCell(bytes: bytes, count: length).digits(allowed)
  }

  /// Three capital letters as one number.
  @inline(__always)
  var code: UInt64? {
    let code = bytes.word & 0xFF_FFFF
    guard count == 3, Self.isLetter(code), Self.isLetter(code >> 8), Self.isLetter(code >> 16) else {
      return nil
    }
    return code
  }

  /// Two letters or digits, not both digits, or three letters: what ``FlightNumber`` takes for a designator.
  var isDesignator: Bool {
    guard count == 2 else { return code != nil }
    let (first, second) = (bytes.word, bytes.word >> 8)
    return Self.isLetter(first) && (Self.isLetter(second) || Self.isDigit(second))
      || Self.isDigit(first) && Self.isLetter(second)
  }

  /// Of the lowest byte.
  private static func isLetter(_ word: UInt64) -> Bool {
    UInt8(truncatingIfNeeded: word) &- UInt8(ascii: "A") < 26
  }
  private static func isDigit(_ word: UInt64) -> Bool { UInt8(truncatingIfNeeded: word) &- Byte.zero < 10 }
}
