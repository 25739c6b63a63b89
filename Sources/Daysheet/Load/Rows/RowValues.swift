import Timelines

/// Readings of cells that live feeds need.
extension Row {
  /// The first of several columns that has something in it.
  mutating func text(_ columns: Column...) -> String? {
    for column in columns { if let text = text(column) { return text } }
    return nil
  }

  mutating func code(_ columns: Column...) -> String? {
    for column in columns { if let code = code(column) { return code } }
    return nil
  }

  mutating func time(_ columns: [Column]) -> RecordedTime? {
    for column in columns { if let time = time(column) { return time } }
    return nil
  }

  /// Seconds since 1970 in UTC.
  mutating func epoch(_ column: Column) -> RecordedTime? { read(column, TimeText.epoch) }

  /// `true`, `1` or `yes`; anything else, and nothing, is no.
  mutating func flag(_ column: Column) -> Bool {
    guard let cell = cell(column), cell.form != .array, cell.form != .object else { return false }
    let word = String(decoding: bytes[cell.bytes], as: UTF8.self).lowercased()
    return ["true", "1", "yes"].contains(word)
  }

  /// One end's times, each from the first of its columns that has one.
  mutating func end(scheduled: [Column], estimated: [Column], actual: [Column]) -> RecordedEnd {
    var end = RecordedEnd()
    end.scheduled = time(scheduled)
    end.estimated = time(estimated)
    end.actual = time(actual)
    return end
  }
}
