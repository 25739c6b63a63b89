import Timelines

/// A flight's times as they are known at one moment, and what they prove (domain.md, "A flight's times").
struct KnownTimes {
  /// What is known of the departure or the arrival at as-of.
  enum Event: Hashable {
    /// No time at all.
    case unknown
    /// Its best known time lies ahead.
    case pending
    /// A departure that the input's own word holds at the gate (domain.md, "At the gate").
    case held
    /// Its best known time has passed, and a file that knows such events says nothing of it (domain.md, "Overdue").
    case outstanding
    case happened
  }

  let asOf: Instant
  /// Estimated and actual at as-of: an actual time later than as-of is not known yet and counts as estimated.
  let departure: EndTimes
  let arrival: EndTimes
  /// Actual, else estimated, else scheduled plus a known delay, else the other end by the flight's minutes.
  let bestDeparture: Instant?
  let bestArrival: Instant?
  let departureEvent: Event
  let arrivalEvent: Event

  /// - Parameter events: of which kinds the input knows that they have happened; `nil`: estimate and schedule decide.
  init(of flight: Flight, at asOf: Instant, events: KnownEvents? = nil) {
    self.asOf = asOf
    departure = flight.departure.known(at: asOf)
    arrival = flight.arrival.known(at: asOf)
    let departureByDelay = departure.best(as: .departure, otherDelay: arrival.delay(as: .arrival))
    let arrivalByDelay = arrival.best(as: .arrival, otherDelay: departure.delay(as: .departure))
    bestDeparture =
      departureByDelay ?? flight.flightMinutes.flatMap { arrivalByDelay?.adding(minutes: -$0) }
    // Of the other airport the landing is news enough; when the gate was reached matters at the sheet's own only.
    let landing = flight.direction == .departure && arrival.actual == nil ? arrival.runway?.actual : nil
    bestArrival =
      landing ?? arrivalByDelay ?? flight.flightMinutes.flatMap { departureByDelay?.adding(minutes: $0) }
    departureEvent = Self.departureEvent(
      at: bestDeparture, asOf, word: flight.reportedStatus,
      isProven: departure.hasHappened || arrival.hasHappened,
      isRecorded: events?.records(.departure, isHere: flight.direction == .departure) ?? false)
    arrivalEvent = Self.arrivalEvent(
      at: bestArrival, asOf, word: flight.reportedStatus, isProven: arrival.hasHappened,
      isRecorded: events?.records(.arrival, isHere: flight.direction == .arrival) ?? false,
      after: departureEvent)
  }

  private static func departureEvent(
    at best: Instant?, _ asOf: Instant, word: Status?, isProven: Bool, isRecorded: Bool
  ) -> Event {
    if isProven { return .happened }
    guard let best else { return .unknown }
    if word == .boarding, asOf < best.adding(minutes: Overdue.patience) { return .held }
    if best > asOf { return .pending }
    // A word is news as well: a flight that is said to fly is not waited for at its gate.
    if let word, [.departed, .inFlight, .landed, .arrived].contains(word) { return .happened }
    return isRecorded ? .outstanding : .happened
  }

  private static func arrivalEvent(
    at best: Instant?, _ asOf: Instant, word: Status?, isProven: Bool, isRecorded: Bool,
    after departure: Event
  ) -> Event {
    if isProven { return .happened }
    guard let best else { return .unknown }
    if best > asOf || departure == .held || departure == .outstanding { return .pending }
    if let word, [.landed, .arrived].contains(word) { return .happened }
    return isRecorded ? .outstanding : .happened
  }

  /// 0…1 with four decimals, `nil` where an end is unknown or the arrival is not after the departure.
  var progress: Double? {
    guard let bestDeparture, let bestArrival,
      let fraction = Progress.fraction(from: bestDeparture, to: bestArrival, at: asOf)
    else { return nil }
    if arrivalEvent == .happened { return 1 }
    if departureEvent == .held || departureEvent == .outstanding { return 0 }
    if arrivalEvent == .outstanding { return 0.99 }
    let rounded = (fraction * 10_000).rounded() / 10_000
    // It reaches 1 when the flight lands, not before.
    return min(rounded, 0.9999)
  }

  /// Minutes since the best known time of what the input should have said and has not; `nil` where nothing is missing.
  var silentMinutes: Int? {
    if departureEvent == .outstanding { return bestDeparture.map(asOf.minutes(since:)) }
    return arrivalEvent == .outstanding ? bestArrival.map(asOf.minutes(since:)) : nil
  }

  var hasDeparted: Bool? { departureEvent == .unknown ? nil : departureEvent == .happened }
  var hasArrived: Bool? { arrivalEvent == .unknown ? nil : arrivalEvent == .happened }
}

/// When a flight that nothing is heard of is overdue, and when it is given up (domain.md, "Overdue").
enum Overdue {
  /// Minutes after the best known time.
  static let begins = 10
  /// Minutes for which a flight is waited for.
  static let patience = 180
}
