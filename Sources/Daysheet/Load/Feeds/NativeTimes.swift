import Timelines

/// The times of one native row, brought from "here" and "there" to departure and arrival.
struct NativeTimes {
  var date: CalendarDate?
  var departure = RecordedEnd()
  var arrival = RecordedEnd()
  /// Clock readings in a zone of their own, which are no instants yet.
  private var zoned: [(time: WritableKeyPath<NativeTimes, RecordedTime?>, zone: ZoneText)] = []

  /// One of the times among them is needed, and a date where it is a clock reading.
  static let neededColumns: [NativeColumn] = [
    .date, .localTime, .scheduledDeparture, .scheduledArrival, .scheduled,
  ]

  init(_ row: inout Row<NativeColumn>, _ direction: Direction?, _ route: FlightRecord.Route?) {
    date = row.date(.date)
    departure.scheduled = time(&row, .scheduledDeparture, \.departure.scheduled)
    departure.estimated = time(&row, .estimatedDeparture, \.departure.estimated)
    departure.actual = time(&row, .actualDeparture, \.departure.actual)
    arrival.scheduled = time(&row, .scheduledArrival, \.arrival.scheduled)
    arrival.estimated = time(&row, .estimatedArrival, \.arrival.estimated)
    arrival.actual = time(&row, .actualArrival, \.arrival.actual)
    switch direction {
    case .departure: fill(&row, here: \.departure, there: \.arrival)
    case .arrival: fill(&row, here: \.arrival, there: \.departure)
    case nil: break
    }
    if date != nil { anchor(route) }
    for (time, zone) in zoned { resolve(time, in: zone, &row) }
    if row.cell(.zone) != nil || row.cell(.departureZone) != nil || row.cell(.arrivalZone) != nil {
      let zones = [NativeColumn.departureZone, .arrivalZone].map { row.has($0) ? $0 : .zone }
      let isKnown = resolve(&row, \.departure, in: zones[0])
      // One column may serve both ends; what is wrong with it is said once.
      if isKnown || zones[1] != zones[0] { resolve(&row, \.arrival, in: zones[1]) }
    }
  }

  /// Times without an offset become instants where the row names their zone.
  ///
  /// - Returns: whether there is no fault in it.
  @discardableResult
  private mutating func resolve(
    _ row: inout Row<NativeColumn>, _ end: WritableKeyPath<NativeTimes, RecordedEnd>, in column: NativeColumn
  ) -> Bool {
    guard let name = row.text(column) else { return true }
    let day = LocalTime(date ?? CalendarDate(daysSince1970: 0), minutes: 0)
    let times = [\RecordedEnd.scheduled, \.estimated, \.actual].map { end.appending(path: $0) }
    let local = times.compactMap { self[keyPath: $0]?.local(on: day.date) }.first
    guard let zone = row.zone(named: name, around: local ?? day) else {
      row.error(
        .badZone, "‘\(name)’ is no zone", at: column, hint: "Write Europe/Lisbon, UTC or +01:00.")
      return false
    }
    for time in times { resolve(time, in: zone, &row) }
    return true
  }

  /// A clock reading whose day must be found out is the first one after the departure (domain.md, "Time").
  private mutating func resolve(
    _ time: WritableKeyPath<NativeTimes, RecordedTime?>, in zone: ZoneText, _ row: inout Row<NativeColumn>
  ) {
    guard let recorded = self[keyPath: time] else { return }
    var local = recorded.local(on: date ?? CalendarDate(daysSince1970: 0))
    if case .clock(let minutes, days: nil) = recorded, let date {
      local = LocalTime(date, minutes: minutes)
      if case .instant(let left, _)? = departure.scheduled, time != \.departure.scheduled,
        let early = local, zone.reading(early).instant < left
      {
        local = LocalTime(date.adding(days: 1), minutes: minutes)
      }
    }
    guard let local else { return }
    let reading = zone.reading(local)
    if let oddity = reading.oddity {
      let place = row.reference.location(of: local, in: row.bytes)
      row.report(oddity.warning(about: "the time", taken: reading.instant, at: place))
    }
    self[keyPath: time] = zone.time(local)
  }

  private mutating func fill(
    _ row: inout Row<NativeColumn>, here: WritableKeyPath<NativeTimes, RecordedEnd>,
    there: WritableKeyPath<NativeTimes, RecordedEnd>
  ) {
    let scheduled = here.appending(path: \.scheduled)
    let localTime = time(&row, .localTime, scheduled)
    self[keyPath: scheduled] = self[keyPath: scheduled] ?? time(&row, .scheduled, scheduled) ?? localTime
    fill(&row, here.appending(path: \.estimated), .estimated)
    fill(&row, here.appending(path: \.actual), .actual)
    self[keyPath: here].delayMinutes = row.minutes(.delayMinutes)
    let report = row.cell(.progress) == nil ? nil : ReportedState(&row)
    self[keyPath: here].partRunway(isLost: report?.status == .unknown)
    // The best known time of the other end (domain.md): as a scheduled one, this end's delay would move it once more.
    let hasHappened = report?.hasHappened(there == \.departure ? .departure : .arrival) ?? false
    fill(&row, there.appending(path: hasHappened ? \.actual : \.estimated), .otherEndTime)
  }

  private mutating func fill(
    _ row: inout Row<NativeColumn>, _ path: WritableKeyPath<NativeTimes, RecordedTime?>,
    _ column: NativeColumn
  ) {
    if self[keyPath: path] == nil { self[keyPath: path] = time(&row, column, path) }
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

  private mutating func time(
    _ row: inout Row<NativeColumn>, _ column: NativeColumn,
    _ path: WritableKeyPath<NativeTimes, RecordedTime?>
  ) -> RecordedTime? {
    var zone: ZoneText?
    guard let time = row.writtenTime(column, zone: &zone) else { return nil }
    if let zone { zoned.append((path, zone)) }
    guard case .clock = time, date == nil else { return time }
    // Where the sheet's day is known, and the file has no dates, it is on that day, by the airport's clock.
    if row.isDayGiven, zone == nil, row.cell(.date) == nil { return time }
    // A date that is there and cannot be read has its warning already.
    if !row.has(.date) {
      row.cannotRead(
        column,
        CellFault(
          code: .badTime, text: "a clock reading alone does not say its day",
          hint: "Add a column ‘date’, write 2026-03-12T06:10, or say --day."))
    }
    return nil
  }
}

/// What a flights.csv says beside its times.
private struct ReportedState {
  let status: Status?
  private let hasLeft: Bool
  private let hasArrived: Bool

  init(_ row: inout Row<NativeColumn>) {
    status = row.text(.status).flatMap(Status.init(rawValue:))
    let progress = row.text(.progress).flatMap(Double.init) ?? 0
    hasArrived = progress == 1 || status == .landed || status == .arrived
    hasLeft = hasArrived || progress > 0 || status == .departed || status == .inFlight
  }

  func hasHappened(_ event: Direction) -> Bool { event == .departure ? hasLeft : hasArrived }
}

extension RecordedEnd {
  /// Takes times that are not what the stated delay comes to for take-off or landing: flights.csv has the delay at the
  /// gate, and in `actual` and `estimated` the runway's times where nothing else is known.
  ///
  /// - Parameter isLost: nothing was heard of the flight; its delay is empty, and its estimate is the time at the gate.
  fileprivate mutating func partRunway(isLost: Bool) {
    guard let scheduled = scheduled?.instant else { return }
    func isOfGate(_ time: RecordedTime?) -> Bool {
      guard let time = time?.instant else { return true }
      return delayMinutes.map { $0 == EndTimes.minutesLate(time, scheduled: scheduled) } ?? true
    }
    if !isOfGate(actual) || (isLost && delayMinutes == nil && estimated != nil) {
      (runway.actual, actual) = (actual, nil)
    }
    if actual == nil, !isOfGate(estimated) { (runway.estimated, estimated) = (estimated, nil) }
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
