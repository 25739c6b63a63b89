import Timelines

/// The moment that progress is computed for (product.md, `--as-of`).
enum AsOfChoice {
  /// - Returns: the instant; a warning where the clock reading is repeated or missing on that day; a note where nobody
  ///   chose the moment and it lies outside the day, so that all flights are over, or none has begun.
  static func instant(
    _ choice: ReportOptions.AsOf, on day: Day, now: Instant
  ) -> (instant: Instant, diagnostics: [Diagnostic]) {
    let local: LocalTime
    switch choice {
    case .now: return (now, outside(day, now).map { [$0] } ?? [])
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

  private static func outside(_ day: Day, _ now: Instant) -> Diagnostic? {
    guard now < day.start || now > day.end else { return nil }
    let text =
      now < day.start
      ? "as-of is now, before the sheet's day \(day.date) begins: no flight has left yet"
      : "as-of is now, after the sheet's day \(day.date): every flight is shown as it ended"
    return Diagnostic(
      .note, .asOfOutsideDay, text, at: SourceLocation(file: "--as-of"),
      hint: "--as-of 14:30 shows the day at another moment, --as-of 24:00 at its end.")
  }
}
