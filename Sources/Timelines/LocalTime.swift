/// What a wall clock and a calendar on the wall show, in no zone.
///
/// A ``Zone`` turns it into an ``Instant`` and back.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00 on the wall.
  public let wallSeconds: Int

  public init(wallSeconds: Int) {
    self.wallSeconds = wallSeconds
  }

  /// `minutes` past midnight of `date`; 24:00 and later run on into the next days.
  public init(_ date: CalendarDate, minutes: Int) {
    wallSeconds = date.daysSince1970 * 86_400 + minutes * 60
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.wallSeconds < right.wallSeconds
  }

  public var date: CalendarDate {
    CalendarDate(daysSince1970: wallSeconds.flooredDivision(by: 86_400).quotient)
  }

  public var secondOfDay: Int { wallSeconds.flooredDivision(by: 86_400).remainder }
  public var minuteOfDay: Int { secondOfDay / 60 }
  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }

  public func adding(minutes: Int) -> LocalTime {
    LocalTime(wallSeconds: wallSeconds + minutes * 60)
  }

  /// `HH:MM`, 24-hour clock.
  public var clock: String { "\(hour.padded(2)):\(minute.padded(2))" }
}
