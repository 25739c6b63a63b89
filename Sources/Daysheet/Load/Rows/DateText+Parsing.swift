import Timelines

extension DateText {
  /// A cell that is a date and no more; a time behind it is left out.
  ///
  /// - `1980-03-22`, `1980/3/22`, `1980. 03. 22.`, `19800322`, `2026年3月12日`
  /// - `22.03.1980`, `22/03/1980`, `03/22/1980`, `1-3-1980`, `12.3.26`, `12/03`
  /// - `12 Mar 2026`, `12-Mar-26`, `12MAR26`, `Thu, March 12, 2026`, in the languages of ``MonthName``
  /// - `--03-22`, `--0322`, `12MAR`: without a year
  /// - `46093`, `46093.0`: a spreadsheet's serial number; `1980` is a year
  static func parse(_ text: ByteCursor) throws(CellFault) -> DateText {
    guard !isZeros(text) else { return .none }
    var cursor = text
    let date = try read(&cursor)
    // What .NET writes for no date.
    if case .date(1, 1, 1) = date { return .none }
    guard isAtEnd(of: cursor) else { throw notADate }
    return date
  }

  /// A date at the beginning of a cell; `cursor` is then directly behind it, where a time may follow.
  static func read(_ cursor: inout ByteCursor) throws(CellFault) -> DateText {
    if let date = try iso(&cursor) { return date }
    if cursor.peek == Byte.minus { return try yearless(&cursor) }
    if let date = try plainNumber(&cursor) { return date }
    var reader = DateParts(cursor)
    reader.read()
    guard let date = reader.date else { throw notADate }
    cursor.position = reader.end
    return try date.checked()
  }

  static let notADate = CellFault(code: .badDate, text: "is not a date", hint: "Write it as 2026-03-12.")

  // MARK: Forms

  /// `2026-03-12`, which nearly all dates are; `nil`, with nothing read, for anything else.
  private static func iso(_ cursor: inout ByteCursor) throws(CellFault) -> DateText? {
    var next = cursor
    guard let year = next.digits(4...4), next.skip(Byte.minus), let month = next.digits(1...2),
      next.skip(Byte.minus), let day = next.digits(1...2)
    else { return nil }
    guard year >= 1000 || (year, month, day) == (1, 1, 1) else { throw noSuchDate }
    cursor = next
    return try DateText.date(year: year, month: month, day: day).checked()
  }

  private static func yearless(_ cursor: inout ByteCursor) throws(CellFault) -> DateText {
    guard cursor.skip(Byte.minus), cursor.skip(Byte.minus) else { throw notADate }
    if let both = cursor.digits(4...4) {
      return try DateText.date(year: nil, month: both / 100, day: both % 100).checked()
    }
    guard let month = cursor.digits(2...2), cursor.skip(Byte.minus), let day = cursor.digits(2...2) else {
      throw notADate
    }
    return try DateText.date(year: nil, month: month, day: day).checked()
  }

  /// `19800322`, `46093`, `46093.25` and `1980.0`, where nothing else follows.
  private static func plainNumber(_ cursor: inout ByteCursor) throws(CellFault) -> DateText? {
    var next = cursor
    guard let number = next.digits(4...8) else { return nil }
    let digits = next.position - cursor.position
    if next.skip(Byte.dot) {
      // A serial's fraction is its time of day; of a year or a date nothing but zeros is meant.
      let fraction = next.position
      while let byte = next.peek, Byte.zero...Byte.nine ~= byte { next.position += 1 }
      let isWhole = next.bytes[fraction..<next.position].allSatisfy { $0 == Byte.zero }
      guard next.isAtEnd, next.position > fraction, isWhole || digits == 5 else { return nil }
    }
    switch digits {
    case 8 where next.isAtEnd || next.peek == Byte.blank || next.peek == UInt8(ascii: "T"):
      cursor = next
      return try DateText.date(year: number / 10_000, month: number / 100 % 100, day: number % 100).checked()
    case 5 where next.isAtEnd:
      cursor = next
      let date = date(serial: number).components
      return .date(year: date.year, month: date.month, day: date.day)
    case 4 where next.isAtEnd && number >= 1000:
      cursor = next
      return .year(number)
    default: return nil
    }
  }

  /// Zeros with marks between them.
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

  /// Whether nothing follows a date, or what may be a time or a weekday.
  private static func isAtEnd(of cursor: ByteCursor) -> Bool {
    var rest = cursor
    if rest.isAtEnd { return true }
    guard rest.skip(UInt8(ascii: "T")) || rest.skip(Byte.comma) || rest.peek == Byte.blank else {
      return DateParts.isWeekday(rest)
    }
    while rest.skip(Byte.blank) {}
    return rest.digits(1...2) != nil || rest.digits(4...4) != nil || DateParts.isWeekday(rest)
  }

  /// Itself, where the calendar has such a date in at least one reading.
  private func checked() throws(CellFault) -> DateText {
    let isValid =
      switch self {
      case .date(let year, let month, let day): Reading(year: year, month: month, day: day).isValid
      case .numbers(let numbers): DateOrder.allCases.contains { numbers.reading($0) != nil }
      case .year, .none: true
      }
    guard isValid else { throw Self.noSuchDate }
    return self
  }
}
