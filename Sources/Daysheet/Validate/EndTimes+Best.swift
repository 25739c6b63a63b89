import Timelines

/// What one end's times come to (domain.md, "A flight's times"): the sheet speaks of gates, and like is compared with like.
extension EndTimes {
  /// The times as they are known at `asOf`: an actual time later than it counts as estimated.
  func known(at asOf: Instant) -> EndTimes {
    var known = self
    if let actual, actual > asOf { (known.estimated, known.actual) = (actual, nil) }
    if let actual = runway?.actual, actual > asOf {
      known.runway?.estimated = actual
      known.runway?.actual = nil
    }
    return known
  }

  /// Whether it is known to have happened, at the gate or on the runway.
  var hasHappened: Bool { actual != nil || runway?.actual != nil }

  /// Minutes late by what is known of this end alone; `nil` where nothing but the schedule is.
  func delay(as direction: Direction) -> Int? {
    guard let scheduled else { return statedDelay }
    return own(as: direction).map { Self.minutesLate($0, scheduled: scheduled) }
  }

  func best(as direction: Direction, otherDelay: Int?) -> Instant? {
    own(as: direction) ?? scheduled?.adding(minutes: otherDelay ?? 0)
  }

  /// Whole minutes, negative when early; towards zero, so that half a minute early is on time.
  static func minutesLate(_ time: Instant, scheduled: Instant) -> Int {
    (time.seconds - scheduled.seconds) / 60
  }

  /// Whether lateness here is known only from a landing after the time at which the gate was to be reached: the least that
  /// it can be.
  func isLateByLanding(as direction: Direction) -> Bool {
    guard direction == .arrival, actual == nil, let landing = runway?.actual, let scheduled else {
      return false
    }
    return landing > scheduled && own(as: direction) == landing
  }

  /// The time at the gate by what is known of this end alone.
  private func own(as direction: Direction) -> Instant? {
    if let actual { return actual }
    let paired = scheduled.flatMap { runway?.paired(with: $0) }
    let time = estimated ?? paired ?? scheduled.flatMap(stated)
    guard let runway else { return time }
    let planned = time ?? scheduled
    switch direction {
    case .departure:
      // A take-off proves that it has left, and says no more.
      guard let takeOff = runway.actual else { return planned == nil ? runway.estimated : time }
      return planned.map { min($0, takeOff) } ?? takeOff
    case .arrival:
      // No gate is reached before the landing; how long after it, nobody has said.
      guard let landing = runway.actual ?? (time == nil ? runway.estimated : nil) else { return time }
      return planned.map { max($0, landing) } ?? landing
    }
  }

  private func stated(_ scheduled: Instant) -> Instant? { statedDelay.map(scheduled.adding(minutes:)) }
}

extension RunwayTimes {
  /// Actual, else estimated.
  fileprivate var direct: Instant? { actual ?? estimated }

  /// The time at the gate that is as late as the runway's times are by their own schedule.
  fileprivate func paired(with gate: Instant) -> Instant? {
    guard let direct, let scheduled else { return nil }
    return scheduled == gate
      ? direct : gate.adding(minutes: EndTimes.minutesLate(direct, scheduled: scheduled))
  }
}
