/// The numbers and the month of a date that is written in words or with marks, read from left to right.
struct DateParts {
  private enum Role { case open, year, month, day }

  private struct Part {
    var value: Int
    var digits: Int
    var role: Role
    /// What stands before it, if anything does.
    var mark: UInt8?
  }

  private var cursor: ByteCursor
  private var parts: [Part] = []
  /// Behind the last part, and a point or a unit that belongs to it.
  private(set) var end: Int

  init(_ cursor: ByteCursor) {
    self.cursor = cursor
    end = cursor.position
  }

  mutating func read() {
    readParts()
    // The last point of `12.3.`, `2026. 3. 12.` and `12 Mar.`
    if let last = parts.last, last.mark == Byte.dot || last.role == .month, end < cursor.end,
      cursor.bytes[end] == Byte.dot
    {
      end += 1
    }
  }

  private mutating func readParts() {
    while parts.count < 3 {
      let mark = skipMarks()
      guard let byte = cursor.peek else { return }
      if let digit = digit(), digit.value != nil {
        guard addNumber(behind: mark) else { return }
      } else if byte > 0x7F || Self.isLetter(byte) {
        guard addWord(behind: mark) else { return }
      } else {
        return
      }
    }
  }

  // MARK: What was found

  var date: DateText? {
    let named = parts.firstIndex { $0.role == .month }
    if parts.contains(where: { $0.role == .year || $0.role == .day }) { return dateByRoles }
    if let named { return date(withMonthAt: named) }
    return dateOfNumbers
  }

  /// `2026年3月12日`, `3月12日`.
  private var dateByRoles: DateText? {
    func value(_ role: Role) -> Int? { parts.first { $0.role == role }?.value }
    guard let month = value(.month), let day = value(.day) else { return nil }
    return .date(year: value(.year), month: month, day: day)
  }

  private func date(withMonthAt index: Int) -> DateText? {
    let month = parts[index].value
    let numbers = parts.filter { $0.role != .month }
    switch numbers.count {
    case 1 where numbers[0].digits <= 2: return .date(year: nil, month: month, day: numbers[0].value)
    case 2:
      let (first, second) = (numbers[0], numbers[1])
      if first.digits == 4, second.digits <= 2 {
        return .date(year: first.value, month: month, day: second.value)
      }
      guard first.digits <= 2 else { return nil }
      if second.digits == 4 || index == 0 {
        return .date(year: second.value, month: month, day: first.value)
      }
      guard second.digits == 2 else { return nil }
      return .numbers(.init(first: first.value, second: month, third: second.value, mark: .monthName))
    default: return nil
    }
  }

  private var dateOfNumbers: DateText? {
    guard parts.count >= 2, let mark = mark(parts[1].mark) else { return nil }
    if parts.count == 2 {
      guard parts.allSatisfy({ $0.digits <= 2 }), parts[1].mark != Byte.blank else { return nil }
      return .numbers(.init(first: parts[0].value, second: parts[1].value, third: nil, mark: mark))
    }
    guard parts[1].mark == parts[2].mark, parts[1].digits <= 2 else { return nil }
    if parts[0].digits == 4, parts[2].digits <= 2 {
      return .date(year: parts[0].value, month: parts[1].value, day: parts[2].value)
    }
    guard parts[0].digits <= 2, parts[2].digits == 4 || parts[2].digits == 2 else { return nil }
    return .numbers(
      .init(first: parts[0].value, second: parts[1].value, third: parts[2].value, mark: mark))
  }

  private func mark(_ byte: UInt8?) -> DateText.Numbers.Mark? {
    switch byte {
    case Byte.slash: .slash
    case Byte.dot: .dot
    case Byte.minus, Byte.blank: .dash
    default: nil
    }
  }

  // MARK: Reading

  /// The first mark that is not a blank, else a blank, where there is any.
  private mutating func skipMarks() -> UInt8? {
    var mark: UInt8?
    while let byte = cursor.peek {
      switch byte {
      case Byte.blank: mark = mark ?? byte
      case Byte.dot, Byte.slash, Byte.minus, Byte.comma, UInt8(ascii: "'"):
        guard mark == nil || mark == Byte.blank || byte == UInt8(ascii: "'") || mark == Byte.dot else {
          return mark
        }
        mark = mark == nil || mark == Byte.blank ? byte : mark
      default: return mark
      }
      cursor.position += 1
    }
    return mark
  }

  /// - Returns: whether the date may go on.
  private mutating func addNumber(behind mark: UInt8?) -> Bool {
    let start = cursor.position
    var part = Part(value: 0, digits: 0, role: .open, mark: mark)
    while let digit = digit(), let value = digit.value {
      part.value = part.value * 10 + value
      part.digits += 1
      guard part.digits <= 4 else { return false }
      cursor.position += digit.bytes
    }
    let hasMonth = parts.contains { $0.role == .month }
    let isYear = part.digits == 4
    // Behind `12 Mar` or `12/03` comes a year or already the time.
    if isYear, !(1000...2999).contains(part.value) || (hasMonth && !(1800...2199).contains(part.value)) {
      cursor.position = start
      return false
    }
    if part.digits == 3 || (parts.count >= 2 && isTime(part, from: start)) {
      cursor.position = start
      return false
    }
    if parts.count == 2, !hasMonth, mark != parts[1].mark {
      cursor.position = start
      return false
    }
    readUnit(of: &part)
    parts.append(part)
    end = cursor.position
    return true
  }

  /// Whether a number is the hour of a time that follows: `06:10`, `6h10`, `6.10`.
  private func isTime(_ part: Part, from start: Int) -> Bool {
    guard part.digits <= 2, let byte = cursor.peek else { return false }
    let isApart = start > 0 && cursor.bytes[start - 1] == Byte.blank
    let next = cursor.position + 1
    let isDigit = next < cursor.end && Byte.zero...Byte.nine ~= cursor.bytes[next]
    let unit = byte | 0x20
    return byte == Byte.colon || unit == UInt8(ascii: "h") || (byte == Byte.dot && isDigit && isApart)
  }

  /// A word that is a month, or one that a date may have beside its parts.
  private mutating func addWord(behind mark: UInt8?) -> Bool {
    let start = cursor.position
    var position = start
    while position < cursor.end, cursor.bytes[position] > 0x7F || Self.isLetter(cursor.bytes[position]) {
      position += 1
    }
    let word = String(decoding: cursor.bytes[start..<position], as: UTF8.self)
    // No-break spaces and their like.
    guard word.contains(where: \.isLetter) else {
      cursor.position = position
      return true
    }
    let hasMonth = parts.contains { $0.role == .month }
    if !hasMonth, let month = MonthName.month(word) {
      cursor.position = position
      parts.append(Part(value: month, digits: 0, role: .month, mark: mark))
      end = position
      return true
    }
    guard MonthName.isBesideDate(word) else { return false }
    cursor.position = position
    if !parts.isEmpty, mark == nil { end = position }
    return true
  }

  /// `年`, `月` and `日` behind a number, and their like.
  private mutating func readUnit(of part: inout Part) {
    for (unit, role) in Self.units where cursor.bytes[cursor.position..<cursor.end].starts(with: unit) {
      part.role = role
      cursor.position += unit.count
    }
  }

  private static let units: [([UInt8], Role)] = [
    (Array("年".utf8), .year), (Array("月".utf8), .month), (Array("日".utf8), .day), (Array("년".utf8), .year),
    (Array("월".utf8), .month), (Array("일".utf8), .day),
  ]

  /// The digit at the cursor, of ASCII, full width, Arabic or Persian; `value` is `nil` for another character.
  private func digit() -> (value: Int?, bytes: Int)? {
    guard let first = cursor.peek else { return nil }
    if first < 0x80 { return (Byte.zero...Byte.nine ~= first ? Int(first - Byte.zero) : nil, 1) }
    let bytes = cursor.bytes[cursor.position..<min(cursor.position + 4, cursor.end)]
    guard let character = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return nil }
    let value =
      character.properties.numericType == .decimal
      ? character.properties.numericValue.map { Int($0) } : nil
    return (value, UTF8.width(character))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether all that is left is a day of the week, perhaps in brackets.
  static func isWeekday(_ cursor: ByteCursor) -> Bool {
    let word = cursor.text.filter { $0.isLetter }
    return !word.isEmpty && MonthName.isBesideDate(word)
      && cursor.text.allSatisfy { $0.isLetter || " ,.()（）".contains($0) }
  }
}
