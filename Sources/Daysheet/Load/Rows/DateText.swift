import Timelines

/// A date as files write it, which may be readable in two ways.
enum DateText: Hashable {
  /// The year is missing in some birthdays.
  case date(year: Int?, month: Int, day: Int)
  /// `3/4/1980`: day and month in an order that the cell does not tell.
  case slashed(first: Int, second: Int, year: Int)
  /// `0/0/00` and the like: the program that wrote it had no date.
  case none

  /// Whether files of one column write the day or the month first.
  enum Order { case dayFirst, monthFirst }

  /// `1980-03-22` (a time after it is left out), `19800322`, `--03-22`, `--0322`, `22.03.1980`, `22/03/1980` or
  /// `03/22/1980`, `1980/03/22`.
  static func parse(_ text: ByteCursor) throws(CellFault) -> DateText {
    var cursor = text
    guard !isZeros(text) else { return .none }
    if cursor.skip(Byte.minus) { return try yearless(&cursor) }
    if let compact = cursor.digits(8...8), cursor.isAtEnd {
      return try checked(year: compact / 10_000, month: compact / 100 % 100, day: compact % 100)
    }
    cursor = text
    guard let first = cursor.digits(1...4), let separator = cursor.peek,
      separator == Byte.minus || separator == Byte.dot || separator == Byte.slash, cursor.skip(separator),
      let second = cursor.digits(1...2), cursor.skip(separator), let third = cursor.digits(1...4)
    else { throw notADate }
    let firstLength = digitCount(text)
    if firstLength == 4 {
      guard separator != Byte.dot,
        cursor.isAtEnd || cursor.peek == UInt8(ascii: "T") || cursor.peek == Byte.blank
      else { throw notADate }
      return try checked(year: first, month: second, day: third)
    }
    guard cursor.isAtEnd, firstLength <= 2 else { throw notADate }
    guard third >= 1000 else {
      throw CellFault(code: .badDate, text: "has a year of fewer than four digits", hint: form)
    }
    if separator == Byte.dot { return try checked(year: third, month: second, day: first) }
    guard separator == Byte.slash else { throw notADate }
    return try checkedSlashes(first: first, second: second, year: third)
  }

  /// Which order this date proves, if it does.
  var provenOrder: Order? {
    guard case .slashed(let first, let second, _) = self else { return nil }
    if first > 12 { return .dayFirst }
    return second > 12 ? .monthFirst : nil
  }

  /// The date where it has one reading, alone or in the column's `order`; `nil` where it may be two.
  func resolved(_ order: Order?) -> (year: Int?, month: Int, day: Int)? {
    switch self {
    case .none: return nil
    case .date(let year, let month, let day): return (year, month, day)
    case .slashed(let first, let second, let year):
      guard let order = provenOrder ?? (first == second ? .dayFirst : order) else { return nil }
      return order == .dayFirst ? (year, second, first) : (year, first, second)
    }
  }

  static let noSuchDate = CellFault(code: .badDate, text: "is a date that the calendar does not have")

  private static let form = "Write it as 2026-03-12."
  private static let notADate = CellFault(code: .badDate, text: "is not a date", hint: form)

  private static func isZeros(_ text: ByteCursor) -> Bool {
    var hasZero = false
    for byte in text.bytes[text.position..<text.end] {
      switch byte {
      case Byte.zero: hasZero = true
      case Byte.minus, Byte.dot, Byte.slash: break
      default: return false
      }
    }
    return hasZero
  }

  private static func digitCount(_ text: ByteCursor) -> Int {
    text.bytes[text.position..<text.end].prefix { Byte.zero...Byte.nine ~= $0 }.count
  }

  private static func yearless(_ cursor: inout ByteCursor) throws(CellFault) -> DateText {
    guard cursor.skip(Byte.minus) else { throw notADate }
    if let both = cursor.digits(4...4), cursor.isAtEnd {
      return try checked(year: nil, month: both / 100, day: both % 100)
    }
    guard let month = cursor.digits(2...2), cursor.skip(Byte.minus), let day = cursor.digits(2...2),
      cursor.isAtEnd
    else { throw notADate }
    return try checked(year: nil, month: month, day: day)
  }

  private static func checkedSlashes(first: Int, second: Int, year: Int) throws(CellFault) -> DateText {
    // It is a date if either order makes one.
    guard
      CalendarDate(year: year, month: second, day: first) != nil
        || CalendarDate(year: year, month: first, day: second) != nil
    else { throw noSuchDate }
    return .slashed(first: first, second: second, year: year)
  }

  private static func checked(year: Int?, month: Int, day: Int) throws(CellFault) -> DateText {
    // 29 February is a birthday without its year too.
    guard CalendarDate(year: year ?? 2000, month: month, day: day) != nil else { throw noSuchDate }
    return .date(year: year, month: month, day: day)
  }
}
