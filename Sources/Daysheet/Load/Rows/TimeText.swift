import Timelines

/// Times as files write them (product.md, "Input of its own"; feeds.md).
enum TimeText {
  /// ISO 8601 with offset, or date and clock on the wall, or a clock reading alone.
  ///
  /// - `2026-03-12T06:10Z`, `2026-03-12 06:10:30.5+01:00`, `…+0100`: an instant; fractions are cut.
  /// - `2026-03-12T06:10`, `2026-03-12 06:10:30`: local.
  /// - `06:10`, `6:10`: a clock reading whose day must be found out; `06:10+1`, `23:50-1` and `24:00`…`47:59` say it.
  static func parse(_ text: ByteCursor) throws(CellFault) -> RecordedTime {
    var cursor = text
    if let hour = cursor.digits(1...2), cursor.peek == Byte.colon {
      return try clock(&cursor, hour: hour)
    }
    cursor = text
    guard let year = cursor.digits(4...4), cursor.skip(Byte.minus),
      let month = cursor.digits(2...2), cursor.skip(Byte.minus), let day = cursor.digits(2...2)
    else { throw notATime }
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw DateText.noSuchDate }
    guard cursor.skip(UInt8(ascii: "T")) || cursor.skip(UInt8(ascii: "t")) || cursor.skip(Byte.blank) else {
      throw CellFault(
        code: .badTime, text: cursor.isAtEnd ? "is a date without a time" : "is not a time", hint: forms)
    }
    guard let hour = cursor.digits(2...2), cursor.peek == Byte.colon else { throw notATime }
    let seconds = try secondsOfDay(&cursor, hour: hour, lastHour: 24)
    let local = LocalTime(wallSeconds: LocalTime(date, minutes: 0).wallSeconds + seconds)
    if cursor.isAtEnd { return .local(local) }
    _ = cursor.skip(Byte.blank)
    guard let offset = offset(&cursor), cursor.isAtEnd else { throw notATime }
    guard abs(offset) < 16 * 3600 else { throw CellFault(code: .badTime, text: "has an impossible offset") }
    return .instant(Instant(seconds: local.wallSeconds - offset), offset: offset)
  }

  /// `hhmm` of bulk files, with or without leading zeros: `5`, `505`, `2400`, and `505.0` as pandas writes it. Minutes
  /// past midnight.
  static func hhmm(_ text: ByteCursor) throws(CellFault) -> Int {
    var cursor = text
    guard let value = cursor.digits(1...4), NumberText.hasNoFraction(&cursor) else {
      throw CellFault(code: .badTime, text: "is not a time as hhmm")
    }
    let (hour, minute) = value.quotientAndRemainder(dividingBy: 100)
    guard minute < 60, hour < 24 || value == 2400 else { throw noSuchTime }
    return hour * 60 + minute
  }

  /// Seconds since 1970 in UTC, without fraction.
  static func epoch(_ text: ByteCursor) throws(CellFault) -> RecordedTime {
    var cursor = text
    guard let seconds = cursor.digits(1...11), cursor.isAtEnd else {
      throw CellFault(code: .badTime, text: "is not a number of seconds since 1970")
    }
    return .instant(Instant(seconds: seconds), offset: 0)
  }

  private static func clock(_ cursor: inout ByteCursor, hour: Int) throws(CellFault) -> RecordedTime {
    let minutes = try secondsOfDay(&cursor, hour: hour, lastHour: 47) / 60
    if cursor.isAtEnd { return .clock(minutes: minutes, days: hour >= 24 ? 0 : nil) }
    _ = cursor.skip(Byte.blank)
    let isEarlier = cursor.skip(Byte.minus)
    guard isEarlier || cursor.skip(Byte.plus), let days = cursor.digits(1...1), cursor.isAtEnd else {
      throw notATime
    }
    return .clock(minutes: minutes, days: isEarlier ? -days : days)
  }

  /// `:MM`, `:MM:SS` or `:MM:SS.fff` after the hour.
  private static func secondsOfDay(
    _ cursor: inout ByteCursor, hour: Int, lastHour: Int
  ) throws(CellFault) -> Int {
    guard cursor.skip(Byte.colon), let minute = cursor.digits(2...2) else { throw notATime }
    var second = 0
    if cursor.skip(Byte.colon) {
      guard let read = cursor.digits(2...2) else { throw notATime }
      second = read
      if cursor.skip(Byte.dot) || cursor.skip(Byte.comma) {
        guard cursor.digits(1...9) != nil else { throw notATime }
      }
    }
    let isPastEnd = lastHour == 24 && hour == 24 && (minute, second) != (0, 0)
    guard hour <= lastHour, minute < 60, second < 60, !isPastEnd else { throw noSuchTime }
    return hour * 3600 + minute * 60 + second
  }

  /// `Z`, `+01`, `+01:00`, `+0100`, in seconds ahead of UTC.
  static func offset(_ cursor: inout ByteCursor) -> Int? {
    if cursor.skip(UInt8(ascii: "Z")) || cursor.skip(UInt8(ascii: "z")) { return 0 }
    let isWest = cursor.skip(Byte.minus)
    guard isWest || cursor.skip(Byte.plus), let (hours, minutes) = hoursAndMinutes(&cursor), minutes < 60
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  private static func hoursAndMinutes(_ cursor: inout ByteCursor) -> (Int, Int)? {
    if let both = cursor.digits(4...4) { return (both / 100, both % 100) }
    guard let hours = cursor.digits(2...2) else { return nil }
    guard cursor.skip(Byte.colon) else { return (hours, 0) }
    return cursor.digits(2...2).map { (hours, $0) }
  }

  static let forms = "Write 2026-03-12T06:10+01:00, 2026-03-12 06:10, or 06:10 with a column ‘date’."
  private static let notATime = CellFault(code: .badTime, text: "is not a time", hint: forms)
  static let noSuchTime = CellFault(code: .badTime, text: "is a time that no clock shows")
}
