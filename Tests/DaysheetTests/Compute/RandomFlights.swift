import Timelines

@testable import Daysheet

/// Invented rows with every combination of what a file may leave out; the same for the same seed.
struct RandomFlights {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func records(_ count: Int) -> [FlightRecord] { (0..<count).map { record($0) } }

  private mutating func record(_ index: Int) -> FlightRecord {
    let others = ["OPO", "JFK", "KTM", "GRU", "QQQ", "AKL", ""]
    let other = others[below(others.count)]
    let isArrival = chance(50)
    var record = FlightRecord(
      row: .unplaced, number: "TP\(1000 + index)",
      route: isArrival ? .ends(origin: other, destination: "LIS") : .ends(origin: "LIS", destination: other))
    // 12 March 2026 in Lisbon, which is UTC, with some of the days before and after.
    let midnight = 20_524 * 86_400
    let here = Instant(seconds: midnight).adding(minutes: below(1440))
    let length = 40 + below(900)
    record.departure.scheduled = .instant(isArrival ? here.adding(minutes: -length) : here, offset: 0)
    record.arrival.scheduled = .instant(isArrival ? here : here.adding(minutes: length), offset: 0)
    record.departure = end(record.departure)
    record.arrival = end(record.arrival)
    if chance(30) {
      if isArrival { record.departure.scheduled = nil } else { record.arrival.scheduled = nil }
    }
    if chance(50) { record.flightMinutes = chance(90) ? length : below(3) - 1 }
    if chance(60) {
      let words = Status.allCases
      record.status = words[below(words.count)].rawValue
    }
    record.isCancelled = chance(5)
    record.isDiverted = chance(5)
    if chance(20) { record.codeshares = ["LH\(below(9000))", "UA \(below(9000))"] }
    return record
  }

  private mutating func end(_ end: RecordedEnd) -> RecordedEnd {
    guard case .instant(let scheduled, _) = end.scheduled else { return end }
    var end = end
    // Seconds too: some feeds have them.
    func late(_ seconds: Int) -> RecordedTime { .instant(scheduled.adding(seconds: seconds), offset: 0) }
    let seconds = chance(30) ? below(60) : 0
    if chance(30) { end.estimated = late((below(120) - 20) * 60 + seconds) }
    if chance(30) { end.actual = late((below(200) - 30) * 60 + seconds) }
    if chance(20) { end.delayMinutes = below(100) - 10 }
    if chance(25) {
      let taxi = below(30) * 60
      func rolled(_ percent: Int) -> RecordedTime? {
        chance(percent) ? late((below(150) - 20) * 60 + taxi + seconds) : nil
      }
      end.runway = RecordedRunway(
        scheduled: chance(50) ? late(taxi) : nil, estimated: rolled(40), actual: rolled(60))
    }
    return end
  }
}
