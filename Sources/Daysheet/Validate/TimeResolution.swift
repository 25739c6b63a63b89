import Timelines

/// A flight's times as instants, with the warnings that resolving them gave.
struct ResolvedTimes {
  var departure = EndTimes()
  var arrival = EndTimes()
  var warnings: [OddTime] = []
}

/// A wall-clock time that stands for two instants or for none, and what it was taken for.
struct OddTime {
  /// `scheduled departure`.
  var name: String
  var taken: Instant
  var oddity: Reading.Oddity

  var code: Diagnostic.Code { oddity.code }

  /// The warning, at the cell of `row` that the time stands in.
  func warning(of row: RowReference, in inputs: [InputText]) -> Diagnostic {
    oddity.warning(about: name, taken: taken, at: row.location(of: oddity.local, in: inputs))
  }
}

/// Turns what files write into instants, each end in its own airport's zone (domain.md, "Time").
struct TimeResolver {
  private var zones: ZoneTable

  init(zones: ZoneTable) {
    self.zones = zones
  }

  /// - Parameters:
  ///   - origin: IATA code; empty or unknown to the table where no zone is known.
  ///   - destination: the same for the other end.
  mutating func times(of record: FlightRecord, origin: String, destination: String) -> ResolvedTimes {
    // The date of a record is the origin's, or the one at the sheet's airport: that end comes first.
    let isArrivalFirst = if case .local(.arrival, _, _) = record.route { true } else { false }
    var row = RowTimes(
      near: isArrivalFirst
        ? RowTimes.End(record.arrival, at: destination, named: "arrival")
        : RowTimes.End(record.departure, at: origin, named: "departure"),
      far: isArrivalFirst
        ? RowTimes.End(record.departure, at: origin, named: "departure")
        : RowTimes.End(record.arrival, at: destination, named: "arrival"),
      isForward: !isArrivalFirst, date: record.date,
      flightMinutes: record.flightMinutes.flatMap { $0 > 0 ? $0 : nil })
    row.resolve(with: &zones)
    return ResolvedTimes(
      departure: isArrivalFirst ? row.far.times : row.near.times,
      arrival: isArrivalFirst ? row.near.times : row.far.times,
      warnings: row.warnings)
  }
}

/// One row on its way to instants.
private struct RowTimes {
  /// The end that the record's date is about.
  var near: End
  var far: End
  /// Whether the far end comes later: the near one is the departure.
  var isForward: Bool
  /// The day of clock readings at the near end.
  var date: CalendarDate?
  var flightMinutes: Int?
  var warnings: [OddTime] = []

  struct End {
    var recorded: RecordedEnd
    var code: String
    var name: String
    var times = EndTimes()

    init(_ recorded: RecordedEnd, at code: String, named name: String) {
      self.recorded = recorded
      self.code = code
      self.name = name
    }
  }

  mutating func resolve(with zones: inout ZoneTable) {
    schedule(with: &zones)
    near.times.actual = moment(near.recorded.actual, "actual", of: near, isActual: true, with: &zones)
    near.times.estimated = moment(
      near.recorded.estimated, "estimated", of: near, isActual: false, with: &zones)
    far.times.actual = moment(far.recorded.actual, "actual", of: far, isActual: true, with: &zones)
    far.times.estimated = moment(far.recorded.estimated, "estimated", of: far, isActual: false, with: &zones)
    near.times.runway = runway(of: near, with: &zones)
    far.times.runway = runway(of: far, with: &zones)
    near.stateDelay(wallDelay(of: near.recorded))
    far.stateDelay(wallDelay(of: far.recorded))
  }

  // MARK: Scheduled times

  private mutating func schedule(with zones: inout ZoneTable) {
    guard var first = near.recorded.scheduled.flatMap({ reading($0, at: near.code, with: &zones) }) else {
      let lone = far.recorded.scheduled.flatMap { loneReading($0, with: &zones) }
      far.times.scheduled = lone?.instant
      if let lone { warn(about: lone, "scheduled", far) }
      return
    }
    var second = farReading(after: first.instant, with: &zones)
    if first.twin != nil, !fits(first, second) {
      let other = farReading(after: first.swapped.instant, with: &zones)
      if fits(first.swapped, other) { (first, second) = (first.swapped, other) }
    }
    near.times.scheduled = first.instant
    far.times.scheduled = second?.instant
    // Where the minutes decide between two readings there is nothing to warn of.
    let isDecided = fits(first, second)
    if !isDecided || first.twin == nil { warn(about: first, "scheduled", near) }
    if let second, !isDecided || second.twin == nil { warn(about: second, "scheduled", far) }
  }

  /// The far end's scheduled time when the near end's is `instant`.
  private func farReading(after instant: Instant, with zones: inout ZoneTable) -> Reading? {
    guard let recorded = far.recorded.scheduled else { return nil }
    if case .clock(let minutes, days: nil) = recorded {
      return undated(minutes, after: instant, flightMinutes: flightMinutes, with: &zones)
    }
    let dated = reading(recorded, at: far.code, with: &zones)
    guard let reading = dated, reading.twin != nil else { return dated }
    // Both ends in one repeated hour: an arrival that would come before its departure is the second reading.
    let isBefore = isForward ? reading.instant <= instant : reading.instant >= instant
    return fits(Reading(instant), reading.swapped) || isBefore ? reading.swapped : reading
  }

  /// The first reading after departure (or the last before arrival) that fits the flight's minutes if given.
  private func undated(
    _ minutes: Int, after instant: Instant, flightMinutes: Int?, with zones: inout ZoneTable
  ) -> Reading? {
    guard let zone = zones.zone(of: far.code, around: LocalTime(wallSeconds: instant.seconds)) else {
      return nil
    }
    let target = instant.adding(minutes: (flightMinutes ?? 0) * (isForward ? 1 : -1))
    return Reading.closest(minutes, in: zone, to: target) { isForward ? $0 > instant : $0 < instant }
  }

  /// The far end's time where the near end has none or is in no known zone.
  ///
  /// Only an arrival comes here, at the sheet's airport, whose day is judged by the two wall clocks.
  private func loneReading(_ recorded: RecordedTime, with zones: inout ZoneTable) -> Reading? {
    guard case .clock(let minutes, days: nil) = recorded, let date else {
      return reading(recorded, at: far.code, with: &zones)
    }
    let departure = near.recorded.scheduled.flatMap(wall) ?? LocalTime(date, minutes: 0)
    let target = departure.adding(minutes: flightMinutes ?? 0)
    var local = LocalTime(target.date, minutes: minutes % 1440)
    let apart = local.wallSeconds - target.wallSeconds
    if flightMinutes != nil {
      // The reading nearest to departure plus minutes: zones differ by less than half a day, mostly.
      if abs(apart) > 43_200 { local = local.adding(minutes: apart > 0 ? -1440 : 1440) }
    } else if apart < 0 {
      local = local.adding(minutes: 1440)
    }
    return zones.zone(of: far.code, around: local).map { Reading(local, in: $0) }
  }

  private func fits(_ first: Reading, _ second: Reading?) -> Bool {
    guard let second, let flightMinutes else { return false }
    return abs(second.instant.seconds - first.instant.seconds) == flightMinutes * 60
  }

  // MARK: Estimated and actual times

  private mutating func moment(
    _ recorded: RecordedTime?, _ kind: String, of end: End, isActual: Bool, with zones: inout ZoneTable
  ) -> Instant? {
    guard let recorded else { return nil }
    // A delay belongs to the actual time, and to the estimated one where there is no actual time.
    let delay = isActual || end.recorded.actual == nil ? end.recorded.delayMinutes : nil
    let delayed = delay.flatMap { end.times.scheduled?.adding(minutes: $0) }
    guard case .clock(let minutes, days: nil) = recorded else {
      guard let reading = reading(recorded, at: end.code, with: &zones) else { return nil }
      let decided = reading.deciding(for: delayed) ?? reading
      warn(about: decided, kind, end)
      return decided.instant
    }
    if let delayed { return delayed }
    guard let found = clockReading(minutes, of: end, with: &zones) else { return nil }
    warn(about: found, kind, end)
    return found.instant
  }

  private func runway(of end: End, with zones: inout ZoneTable) -> RunwayTimes? {
    guard !end.recorded.runway.isEmpty else { return nil }
    func instant(_ recorded: RecordedTime?) -> Instant? {
      recorded.flatMap { reading($0, at: end.code, with: &zones)?.instant }
    }
    let recorded = end.recorded.runway
    return RunwayTimes(
      scheduled: instant(recorded.scheduled), estimated: instant(recorded.estimated),
      actual: instant(recorded.actual))
  }

  /// The reading nearest to the scheduled time; without one, the nearest that goes with the other end.
  ///
  /// What follows an actual time at the other end never lies before it, however far that is from schedule: a flight that
  /// was diverted and went on in the morning arrived in the morning.
  private func clockReading(_ minutes: Int, of end: End, with zones: inout ZoneTable) -> Reading? {
    if end.name == far.name, let known = near.times.actual {
      return undated(minutes, after: known, flightMinutes: nil, with: &zones)
    }
    if let scheduled = end.times.scheduled {
      let around = LocalTime(wallSeconds: scheduled.seconds)
      return zones.zone(of: end.code, around: around).flatMap {
        Reading.closest(minutes, in: $0, to: scheduled)
      }
    }
    if end.name == far.name, let known = near.times.actual ?? near.times.estimated ?? near.times.scheduled {
      return undated(minutes, after: known, flightMinutes: flightMinutes, with: &zones)
    }
    return reading(.clock(minutes: minutes, days: 0), at: end.code, with: &zones)
  }

  // MARK: Readings

  private func reading(_ recorded: RecordedTime, at code: String, with zones: inout ZoneTable) -> Reading? {
    if case .instant(let instant, _) = recorded { return Reading(instant) }
    guard let local = wall(recorded) else { return nil }
    return zones.zone(of: code, around: local).map { Reading(local, in: $0) }
  }

  /// What the wall shows, a clock reading without a day on the record's date.
  private func wall(_ recorded: RecordedTime) -> LocalTime? {
    switch recorded {
    case .instant(let instant, let offset): LocalTime(wallSeconds: instant.seconds + offset)
    case .local(let local): local
    case .clock(let minutes, let days):
      date.map { LocalTime($0.adding(days: days ?? 0), minutes: minutes) }
    }
  }

  /// Minutes late by two clocks on one wall: what a late end is known by where its zone is not.
  private func wallDelay(of end: RecordedEnd) -> Int? {
    guard let scheduled = end.scheduled, let known = end.actual ?? end.estimated else { return nil }
    if case .clock(let first, days: nil) = scheduled, case .clock(let second, days: nil) = known {
      // The reading nearest to the schedule.
      return (second - first + 2160) % 1440 - 720
    }
    guard let first = wall(scheduled), let second = wall(known) else { return nil }
    return (second.wallSeconds - first.wallSeconds) / 60
  }

  private mutating func warn(about reading: Reading, _ kind: String, _ end: End) {
    guard let oddity = reading.oddity else { return }
    warnings.append(OddTime(name: "\(kind) \(end.name)", taken: reading.instant, oddity: oddity))
  }
}

extension RowTimes.End {
  /// A delay without a time of its own.
  ///
  /// - Parameter wallDelay: by the clocks of an end whose zone is not known.
  fileprivate mutating func stateDelay(_ wallDelay: Int?) {
    guard times.actual == nil, times.estimated == nil else { return }
    times.statedDelay = recorded.delayMinutes ?? (times.scheduled == nil ? wallDelay : nil)
  }
}
