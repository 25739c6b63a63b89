import Timelines

/// The moment that progress is computed for (product.md, `--as-of`).
enum AsOfChoice {
  /// - Returns: the instant, and a warning where the clock reading is repeated or missing on that day.
  static func instant(
    _ choice: ReportOptions.AsOf, on day: Day, now: Instant
  ) -> (instant: Instant, warnings: [Diagnostic]) {
    let local: LocalTime
    switch choice {
    case .now: return (now, [])
    case .instant(let instant): return (instant, [])
    case .local(let reading): local = reading
    case .clock(let minutes):
      // A day that starts at 04:30 ends with the small hours of the next date.
      let date = minutes < day.startMinutes ? day.date.adding(days: 1) : day.date
      local = LocalTime(date, minutes: minutes)
    }
    let reading = Reading(local, in: day.zone)
    let warning = reading.oddity?.warning(
      about: "as-of", taken: reading.instant, at: SourceLocation(file: "--as-of"))
    return (reading.instant, warning.map { [$0] } ?? [])
  }
}
