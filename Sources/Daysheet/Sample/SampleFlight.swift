import Timelines

/// One invented flight as it is known at the day's as-of.
struct SampleFlight {
  var airline: SampleAirline
  var number: Int
  var origin: SampleAirport
  var destination: SampleAirport
  var isArrival: Bool
  var departure: Instant
  var minutes: Int
  /// Minutes late at either end, negative when early.
  var departureDelay = 0
  var arrivalDelay = 0
  var isCancelled = false
  var isDiverted = false
  var terminal = ""
  var gate = ""
  var belt = ""
  var aircraft = ""
  var codeshares: [String] = []

  var arrival: Instant { departure.adding(minutes: minutes) }
  /// When it is on the sheet.
  var localTime: Instant { isArrival ? arrival : departure }
  var designator: String { "\(airline.code)\(number)" }

  /// What is known of an end at `asOf`: the actual time afterwards; before it an estimate once the flight is under way,
  /// or where it is late and within four hours.
  func known(
    _ scheduled: Instant, delay: Int, at asOf: Instant
  ) -> (estimated: Instant?, actual: Instant?) {
    if isCancelled { return (nil, nil) }
    let time = scheduled.adding(minutes: delay)
    if time <= asOf { return isDiverted && scheduled == arrival ? (nil, nil) : (nil, time) }
    let isUnderWay = departure.adding(minutes: departureDelay) <= asOf
    let isForeseen = delay >= 5 && scheduled < asOf.adding(minutes: 240)
    return (isUnderWay || isForeseen ? time : nil, nil)
  }

  /// Daysheet's word for the flight at `asOf`.
  func status(at asOf: Instant) -> Status {
    if isCancelled { return .cancelled }
    let left = departure.adding(minutes: departureDelay)
    let landed = arrival.adding(minutes: arrivalDelay)
    if isDiverted, left <= asOf { return .diverted }
    if landed <= asOf { return asOf.minutes(since: landed) < 20 ? .landed : .arrived }
    if left <= asOf { return asOf.minutes(since: left) < 15 ? .departed : .inFlight }
    if left.minutes(since: asOf) <= 35 { return .boarding }
    return departureDelay >= 15 && departure < asOf.adding(minutes: 240) ? .delayed : .scheduled
  }
}
