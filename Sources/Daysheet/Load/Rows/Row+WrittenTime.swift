import Timelines

extension Row {
  /// A time as programs and people write it.
  ///
  /// - Parameter zone: set where the cell has a clock reading in a zone but no date to make an instant of it.
  mutating func writtenTime(_ column: Column, zone: inout ZoneText?) -> RecordedTime? {
    if let timeFormat { return read(column, timeFormat.parse) }
    let styles = timeStyles
    let reading: TimeReading? = read(column) { (cursor) throws(CellFault) in
      if let time = try? TimeText.parse(cursor) { return .plain(time) }
      return .written(
        try WrittenTime.parse(cursor) { styles?.style(of: column) ?? TimeStyle() })
    }
    switch reading {
    case .plain(let time): return time
    case .written(let time): return recorded(time, column, &zone)
    case nil: return nil
    }
  }

  private mutating func recorded(
    _ time: WrittenTime, _ column: Column, _ zone: inout ZoneText?
  ) -> RecordedTime? {
    guard let text = time.date else {
      if let name = time.zone { zone = self.zone(name, around: LocalTime(wallSeconds: 0), column) }
      if time.zone != nil, zone == nil { return nil }
      return .clock(minutes: time.minutes, days: time.days ?? (time.minutes >= 1440 ? 0 : nil))
    }
    guard let date = calendarDate(text, column) else { return nil }
    let local = LocalTime(date, minutes: time.minutes)
    guard let name = time.zone else { return .local(local) }
    return self.zone(name, around: local, column)?.time(local)
  }

  private mutating func zone(
    _ name: WrittenTime.ZoneName, around local: LocalTime, _ column: Column
  ) -> ZoneText? {
    switch name {
    case .offset(let seconds): return ZoneText(offset: seconds)
    case .named(let name):
      if let zone = zone(named: name, around: local) { return zone }
      let text = "‘\(name)’ is no zone, or the name of several"
      cannotRead(
        column,
        CellFault(code: .badTime, text: text, hint: "Write Europe/Lisbon, UTC or +01:00 behind the time."))
      return nil
    }
  }

  /// The date, where it has its year and one reading; else a fault of the cell.
  mutating func calendarDate(_ text: DateText, _ column: Column) -> CalendarDate? {
    switch text {
    case .none, .year:
      cannotRead(column, CellFault(code: .badDate, text: "the cell has no whole date"))
      return nil
    case .date, .numbers: break
    }
    guard let reading = resolved(text, in: column) else {
      let hint = "Say --date-order dmy, mdy or ymd, or write it as 2026-03-12."
      cannotRead(column, CellFault(code: .badDate, text: "the date may be read in two ways", hint: hint))
      return nil
    }
    guard let year = reading.year else {
      cannotRead(
        column, CellFault(code: .badDate, text: "the date has no year", hint: "Write it as 2026-03-12."))
      return nil
    }
    return CalendarDate(year: year, month: reading.month, day: reading.day)
  }
}

private enum TimeReading {
  case plain(RecordedTime)
  case written(WrittenTime)
}
