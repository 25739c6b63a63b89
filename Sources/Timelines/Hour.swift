/// An hour of a ``Day``: an interval of instants between two full hours of the wall clock or changes of its offset.
///
/// Both 02:00 hours of an autumn night are hours of their own and the missing one in spring is none. The first and the
/// last may be short (a day that starts at 04:30, Lord Howe's half hour).
public struct Hour: Hashable, Sendable {
  /// Position in ``Day/hours``: on a common day that starts at 00:00, the wall clock's hour.
  public let index: Int
  public let start: Instant
  public let end: Instant
  /// What the wall clock shows at the start.
  public let local: LocalTime
  /// Seconds ahead of UTC.
  public let offset: Int
  /// Whether the day has another hour with the same reading, so that a label needs the offset.
  public let isAmbiguous: Bool

  /// `02:00`, or `02:00 UTC+2` where the clocks show it twice.
  public var label: String {
    isAmbiguous ? "\(local.clock) \(Self.shortOffset(offset))" : local.clock
  }

  public func contains(_ instant: Instant) -> Bool {
    start <= instant && instant < end
  }

  /// `UTC+2`, `UTC−3:30`: an offset as people write it.
  public static func shortOffset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + (minutes % 60).padded(2)
    return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60)\(rest)"
  }

  static func hours(from start: Instant, to end: Instant, in zone: Zone) -> [Hour] {
    let bounds = boundaries(from: start, to: end, in: zone) + [end]
    let readings = bounds.dropLast().map(zone.local(at:))
    // An hour is ambiguous when the clock shows any minute of it twice on this day.
    return readings.indices.map { index in
      let length = bounds[index + 1].seconds - bounds[index].seconds
      let shown = readings[index].wallSeconds..<(readings[index].wallSeconds + length)
      let isRepeated = readings.indices.contains { other in
        let otherLength = bounds[other + 1].seconds - bounds[other].seconds
        let otherShown = readings[other].wallSeconds..<(readings[other].wallSeconds + otherLength)
        return other != index && shown.overlaps(otherShown)
      }
      return Hour(
        index: index, start: bounds[index], end: bounds[index + 1], local: readings[index],
        offset: zone.offset(at: bounds[index]), isAmbiguous: isRepeated)
    }
  }

  /// The day's start, every full hour of the wall clock and every change of offset before `end`.
  private static func boundaries(from start: Instant, to end: Instant, in zone: Zone) -> [Instant] {
    var bounds = [start]
    let changes = zone.changes(from: start, to: end) + [end]
    var segment = start
    for change in changes {
      let offset = zone.offset(at: segment)
      let intoHour = (segment.seconds + offset).flooredDivision(by: 3600).remainder
      var next = segment.adding(seconds: 3600 - intoHour)
      while next < change {
        bounds.append(next)
        next = next.adding(seconds: 3600)
      }
      if change < end, change > start { bounds.append(change) }
      segment = change
    }
    return bounds
  }
}
