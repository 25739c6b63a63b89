import Timelines

/// An instant that a wall-clock reading stands for, and what is odd about it.
struct Reading {
  var instant: Instant
  /// The other instant that has the same reading, where the clocks went back over it.
  var twin: Instant?
  /// What the wall shows, where there is something to say about it.
  var oddity: Oddity?

  struct Oddity {
    var code: Diagnostic.Code
    var local: LocalTime
    var zone: Zone
  }

  init(_ instant: Instant) {
    self.instant = instant
  }

  init(_ local: LocalTime, in zone: Zone) {
    switch zone.resolve(local) {
    case .unique(let instant):
      self.instant = instant
    case .repeated(let first, let second):
      instant = first
      twin = second
      oddity = Oddity(code: .repeatedTime, local: local, zone: zone)
    case .missing(let moved):
      instant = moved
      oddity = Oddity(code: .skippedTime, local: local, zone: zone)
    }
  }

  /// The reading as its other instant; the same where it has none.
  var swapped: Reading {
    var reading = self
    guard let twin else { return self }
    reading.instant = twin
    reading.twin = instant
    return reading
  }

  /// The reading as the one of its instants that is `wanted`, no longer ambiguous; `nil` where neither is.
  func deciding(for wanted: Instant?) -> Reading? {
    guard let wanted, instant == wanted || twin == wanted else { return nil }
    var reading = instant == wanted ? self : swapped
    reading.twin = nil
    if reading.oddity?.code == .repeatedTime { reading.oddity = nil }
    return reading
  }

  /// Of all days, the reading of a clock that is nearest to `target` among the allowed ones.
  ///
  /// - Parameter minutes: past midnight; whole days in it do not count.
  static func closest(
    _ minutes: Int, in zone: Zone, to target: Instant, where isAllowed: (Instant) -> Bool = { _ in true }
  ) -> Reading? {
    let date = zone.local(at: target).date
    var best: Reading?
    for days in -1...1 {
      let reading = Reading(LocalTime(date.adding(days: days), minutes: minutes % 1440), in: zone)
      for option in reading.twin == nil ? [reading] : [reading, reading.swapped]
      where isAllowed(option.instant) {
        let distance = abs(option.instant.seconds - target.seconds)
        if let best, abs(best.instant.seconds - target.seconds) <= distance { continue }
        best = option
      }
    }
    return best
  }
}

extension Reading.Oddity {
  /// The warning that domain.md ("Time") asks for, about a time called `name` of the row at `location`.
  func warning(about name: String, taken: Instant, at location: SourceLocation) -> Diagnostic {
    let shown = "\(name) \(local.date) \(local.clock)"
    let meant = zone.iso8601(taken)
    return code == .repeatedTime
      ? Diagnostic(
        .warning, code, "\(shown) occurs twice in \(zone); taken as \(meant)", at: location,
        hint: "Write the time with its offset to say which one is meant.")
      : Diagnostic(
        .warning, code, "\(shown) does not exist in \(zone), where the clocks go forward; taken as \(meant)",
        at: location)
  }
}
