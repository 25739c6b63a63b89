import Timelines

/// The times of one native row, brought from "here" and "there" to departure and arrival.
struct NativeTimes {
  var date: CalendarDate?
  var departure = RecordedEnd()
  var arrival = RecordedEnd()

  /// One of the times among them is needed, and a date where it is a clock reading.
  static let neededColumns: [NativeColumn] = [
    .date, .localTime, .scheduledDeparture, .scheduledArrival, .scheduled,
  ]

  init(_ row: inout Row<NativeColumn>, _ direction: Direction?, _ route: FlightRecord.Route?) {
    date = row.date(.date)
    departure.scheduled = time(&row, .scheduledDeparture)
    departure.estimated = time(&row, .estimatedDeparture)
    departure.actual = time(&row, .actualDeparture)
    arrival.scheduled = time(&row, .scheduledArrival)
    arrival.estimated = time(&row, .estimatedArrival)
    arrival.actual = time(&row, .actualArrival)
    switch direction {
    case .departure: fill(&row, here: &departure, there: &arrival)
    case .arrival: fill(&row, here: &arrival, there: &departure)
    case nil: break
    }
    anchor(route)
    if row.cell(.zone) != nil || row.cell(.departureZone) != nil || row.cell(.arrivalZone) != nil {
      let zones = [NativeColumn.departureZone, .arrivalZone].map { row.has($0) ? $0 : .zone }
      let isKnown = resolve(&row, &departure, in: zones[0])
      // One column may serve both ends; what is wrong with it is said once.
      if isKnown || zones[1] != zones[0] { resolve(&row, &arrival, in: zones[1]) }
    }
  }

  /// Times without an offset become instants where the row names their zone.
  ///
  /// - Returns: whether there is no fault in it.
  @discardableResult
  private func resolve(
    _ row: inout Row<NativeColumn>, _ end: inout RecordedEnd, in column: NativeColumn
  ) -> Bool {
    guard let name = row.text(column) else { return true }
    let day = LocalTime(date ?? CalendarDate(daysSince1970: 0), minutes: 0)
    let local = [end.scheduled, end.estimated, end.actual].lazy.compactMap { $0?.local(on: day.date) }.first
    guard let zone = row.zone(named: name, around: local ?? day) else {
      row.error(
        .badZone, "‘\(name)’ is no zone", at: column, hint: "Write Europe/Lisbon, UTC or +01:00.")
      return false
    }
    for time in [\RecordedEnd.scheduled, \.estimated, \.actual] {
      guard let local = end[keyPath: time]?.local(on: day.date) else { continue }
      let reading = zone.reading(local)
      if let oddity = reading.oddity {
        let place = row.reference.location(of: local, in: row.bytes)
        row.report(oddity.warning(about: "the time", taken: reading.instant, at: place))
      }
      end[keyPath: time] = zone.time(local)
    }
    return true
  }

  private func fill(_ row: inout Row<NativeColumn>, here: inout RecordedEnd, there: inout RecordedEnd) {
    let localTime = time(&row, .localTime)
    here.scheduled = here.scheduled ?? time(&row, .scheduled) ?? localTime
    here.estimated = here.estimated ?? time(&row, .estimated)
    here.actual = here.actual ?? time(&row, .actual)
    here.delayMinutes = row.minutes(.delayMinutes)
    // The best known time of the other end (domain.md): as a scheduled one, this end's delay would move it once more.
    there.estimated = there.estimated ?? time(&row, .otherEndTime)
  }

  /// The record's date is that of the origin's departure, or of the one end that the row is about; a scheduled clock
  /// reading there needs no finding out.
  private mutating func anchor(_ route: FlightRecord.Route?) {
    switch route {
    case .ends, .local(.departure, _, _): departure.scheduled = departure.scheduled.map(Self.onDate)
    case .local(.arrival, _, _): arrival.scheduled = arrival.scheduled.map(Self.onDate)
    case nil: break
    }
  }

  private static func onDate(_ time: RecordedTime) -> RecordedTime {
    guard case .clock(let minutes, nil) = time else { return time }
    return .clock(minutes: minutes, days: 0)
  }

  private func time(_ row: inout Row<NativeColumn>, _ column: NativeColumn) -> RecordedTime? {
    let time = row.time(column)
    if case .clock = time, date == nil {
      // A date that is there and cannot be read has its warning already.
      if !row.has(.date) {
        row.cannotRead(
          column,
          CellFault(
            code: .badTime, text: "a clock reading alone does not say its day",
            hint: "Add a column ‘date’, or write 2026-03-12T06:10."))
      }
      return nil
    }
    return time
  }
}

extension RecordedTime {
  /// The wall clock's reading, where it has no offset and its day is known.
  fileprivate func local(on date: CalendarDate) -> LocalTime? {
    switch self {
    case .instant, .clock(_, days: nil): nil
    case .local(let local): local
    case .clock(let minutes, let days?): LocalTime(date.adding(days: days), minutes: minutes)
    }
  }
}
