import Timelines

/// Status, delay and progress of a flight at as-of, which belong together: nothing is said of a flight that was lost
/// sight of.
struct StateAtAsOf {
  /// At the sheet's airport.
  let best: Instant
  let status: Status
  /// Minutes, negative when early; `nil` where nothing was heard for too long.
  let delayMinutes: Int?
  /// 0…1 with four decimals; `nil`: no plane.
  let progress: Double?
  /// Minutes since a departure or an arrival was expected that the input, which tells others, does not tell; from
  /// ``Overdue/begins`` on.
  let overdueMinutes: Int?

  init(_ known: KnownTimes, of flight: Flight, scheduled: Instant, _ events: KnownEvents) {
    best = (flight.direction == .arrival ? known.bestArrival : known.bestDeparture) ?? scheduled
    let delay = EndTimes.minutesLate(best, scheduled: scheduled)
    let word = known.status(word: flight.reportedStatus, delayMinutes: delay)
    let isOffPlan = word == .cancelled || word == .diverted
    let silence = isOffPlan ? nil : known.silentMinutes
    let isLost =
      silence.map { known.asOf >= events.dayEnd || $0 > Overdue.begins + Overdue.patience } ?? false
    status = isLost ? .unknown : word
    delayMinutes = isLost ? nil : delay
    overdueMinutes = isLost ? nil : silence.flatMap { $0 >= Overdue.begins ? $0 : nil }
    switch status {
    case .cancelled, .unknown: progress = nil
    // It went elsewhere; once it should have been here nobody knows how far it is.
    case .diverted where !known.arrival.hasHappened && (known.bestArrival.map { $0 <= known.asOf } ?? false):
      progress = nil
    default: progress = known.progress
    }
  }
}
