/// A clock reading at the beginning of a text, and what may stand behind it.
struct WrittenClock {
  private(set) var minutes: Int
  /// `+1` behind it.
  private(set) var days: Int?
  private(set) var zone: WrittenTime.ZoneName?
  /// Whether it can be nothing but a clock reading; `6.20` may begin a date.
  let isCertain: Bool
  /// Whether nothing more must follow: `6` is none, `6 AM` is one.
  private(set) var isComplete: Bool

  /// `6:20`, `06:20:30.5`, `06.20`, `06h20`, `6h`, `0620`, `062030`; `nil`, with nothing read, for anything else.
  init?(_ cursor: inout ByteCursor) {
    var next = cursor
    if let digits = Self.digits(&next) {
      guard let clock = Self.checked(digits / 100, digits % 100) else { return nil }
      (minutes, isCertain, isComplete) = (clock, true, true)
      cursor = next
      return
    }
    guard let hour = next.digits(1...2) else { return nil }
    var minute: Int? = 0
    let mark = next.peek
    switch mark {
    case Byte.colon, Byte.dot:
      guard next.skip(mark ?? 0), let read = next.digits(2...2) else { return nil }
      minute = read
      // A second point makes a date of it.
      guard mark == Byte.colon ? Self.skipSeconds(&next) : next.peek != Byte.dot else { return nil }
    default:
      minute = Self.minuteBehindH(&next)
    }
    guard let clock = Self.checked(hour, minute ?? 0) else { return nil }
    minutes = clock
    isCertain = mark == Byte.colon || (mark != Byte.dot && minute != nil)
    isComplete = minute != nil
    cursor = next
  }

  /// Reads what says more about the time: half of the day, `Uhr`, days, a zone.
  ///
  /// - Returns: whether there was anything, so that it is a time for certain.
  mutating func readSuffix(_ cursor: inout ByteCursor) -> Bool {
    let start = cursor
    cursor.skipBlanks()
    let first = cursor.position
    if let isAfternoon = Self.half(&cursor) {
      // Less than nothing is no time.
      minutes = Self.clock(minutes, isAfternoon: isAfternoon) ?? -1
      isComplete = true
    } else if Self.skipWord(&cursor, ["uhr", "h", "hrs", "hours", "uur"]) {
      isComplete = true
    }
    if isComplete {
      cursor.skipBlanks()
      days = Self.days(&cursor)
      if days != nil { cursor.skipBlanks() }
      readZone(&cursor)
    }
    if cursor.position > first { return true }
    cursor = start
    return false
  }

  // MARK: Parts

  /// `0620` and `062030`, where no digit follows.
  private static func digits(_ cursor: inout ByteCursor) -> Int? {
    var next = cursor
    guard let value = next.digits(4...4) ?? next.digits(6...6).map({ $0 / 100 }) else { return nil }
    let follows = next.peek ?? Byte.blank
    // What a date has behind its year.
    guard follows != Byte.minus, follows != Byte.slash, follows != Byte.dot, follows < 0x80 else {
      return nil
    }
    cursor = next
    return value
  }

  /// `:30`, `:30.5` or nothing.
  private static func skipSeconds(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip(Byte.colon) else { return true }
    guard let second = cursor.digits(2...2), second < 60 else { return false }
    guard cursor.skip(Byte.dot) || cursor.skip(Byte.comma) else { return true }
    return cursor.digits(1...9) != nil
  }

  /// The `20` of `06h20`, `6 h 20`, `06h20m`; 0 for `6h`; `nil` where no `h` follows.
  private static func minuteBehindH(_ cursor: inout ByteCursor) -> Int? {
    var next = cursor
    next.skipBlanks()
    guard next.skip(UInt8(ascii: "h")) || next.skip(UInt8(ascii: "H")) else { return nil }
    var minutes = next
    minutes.skipBlanks()
    guard let minute = minutes.digits(2...2) else {
      // `6 hours` is a duration.
      guard next.isAtEnd || next.peek == Byte.blank else { return nil }
      cursor = next
      return 0
    }
    _ = skipWord(&minutes, ["m", "min"])
    cursor = minutes
    return minute
  }

  private static func checked(_ hour: Int, _ minute: Int) -> Int? {
    hour < 48 && minute < 60 ? hour * 60 + minute : nil
  }

  /// `AM`, `p.m.`: whether it is the afternoon.
  private static func half(_ cursor: inout ByteCursor) -> Bool? {
    var next = cursor
    let letter = next.peek.map { $0 | 0x20 }
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    next.position += 1
    let hasPoint = next.skip(Byte.dot)
    if hasPoint { next.skipBlanks() }
    guard let follows = next.peek, follows | 0x20 == UInt8(ascii: "m") else { return nil }
    next.position += 1
    if hasPoint { _ = next.skip(Byte.dot) }
    if let byte = next.peek, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { return nil }
    cursor = next
    return letter == UInt8(ascii: "p")
  }

  /// 12 AM is midnight; 13:20 PM says the same thing twice.
  private static func clock(_ minutes: Int, isAfternoon: Bool) -> Int? {
    switch minutes {
    case ..<60: isAfternoon ? nil : minutes
    case ..<720: minutes + (isAfternoon ? 720 : 0)
    case ..<780: minutes - (isAfternoon ? 0 : 720)
    case ..<1440: isAfternoon ? minutes : nil
    default: nil
    }
  }

  private static func skipWord(_ cursor: inout ByteCursor, _ words: Set<String>) -> Bool {
    let start = cursor
    if words.contains(cursor.word()) {
      _ = cursor.skip(Byte.dot)
      return true
    }
    cursor = start
    return false
  }

  /// `+1`, `-1`, `(+1)`, `+1d`: of one digit, where an offset has two.
  private static func days(_ cursor: inout ByteCursor) -> Int? {
    var next = cursor
    let isOpen = next.skip(UInt8(ascii: "("))
    let isEarlier = next.skip(Byte.minus)
    guard isEarlier || next.skip(Byte.plus), let days = next.digits(1...1) else { return nil }
    _ = skipWord(&next, ["d", "day", "days"])
    guard !isOpen || next.skip(UInt8(ascii: ")")), next.isAtEnd || next.peek == Byte.blank else { return nil }
    cursor = next
    return isEarlier ? -days : days
  }

  /// `Z`, `+02:00`, `UTC`, `UTC+2`, `CEST`, `(CET)`, `[Europe/Berlin]`, `LT`.
  private mutating func readZone(_ cursor: inout ByteCursor) {
    if let offset = TimeText.offset(&cursor) {
      zone = abs(offset) < 16 * 3600 ? .offset(offset) : nil
      cursor.skipBlanks()
    }
    let start = cursor
    let bracket = cursor.peek
    if bracket == UInt8(ascii: "(") || bracket == Byte.openBracket { cursor.position += 1 }
    let name = Self.zoneName(&cursor)
    if bracket == UInt8(ascii: "("), !cursor.skip(UInt8(ascii: ")")) { cursor = start }
    if bracket == Byte.openBracket, !cursor.skip(Byte.closeBracket) { cursor = start }
    guard !name.isEmpty, cursor.position > start.position else {
      cursor = start
      return
    }
    if ["l", "lt", "lcl", "loc", "local"].contains(name.lowercased()) { return }
    // A name behind an offset only explains it.
    zone = zone ?? .named(name)
  }

  private static func zoneName(_ cursor: inout ByteCursor) -> String {
    let start = cursor.position
    while let byte = cursor.peek,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == Byte.slash || byte == UInt8(ascii: "_")
        || cursor.position > start
          && (byte == Byte.plus || byte == Byte.minus || byte == Byte.colon || Byte.zero...Byte.nine ~= byte)
    {
      cursor.position += 1
    }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }
}
