/// One operational day in one zone, from the day's start to the start of the next date.
///
/// It has 23, 23.5, 24, 24.5 or 25 hours, as the zone's clocks have it (domain.md, "Time").
public struct Day: Hashable, Sendable {
  public let date: CalendarDate
  public let zone: Zone
  /// Minutes past midnight at which the operational day begins.
  public let startMinutes: Int
  public let start: Instant
  /// The first instant that is no longer on the day.
  public let end: Instant
  /// The hours of the day in order; see ``Hour``.
  public let hours: [Hour]

  /// - Parameter startMinutes: start of the operational day, 0 ..< 1440.
  public init(_ date: CalendarDate, in zone: Zone, startMinutes: Int = 0) {
    self.date = date
    self.zone = zone
    self.startMinutes = startMinutes
    start = Self.beginning(of: date, in: zone, startMinutes: startMinutes)
    end = Self.beginning(of: date.adding(days: 1), in: zone, startMinutes: startMinutes)
    hours = Hour.hours(from: start, to: end, in: zone)
  }

  public func contains(_ instant: Instant) -> Bool {
    start <= instant && instant < end
  }

  /// The operational date that `instant` falls on in `zone`.
  public static func date(of instant: Instant, in zone: Zone, startMinutes: Int = 0) -> CalendarDate {
    let date = zone.local(at: instant).date
    return instant < beginning(of: date, in: zone, startMinutes: startMinutes)
      ? date.adding(days: -1)
      : instant >= beginning(of: date.adding(days: 1), in: zone, startMinutes: startMinutes)
        ? date.adding(days: 1) : date
  }

  private static func beginning(of date: CalendarDate, in zone: Zone, startMinutes: Int) -> Instant {
    switch zone.resolve(LocalTime(date, minutes: startMinutes)) {
    case .unique(let instant), .repeated(let instant, _), .missing(let instant): instant
    }
  }
}
