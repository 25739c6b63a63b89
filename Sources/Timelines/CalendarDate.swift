/// A date of the Gregorian calendar, in no zone.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  public let daysSince1970: Int

  public init(daysSince1970: Int) {
    self.daysSince1970 = daysSince1970
  }

  /// `nil` where the calendar has no such date, such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // Days of a civil date, counted in years that begin in March so that 29 February comes last.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.flooredDivision(by: 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = era.remainder * 365 + era.remainder / 4 - era.remainder / 100 + dayOfYear
    daysSince1970 = era.quotient * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  public func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + days)
  }

  /// Year, month 1…12 and day 1…31.
  public var components: (year: Int, month: Int, day: Int) {
    let era = (daysSince1970 + 719_468).flooredDivision(by: 146_097)
    let dayOfEra = era.remainder
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era.quotient * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// 0 for Sunday … 6 for Saturday.
  public var weekday: Int {
    (daysSince1970 + 4).flooredDivision(by: 7).remainder
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
