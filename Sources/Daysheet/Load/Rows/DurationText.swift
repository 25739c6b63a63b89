/// Durations as files and people write them.
enum DurationText {
  /// Whole minutes: `55`, `55.0`, `0:55`, `00:55:00`, `0 days 00:55:00`, `0h55`, `1 h 5 min`, `55 min`, `PT1H5M`, each
  /// with a sign before it; seconds are cut. A fraction of a day is what a spreadsheet has behind `0:55`.
  static func minutes(_ text: ByteCursor) throws(CellFault) -> Int {
    if let minutes = try? NumberText.parse(text) { return minutes }
    var cursor = text
    let isNegative = cursor.skip(Byte.minus)
    if !isNegative { _ = cursor.skip(Byte.plus) }
    guard let minutes = colons(cursor) ?? words(cursor) ?? partOfDay(cursor) else {
      throw CellFault(
        code: .badNumber, text: "is not a number of minutes", hint: "Write 55, 0:55, 55 min or PT55M.")
    }
    return isNegative ? -minutes : minutes
  }

  /// `0:55`, `00:55:00`, and `1 days 00:55:00` of pandas.
  private static func colons(_ text: ByteCursor) -> Int? {
    var cursor = text
    guard var first = cursor.digits(1...3) else { return nil }
    var days = 0
    if cursor.skip(Byte.blank) {
      guard cursor.word() == "days", cursor.skip(Byte.blank), let hours = cursor.digits(1...2) else {
        return nil
      }
      (days, first) = (first, hours)
    }
    guard cursor.skip(Byte.colon), let minutes = cursor.digits(2...2), minutes < 60 else { return nil }
    if cursor.skip(Byte.colon) {
      guard let seconds = cursor.digits(2...2), seconds < 60 else { return nil }
      if cursor.skip(Byte.dot), cursor.digits(1...9) == nil { return nil }
    }
    return cursor.isAtEnd ? (days * 24 + first) * 60 + minutes : nil
  }

  /// Numbers with their units: `PT1H5M`, `1 h 5 min`, `0h55`.
  private static func words(_ text: ByteCursor) -> Int? {
    var cursor = text
    let isISO = cursor.skip(UInt8(ascii: "P"))
    var (minutes, lastUnit) = (0, 1441)
    if isISO, let days = cursor.digits(1...3) {
      guard cursor.skip(UInt8(ascii: "D")) else { return nil }
      minutes = days * 1440
    }
    if isISO, !cursor.isAtEnd, !cursor.skip(UInt8(ascii: "T")) { return nil }
    while !cursor.isAtEnd {
      guard let value = cursor.digits(1...4) else { return nil }
      cursor.skipBlanks()
      let word = cursor.word()
      // Minutes behind hours need no unit of their own.
      let unit = word.isEmpty && lastUnit == 60 && cursor.isAtEnd ? 1 : units[word]
      guard let unit, unit < lastUnit else { return nil }
      _ = cursor.skip(Byte.dot)
      cursor.skipBlanks()
      minutes += value * unit
      lastUnit = unit
    }
    return text.isAtEnd || (lastUnit > 1440 && minutes == 0) ? nil : minutes
  }

  /// `0.0382`: less than a day, to the nearest minute.
  private static func partOfDay(_ text: ByteCursor) -> Int? {
    var cursor = text
    guard cursor.skip(Byte.zero), cursor.skip(Byte.dot), cursor.end - cursor.position >= 3 else { return nil }
    return cursor.fractionOfDay()
  }

  /// In minutes; seconds are nothing.
  private static let units: [String: Int] = {
    let words = [
      60: "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur",
      1: "m mn min mins minute minutes minuten minutos minuti",
      0: "s sec secs second seconds sek",
    ]
    return words.reduce(into: [:]) { units, entry in
      for word in entry.value.split(separator: " ") { units[String(word)] = entry.key }
    }
  }()
}

extension ByteCursor {
  /// The letters from here on, in lower case; those beyond ASCII are none.
  mutating func word() -> String {
    let start = position
    while let byte = peek, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { position += 1 }
    return String(decoding: bytes[start..<position].map { $0 | 0x20 }, as: UTF8.self)
  }

  mutating func skipBlanks() { while skip(Byte.blank) {} }

  /// The digits of a fraction, up to the end, as a part of a day: minutes, rounded to the nearest one.
  mutating func fractionOfDay() -> Int? {
    var (value, scale) = (0, 1)
    while let byte = peek, Byte.zero...Byte.nine ~= byte {
      // More than ten digits tell nothing about minutes.
      if scale < 10_000_000_000 { (value, scale) = (value * 10 + Int(byte - Byte.zero), scale * 10) }
      position += 1
    }
    return isAtEnd && scale > 1 ? (value * 1440 * 2 + scale) / (scale * 2) : nil
  }
}
