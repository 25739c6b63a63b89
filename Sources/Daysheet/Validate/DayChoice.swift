import Timelines

/// Which day a sheet shows (product.md, `--day`).
enum DayChoice {
  /// - Parameters:
  ///   - scheduled: the scheduled times at the sheet's airport.
  ///   - zone: the sheet's.
  static func date(
    options: ReportOptions, scheduled: [Instant], zone: Zone, now: Instant, file: SourceLocation
  ) throws(RunError) -> CalendarDate {
    switch options.day {
    case .date(let date): return date
    case .relative(let days):
      return Day.date(of: now, in: zone, startMinutes: options.dayStart).adding(days: days)
    case .automatic:
      let counts = self.counts(scheduled, zone: zone, startMinutes: options.dayStart)
      if counts.count == 1, let only = counts.first { return only.date }
      throw ambiguous(counts, file: file)
    }
  }

  /// The day that the options name; `nil` where the flights decide.
  static func given(_ options: ReportOptions, in place: ZoneChoice, now: Instant) -> CalendarDate? {
    switch options.day {
    case .date(let date): date
    case .relative(let days):
      Day.date(of: now, in: place.zone(around: now), startMinutes: options.dayStart).adding(days: days)
    case .automatic: nil
    }
  }

  static func counts(
    _ scheduled: [Instant], zone: Zone, startMinutes: Int
  ) -> [(date: CalendarDate, flights: Int)] {
    var counts: [CalendarDate: Int] = [:]
    var last: Day?
    for instant in scheduled {
      if let last, last.contains(instant) {
        counts[last.date, default: 0] += 1
        continue
      }
      let date = Day.date(of: instant, in: zone, startMinutes: startMinutes)
      counts[date, default: 0] += 1
      last = Day(date, in: zone, startMinutes: startMinutes)
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func ambiguous(
    _ counts: [(date: CalendarDate, flights: Int)], file: SourceLocation
  ) -> RunError {
    let shown = counts.prefix(8).map { "\($0.date) (\($0.flights))" }.joined(separator: ", ")
    let rest = counts.count > 8 ? " and \(counts.count - 8) more" : ""
    let busiest = counts.max { $0.flights < $1.flights }?.date
    return RunError(
      .usage,
      [
        Diagnostic(
          .error, .ambiguousDay,
          counts.isEmpty
            ? "no flight says which day the sheet shows"
            : "the flights lie on several days, with so many each: \(shown)\(rest)",
          at: file, hint: "Choose one with --day \(busiest.map(\.description) ?? "YYYY-MM-DD").")
      ])
  }
}
