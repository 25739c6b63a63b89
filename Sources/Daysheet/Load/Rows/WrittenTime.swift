import Timelines

/// A time in the ways in which people and spreadsheets write it: a clock reading, perhaps with a date and a zone.
///
/// ``TimeText`` is what programs write; it is tried first.
struct WrittenTime: Hashable {
  var date: DateText?
  /// Minutes past midnight of the date; 24 hours and more belong to the days after it.
  var minutes: Int
  /// Days after the date that the file goes by, where the cell says so (`+1`); `nil` where it must be found out.
  var days: Int?
  var zone: ZoneName?

  enum ZoneName: Hashable {
    /// Seconds ahead of UTC.
    case offset(Int)
    /// As written.
    case named(String)
  }

  /// - `6:20 AM`, `6 pm`, `06.20`, `06h20`, `0620`, `620`, `06:20:30`, `6.20 Uhr`, with `+1` or `(+1)` behind it
  /// - any of these behind a date in any form, or before one: `12.03.2026 06:10`, `3/12/2026, 6:10 AM`, `06:10 12MAR26`
  /// - `UTC`, `Z`, `CEST`, `+02:00`, `[Europe/Berlin]` behind a time; `LT` says that it is local
  /// - `46093.2639`, `0.2639`: a spreadsheet's date and time, or its time
  ///
  /// - Parameter style: how the column writes its times; asked for where the cell alone does not tell.
  static func parse(_ text: ByteCursor, style: () -> TimeStyle) throws(CellFault) -> WrittenTime {
    if let time = try PlainNumberTime.parse(text, style: style) { return time }
    if let time = try clockFirst(text) { return time }
    var cursor = text
    let date = try self.date(&cursor)
    skipSeparator(&cursor)
    guard !cursor.isAtEnd else {
      throw CellFault(code: .badTime, text: "is a date without a time", hint: TimeText.forms)
    }
    guard var clock = WrittenClock(&cursor) else { throw notATime }
    _ = clock.readSuffix(&cursor)
    guard clock.isComplete else { throw notATime }
    var time = WrittenTime(clock)
    time.date = date
    return try time.checked(cursor)
  }

  /// A clock reading, and the date behind it where there is one; `nil` where the cell begins with something else.
  private static func clockFirst(_ text: ByteCursor) throws(CellFault) -> WrittenTime? {
    var cursor = text
    guard var clock = WrittenClock(&cursor) else { return nil }
    let hasSuffix = clock.readSuffix(&cursor)
    guard clock.isComplete, clock.isCertain || hasSuffix || cursor.isAtEnd else { return nil }
    var time = WrittenTime(clock)
    cursor.skipBlanks()
    if !cursor.isAtEnd { time.date = try date(&cursor) }
    return try time.checked(cursor)
  }

  private static func date(_ cursor: inout ByteCursor) throws(CellFault) -> DateText {
    do {
      return try DateText.read(&cursor)
    } catch {
      throw error == DateText.noSuchDate ? error : notATime
    }
  }

  private init(_ clock: WrittenClock) {
    (minutes, days, zone) = (clock.minutes, clock.days, clock.zone)
  }

  init(date: DateText? = nil, minutes: Int) {
    (self.date, self.minutes) = (date, minutes)
  }

  private func checked(_ cursor: ByteCursor) throws(CellFault) -> WrittenTime {
    guard cursor.isAtEnd else { throw Self.notATime }
    let limit = date == nil ? 48 * 60 : 24 * 60 + 1
    guard minutes >= 0, minutes < limit else { throw TimeText.noSuchTime }
    guard date == nil || days == nil else { throw Self.notATime }
    return self
  }

  /// What stands between a date and its time: blanks, `T`, a comma, `at` in a few languages.
  private static func skipSeparator(_ cursor: inout ByteCursor) {
    while let byte = cursor.peek, byte == Byte.blank || byte == Byte.comma || byte == Byte.minus {
      cursor.position += 1
    }
    let start = cursor.position
    if !["t", "at", "um", "kl"].contains(cursor.word()) { cursor.position = start }
    _ = cursor.skip(Byte.dot)
    cursor.skipBlanks()
  }

  static let notATime = CellFault(code: .badTime, text: "is not a time", hint: TimeText.forms)
}

/// How one column writes its times, where a cell alone does not tell.
struct TimeStyle: Hashable {
  /// Some cell is a spreadsheet's number with a fraction of three digits and more, so that `0.5` is noon.
  var hasSerials = false
  /// Some cell is `hhmm` with three or four digits, so that `5` is five minutes past midnight.
  var hasDigits = false
  /// Some cell is `6.20`, so that `0.25` is a quarter past midnight.
  var hasPoints = false
}
