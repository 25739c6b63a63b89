import Timelines

/// Times that are numbers with at most one point: `0620`, `6.20`, `46093.2639`.
enum PlainNumberTime {
  /// `nil` where the cell is no such number.
  static func parse(_ text: ByteCursor, style: () -> TimeStyle) throws(CellFault) -> WrittenTime? {
    guard let number = Number(text) else { return nil }
    switch (number.digits, number.fraction.count) {
    case (5, _): return try serial(number, style)
    case (1...2, 2) where number.whole > 0 || number.digits == 2:
      return try clock(number.whole, number.fractionValue)
    case (1, 1...) where number.whole == 0:
      if number.fraction.count >= 3 || style().hasSerials { return WrittenTime(minutes: number.minutesOfDay) }
      if number.isWhole, style().hasDigits { return WrittenTime(minutes: 0) }
      if number.fraction.count == 2, style().hasPoints { return try clock(0, number.fractionValue) }
      throw CellFault(
        code: .badTime, text: "may be a part of a day or minutes past midnight", hint: TimeText.forms)
    case (3...4, _) where number.isWhole: return try clock(number.whole / 100, number.whole % 100)
    case (1...2, _) where number.isWhole:
      if style().hasDigits { return try clock(0, number.whole) }
      if number.whole == 0, style().hasSerials { return WrittenTime(minutes: 0) }
      throw CellFault(code: .badTime, text: "is an hour or minutes past midnight", hint: TimeText.forms)
    case (1...2, 1):
      throw CellFault(
        code: .badTime, text: "is no time: a spreadsheet makes one number of 6.2 and 6.20",
        hint: TimeText.forms)
    case (6, 0): return try clock(number.whole / 10_000, number.whole / 100 % 100)
    case (12, 0), (14, 0): return try dated(number)
    default: return nil
    }
  }

  /// What a cell says about its column.
  static func add(_ text: ByteCursor, to style: inout TimeStyle) {
    guard let number = Number(text) else { return }
    switch (number.digits, number.fraction.count) {
    case (5, 3...): style.hasSerials = true
    case (1, 3...) where number.whole == 0: style.hasSerials = true
    case (3...4, _) where number.isWhole: style.hasDigits = true
    case (1...2, 2) where number.whole > 0: style.hasPoints = true
    default: break
    }
  }

  /// Days since 30 December 1899, and the time of the day as a fraction.
  private static func serial(_ number: Number, _ style: () -> TimeStyle) throws(CellFault) -> WrittenTime? {
    guard (20_000..<80_000).contains(number.whole) else { return nil }
    if number.isWhole, !style().hasSerials {
      throw CellFault(code: .badTime, text: "is a date without a time", hint: TimeText.forms)
    }
    let minutes = number.minutesOfDay
    let date = DateText.date(serial: number.whole).adding(days: minutes / 1440).components
    return WrittenTime(
      date: .date(year: date.year, month: date.month, day: date.day), minutes: minutes % 1440)
  }

  private static func clock(_ hour: Int, _ minute: Int) throws(CellFault) -> WrittenTime {
    guard minute < 60, hour < 24 || (hour, minute) == (24, 0) else { throw TimeText.noSuchTime }
    return WrittenTime(minutes: hour * 60 + minute)
  }

  /// `202603120610`, `20260312061030`.
  private static func dated(_ number: Number) throws(CellFault) -> WrittenTime {
    let digits = number.digits == 14 ? number.whole / 100 : number.whole
    let date = digits / 10_000
    guard CalendarDate(year: date / 10_000, month: date / 100 % 100, day: date % 100) != nil else {
      throw DateText.noSuchDate
    }
    var time = try clock(digits / 100 % 100, digits % 100)
    time.date = .date(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    return time
  }

  private struct Number {
    var whole: Int
    var digits: Int
    /// Digits behind the point.
    var fraction: Range<Int>
    private let text: ByteCursor

    init?(_ text: ByteCursor) {
      var cursor = text
      guard let whole = cursor.digits(1...14) else { return nil }
      (self.whole, digits, self.text) = (whole, cursor.position - text.position, text)
      guard cursor.isAtEnd || cursor.skip(Byte.dot) else { return nil }
      fraction = cursor.position..<cursor.end
      guard text.bytes[fraction].allSatisfy({ Byte.zero...Byte.nine ~= $0 }) else { return nil }
    }

    var isWhole: Bool { text.bytes[fraction].allSatisfy { $0 == Byte.zero } }

    /// Of a fraction of two digits.
    var fractionValue: Int { text.bytes[fraction].reduce(0) { $0 * 10 + Int($1 - Byte.zero) } }

    var minutesOfDay: Int {
      var cursor = ByteCursor(text.bytes, fraction)
      return cursor.fractionOfDay() ?? 0
    }
  }
}
