import Testing
import Timelines

@testable import Daysheet

/// What must hold for every flight, whatever its file says: by seeded random flights.
struct ConsistencyTests {
  @Test(arguments: 0..<60)
  func statusProgressAndDelayAgree(seed: Int) throws {
    var random = RandomFlights(seed: UInt64(1000 + seed))
    let hour = seed % 24
    let asOf = "2026-03-12T\(hour < 10 ? "0" : "")\(hour):17"
    let sheet = try sheet(random.records(80), airport: "LIS", day: "2026-03-12", asOf: asOf)
    let summary = sheet.summary
    #expect(summary.flights.count == 80)
    for line in summary.flights { check(line, asOf: sheet.asOf) }
    #expect(summary.hours.reduce(0) { $0 + $1.flights } == 80)
    #expect(summary.hours.reduce(0) { $0 + $1.delayed } == summary.counts.delayed)
    #expect(zip(summary.flights, summary.flights.dropFirst()).allSatisfy { $0.localTime <= $1.localTime })
  }

  private func check(_ line: FlightLine, asOf: Instant) {
    if let delay = line.delayMinutes {
      #expect(line.best.seconds - line.localTime.seconds - delay * 60 < 60)
    }
    #expect(line.actual.map { $0 <= asOf } ?? true)
    #expect(line.flightMinutes ?? 1 > 0)
    #expect((line.status == .unknown) == (line.delayMinutes == nil))
    #expect((line.overdueMinutes ?? 10) >= 10)
    if line.overdueMinutes != nil { #expect([.scheduled, .delayed, .inFlight].contains(line.status)) }

    if line.status == .cancelled || line.status == .unknown { #expect(line.progress == nil) }
    if let progress = line.progress {
      #expect((0...1).contains(progress))
      #expect((progress * 10_000).rounded() / 10_000 == progress)
      if line.status != .diverted {
        #expect((progress == 1) == (line.status == .landed || line.status == .arrived))
      }
      if line.bestDeparture.map({ $0 > asOf }) == true { #expect(progress == 0 || progress == 1) }
    } else if ![.cancelled, .unknown, .diverted].contains(line.status), let departure = line.bestDeparture,
      let arrival = line.bestArrival
    {
      #expect(arrival.minutes(since: departure) <= 0)
    }
    if line.overdueMinutes == nil, line.bestDeparture.map({ $0 > asOf }) == true,
      line.bestArrival.map({ $0 > asOf }) == true
    {
      #expect([.scheduled, .delayed, .boarding, .cancelled, .diverted].contains(line.status))
    }
  }
}
