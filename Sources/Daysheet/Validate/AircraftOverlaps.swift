import Timelines

/// One aircraft on two flights at the same time: a registration or a time is wrong.
struct AircraftOverlaps {
  /// At the later flight of each pair.
  private(set) var warnings: [Diagnostic] = []
  private let zone: Zone
  private let inputs: [InputText]

  /// Clocks that are read by people and rounded may make two flights touch.
  private static let tolerance = 5

  private struct Stay {
    var flight: Flight
    var start: Instant
    var end: Instant
  }

  /// Best known times count, since schedules are kept while aircraft are swapped; flights that are cancelled or went
  /// elsewhere have none.
  init(_ flights: [Flight], asOf: Instant, zone: Zone, inputs: [InputText]) {
    self.zone = zone
    self.inputs = inputs
    var stays: [Registration: [Stay]] = [:]
    for flight in flights where flight.reportedStatus != .cancelled && flight.reportedStatus != .diverted {
      let known = KnownTimes(of: flight, at: asOf)
      guard let registration = Registration(flight.aircraft), let start = known.bestDeparture,
        let end = known.bestArrival, start < end
      else { continue }
      stays[registration, default: []].append(Stay(flight: flight, start: start, end: end))
    }
    for (registration, stays) in stays where stays.count > 1 { check(stays, of: registration) }
  }

  private mutating func check(_ stays: [Stay], of registration: Registration) {
    let sorted = stays.sorted { ($0.start, $0.flight.number) < ($1.start, $1.flight.number) }
    var last = sorted[0]
    for next in sorted.dropFirst() {
      if next.start.adding(minutes: Self.tolerance) < last.end { warn(registration, last, next) }
      if next.end > last.end { last = next }
    }
  }

  private mutating func warn(_ registration: Registration, _ first: Stay, _ second: Stay) {
    let text =
      "\(registration.mark) flies \(second.flight.number) from \(clock(second.start)) and "
      + "\(first.flight.number) until \(clock(first.end)) (line \(first.flight.row.location.line)): "
      + "one aircraft in two places"
    warnings.append(
      Diagnostic(
        .warning, .aircraftOverlap, text,
        at: second.flight.row.location(ofCell: second.flight.aircraft, in: inputs)))
  }

  private func clock(_ instant: Instant) -> String { zone.local(at: instant).clock }
}
