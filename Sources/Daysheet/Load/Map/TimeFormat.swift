import Timelines

/// How one file writes its times: letters after `%` as in `strptime`, everything else as it stands.
///
/// | token | meaning |
/// |---|---|
/// | `%Y` `%y` | year of four digits; of two, 70…99 being 19xx |
/// | `%m` `%d` | month, day; one or two digits |
/// | `%b` | month by its name, short or whole |
/// | `%H` `%M` `%S` | hour 0…24, minute, second; one or two digits |
/// | `%I` `%p` | hour 1…12 with AM or PM |
/// | `%z` | offset: `Z`, `+01`, `+0100`, `+01:00` |
/// | `%s` | seconds since 1970 |
/// | `%%` | a percent sign |
///
/// A blank stands for any number of blanks. A number directly behind another one has all of its digits; `%H%M` alone also
/// reads `620`, `5` and `620.0`, as tables with numbers for times have them.
package struct TimeFormat: Hashable, Sendable {
  package struct Problem: Error {
    /// Goes on from the format: `has no hour`.
    package var text: String
  }

  /// As the user wrote it.
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case literal(UInt8)
    case blanks
    case token(Token)
  }

  private enum Token: UInt8, Hashable, Sendable {
    case year = 0x59, shortYear = 0x79, month = 0x6D, monthName = 0x62, day = 0x64
    case hour = 0x48, hourOfTwelve = 0x49, half = 0x70, minute = 0x4D, second = 0x53
    case offset = 0x7A, epoch = 0x73
  }

  package init(_ text: String) throws(Problem) {
    self.text = text
    var parts: [Part] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == Byte.blank {
        if parts.last != .blanks { parts.append(.blanks) }
      } else if byte != UInt8(ascii: "%") {
        parts.append(.literal(byte))
      } else if let letter = bytes.popFirst() {
        parts.append(try Self.part(letter))
      } else {
        throw Problem(text: "ends in a single %")
      }
    }
    self.parts = parts
    try check()
  }

  private static func part(_ letter: UInt8) throws(Problem) -> Part {
    if letter == UInt8(ascii: "%") { return .literal(letter) }
    guard let token = Token(rawValue: letter) else {
      throw Problem(text: "has the unknown token %\(String(decoding: [letter], as: UTF8.self))")
    }
    return .token(token)
  }

  private func check() throws(Problem) {
    let tokens = parts.compactMap { part -> Token? in if case .token(let token) = part { token } else { nil }
    }
    guard Set(tokens).count == tokens.count else { throw Problem(text: "has a token twice") }
    if tokens.contains(.epoch) { return }
    guard tokens.contains(.hour) || tokens.contains(.hourOfTwelve) else { throw Problem(text: "has no hour") }
    guard tokens.contains(.hourOfTwelve) == tokens.contains(.half) else {
      throw Problem(text: "needs %I and %p together")
    }
    let date: [[Token]] = [[.year, .shortYear], [.month, .monthName], [.day]]
    let known = date.count { group in group.contains(where: tokens.contains) }
    guard known == 0 || known == 3 else {
      throw Problem(text: "has a part of a date; year, month and day are needed")
    }
    guard known == 3 || !tokens.contains(.offset) else { throw Problem(text: "has an offset without a date") }
  }

  /// The order of day and month, where the format has both as numbers.
  var dateOrder: DateOrder? {
    guard let day = parts.firstIndex(of: .token(.day)), let month = parts.firstIndex(of: .token(.month))
    else {
      return nil
    }
    return day < month ? .dayFirst : .monthFirst
  }

  /// The cell's time: an instant, a local time, or a clock reading where the format has no date.
  func parse(_ text: ByteCursor) throws(CellFault) -> RecordedTime {
    if parts == [.token(.hour), .token(.minute)] {
      let minutes = try TimeText.hhmm(text)
      return .clock(minutes: minutes, days: minutes == 1440 ? 0 : nil)
    }
    var cursor = text
    var fields = Fields()
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let byte): guard cursor.skip(byte) else { throw mismatch }
      case .blanks:
        guard cursor.skip(Byte.blank) else { throw mismatch }
        while cursor.skip(Byte.blank) {}
      case .token(let token):
        guard read(token, isFixed: isBesideNumber(index), &cursor, &fields) else { throw mismatch }
      }
    }
    guard cursor.isAtEnd else { throw mismatch }
    return try fields.time()
  }

  private var mismatch: CellFault { CellFault(code: .badTime, text: "is not a time as ‘\(text)’") }

  /// Whether the number at `index` has another one directly before or behind it.
  private func isBesideNumber(_ index: Int) -> Bool {
    func isNumber(_ index: Int) -> Bool {
      guard parts.indices.contains(index), case .token(let token) = parts[index] else { return false }
      return token != .monthName && token != .half && token != .offset
    }
    return isNumber(index - 1) || isNumber(index + 1)
  }

  private func read(_ token: Token, isFixed: Bool, _ cursor: inout ByteCursor, _ fields: inout Fields) -> Bool
  {
    func number(_ digits: Int) -> Int? {
      guard isFixed else { return cursor.digits((digits == 2 ? 1 : digits)...digits) }
      var part = ByteCursor(cursor.bytes, cursor.position..<min(cursor.position + digits, cursor.end))
      defer { cursor.position = part.position }
      return part.digits(digits...digits)
    }
    switch token {
    case .year: fields.year = number(4)
    case .shortYear: fields.year = number(2).map { $0 < 70 ? 2000 + $0 : 1900 + $0 }
    case .month: fields.month = number(2)
    case .monthName: fields.month = MonthName.read(&cursor)
    case .day: fields.day = number(2)
    case .hour, .hourOfTwelve: fields.hour = number(2)
    case .minute: fields.minute = number(2)
    case .second: fields.second = number(2)
    case .half:
      let letter = cursor.peek.map { $0 | 0x20 }
      guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return false }
      cursor.position += 1
      _ = cursor.skip(Byte.dot)
      guard cursor.skip(UInt8(ascii: "m")) || cursor.skip(UInt8(ascii: "M")) else { return false }
      _ = cursor.skip(Byte.dot)
      fields.isAfternoon = letter == UInt8(ascii: "p")
    case .offset: fields.offset = TimeText.offset(&cursor)
    case .epoch: fields.epoch = cursor.digits(1...11)
    }
    return fields.has(token: token.rawValue)
  }
}

/// What a format's tokens have read.
private struct Fields {
  var year, month, day, hour, minute, second, offset, epoch: Int?
  var isAfternoon: Bool?

  func has(token: UInt8) -> Bool {
    switch token {
    case UInt8(ascii: "Y"), UInt8(ascii: "y"): year != nil
    case UInt8(ascii: "m"), UInt8(ascii: "b"): month != nil
    case UInt8(ascii: "d"): day != nil
    case UInt8(ascii: "H"), UInt8(ascii: "I"): hour != nil
    case UInt8(ascii: "M"): minute != nil
    case UInt8(ascii: "S"): second != nil
    case UInt8(ascii: "p"): isAfternoon != nil
    case UInt8(ascii: "z"): offset != nil
    default: epoch != nil
    }
  }

  func time() throws(CellFault) -> RecordedTime {
    if let epoch { return .instant(Instant(seconds: epoch), offset: 0) }
    var hour = hour ?? 0
    if let isAfternoon {
      guard (1...12).contains(hour) else { throw noSuchTime }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let (minute, second) = (minute ?? 0, second ?? 0)
    guard hour < 24 || (hour, minute, second) == (24, 0, 0), minute < 60, second < 60 else {
      throw noSuchTime
    }
    let minutes = hour * 60 + minute
    guard let year, let month, let day else {
      return .clock(minutes: minutes, days: hour == 24 ? 0 : nil)
    }
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw DateText.noSuchDate }
    let local = LocalTime(wallSeconds: LocalTime(date, minutes: minutes).wallSeconds + second)
    guard let offset else { return .local(local) }
    return .instant(Instant(seconds: local.wallSeconds - offset), offset: offset)
  }

  private var noSuchTime: CellFault { CellFault(code: .badTime, text: "is a time that no clock shows") }
}
