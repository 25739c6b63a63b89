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
    let hasLanded = line.bestArrival.map { $0 <= asOf }
    let hasLeft = line.bestDeparture.map { $0 <= asOf }
    #expect(line.best.seconds - line.localTime.seconds - line.delayMinutes * 60 < 60)
    #expect(line.actual.map { $0 <= asOf } ?? true)
    #expect(line.status != .unknown)
    #expect(line.flightMinutes ?? 1 > 0)

    if line.status == .cancelled { #expect(line.progress == nil) }
    if let progress = line.progress {
      #expect((0...1).contains(progress))
      #expect((progress * 10_000).rounded() / 10_000 == progress)
      #expect((progress == 1) == (hasLanded == true && hasLeft == true))
      if hasLeft == false { #expect(progress == 0) }
    } else if line.status != .cancelled, let departure = line.bestDeparture, let arrival = line.bestArrival {
      #expect(arrival.minutes(since: departure) <= 0)
    }
    switch line.status {
    case .inFlight, .departed: #expect(hasLanded != true && hasLeft != false)
    case .landed, .arrived: #expect(hasLanded != false)
    case .scheduled, .delayed, .boarding: #expect(hasLanded != true && hasLeft != true)
    case .cancelled, .diverted, .unknown: break
    }
  }
}
