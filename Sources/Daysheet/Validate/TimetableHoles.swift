import Timelines

/// Hours without a flight in the middle of a busy airport's day: the file may have been cut off, or lack a part.
enum TimetableHoles {
  /// Minutes past midnight.
  private static let waking = (start: 6 * 60, end: 22 * 60)
  private static let shortest = 120
  /// So many flights are missing by the day's own rate: far more than waves of departures leave open.
  private static let missing = 25

  /// - Parameter flights: in the order of their scheduled times.
  static func warnings(_ flights: [Flight], on day: Day, file: SourceLocation) -> [Diagnostic] {
    [Direction.arrival, .departure].flatMap { direction in
      let times = flights.filter { $0.direction == direction }.compactMap(\.here.scheduled)
      return holes(in: times, of: day).map { hole in
        let (start, end) = (day.zone.local(at: hole.lowerBound), day.zone.local(at: hole.upperBound))
        return Diagnostic(
          .warning, .timetableHole,
          "no \(direction.rawValue) from \(start.clock) to \(end.clock), although the sheet has \(times.count)",
          at: file, hint: "Is the file complete?")
      }
    }
  }

  private static func holes(in times: [Instant], of day: Day) -> [Range<Instant>] {
    let waking = wakingHours(of: day)
    let minutes = waking.reduce(0) { $0 + $1.upperBound.minutes(since: $1.lowerBound) }
    let rate = Double(times.count { time in waking.contains { $0.contains(time) } }) / Double(max(1, minutes))
    return waking.flatMap { hours in
      let within = times.filter(hours.contains)
      return zip([hours.lowerBound] + within, within + [hours.upperBound]).map { $0..<$1 }
    }
    .filter { gap in
      let minutes = gap.upperBound.minutes(since: gap.lowerBound)
      return minutes >= shortest && Double(minutes) * rate >= Double(missing)
    }
  }

  /// The part of the day in which a busy airport does not rest: two parts where the day begins in the middle of it.
  private static func wakingHours(of day: Day) -> [Range<Instant>] {
    [day.date, day.date.adding(days: 1)].compactMap { date in
      let start = max(day.start, Reading(LocalTime(date, minutes: waking.start), in: day.zone).instant)
      let end = min(day.end, Reading(LocalTime(date, minutes: waking.end), in: day.zone).instant)
      return start < end ? start..<end : nil
    }
  }
}
