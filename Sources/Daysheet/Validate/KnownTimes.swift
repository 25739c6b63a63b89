import Timelines

/// A flight's times as they are known at one moment (domain.md, "A flight's times").
struct KnownTimes {
  let asOf: Instant
  /// Estimated and actual at as-of: an actual time later than as-of is not known yet and counts as estimated.
  let departure: EndTimes
  let arrival: EndTimes
  /// Actual, else estimated, else scheduled plus a known delay, else the other end by the flight's minutes.
  let bestDeparture: Instant?
  let bestArrival: Instant?

  init(of flight: Flight, at asOf: Instant) {
    self.asOf = asOf
    departure = flight.departure.known(at: asOf)
    arrival = flight.arrival.known(at: asOf)
    let departureByDelay = departure.best(otherDelay: arrival.delay)
    let arrivalByDelay = arrival.best(otherDelay: departure.delay)
    bestDeparture =
      departureByDelay ?? flight.flightMinutes.flatMap { arrivalByDelay?.adding(minutes: -$0) }
    bestArrival = arrivalByDelay ?? flight.flightMinutes.flatMap { departureByDelay?.adding(minutes: $0) }
  }

  /// 0…1 with four decimals, `nil` where an end is unknown or the arrival is not after the departure.
  var progress: Double? {
    guard let bestDeparture, let bestArrival,
      let fraction = Progress.fraction(from: bestDeparture, to: bestArrival, at: asOf)
    else { return nil }
    let rounded = (fraction * 10_000).rounded() / 10_000
    // It reaches 1 when the flight lands, not before.
    return fraction < 1 ? min(rounded, 0.9999) : 1
  }

  var hasDeparted: Bool? { bestDeparture.map { $0 <= asOf } }
  var hasArrived: Bool? { bestArrival.map { $0 <= asOf } }
}

extension EndTimes {
  fileprivate func known(at asOf: Instant) -> EndTimes {
    guard let actual, actual > asOf else { return self }
    return EndTimes(scheduled: scheduled, estimated: actual, actual: nil, statedDelay: statedDelay)
  }

  /// Actual, else estimated.
  private var direct: Instant? { actual ?? estimated }

  /// Minutes late by what is known of this end alone; `nil` where nothing but the schedule is.
  fileprivate var delay: Int? {
    guard let direct, let scheduled else { return statedDelay }
    return Self.minutesLate(direct, scheduled: scheduled)
  }

  /// Whole minutes, negative when early; towards zero, so that half a minute early is on time.
  static func minutesLate(_ time: Instant, scheduled: Instant) -> Int {
    (time.seconds - scheduled.seconds) / 60
  }

  fileprivate func best(otherDelay: Int?) -> Instant? {
    direct ?? scheduled?.adding(minutes: statedDelay ?? otherDelay ?? 0)
  }
}
