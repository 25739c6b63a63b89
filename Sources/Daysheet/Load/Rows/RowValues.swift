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

  /// `true`, `yes` or a one, also `1.00`; anything else, and nothing, is no.
  mutating func flag(_ column: Column) -> Bool {
    if let cell = cell(column), cell.form == .boolean {
      return bytes[cell.bytes.lowerBound] == UInt8(ascii: "t")
    }
    return read(column) { (cursor) throws(CellFault) in
      if let number = try? NumberText.parse(cursor) { return number == 1 }
      return ["true", "yes", "t", "y"].contains(cursor.text.lowercased())
    } ?? false
  }

  /// One end's times, each from the first of its columns that has one.
  mutating func end(scheduled: [Column], estimated: [Column], actual: [Column]) -> RecordedEnd {
    var end = RecordedEnd()
    end.scheduled = time(scheduled)
    end.estimated = time(estimated)
    end.actual = time(actual)
    return end
  }

  /// Take-off or landing, likewise.
  mutating func runway(scheduled: [Column] = [], estimated: [Column] = [], actual: [Column]) -> RecordedRunway
  {
    RecordedRunway(scheduled: time(scheduled), estimated: time(estimated), actual: time(actual))
  }
}
