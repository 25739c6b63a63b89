import Daysheet
import Timelines

/// How the options read days and times.
extension Values {
  static func date(_ value: String) throws(BadValue) -> CalendarDate {
    guard let date = CalendarDate(value) else { throw .expected("a date such as 2026-03-12") }
    return date
  }

  static func day(_ value: String) throws(BadValue) -> ReportOptions.DayChoice {
    switch value {
    case "yesterday": return .relative(-1)
    case "today": return .relative(0)
    case "tomorrow": return .relative(1)
    default:
      guard let date = CalendarDate(value) else {
        throw .expected("today, yesterday, tomorrow or a date such as 2026-03-12")
      }
      return .date(date)
    }
  }

  static func dayStart(_ value: String) throws(BadValue) -> Int {
    guard let minutes = clockMinutes(value) else { throw .expected("a time of day such as 04:30") }
    return minutes
  }

  static func asOf(_ value: String) throws(BadValue) -> ReportOptions.AsOf {
    if value == "now" { return .now }
    if let minutes = clockMinutes(value) { return .clock(minutes) }
    guard let asOf = isoTime(value) else {
      throw .expected("now, a time of day such as 14:30, or ISO 8601 such as 2026-03-12T14:30+01:00")
    }
    return asOf
  }

  /// `HH:MM`, 00:00 to 23:59, in minutes past midnight.
  private static func clockMinutes(_ value: some StringProtocol) -> Int? {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = digits(parts[0], below: 24), let minute = digits(parts[1], below: 60)
    else {
      return nil
    }
    return hour * 60 + minute
  }

  /// `2026-03-12T14:30`, with seconds and an offset or `Z` where they are given; a blank may stand for the `T`.
  private static func isoTime(_ value: String) -> ReportOptions.AsOf? {
    guard value.utf8.count >= 16, let date = CalendarDate(value.prefix(10)),
      "Tt ".contains(value.dropFirst(10).prefix(1))
    else { return nil }
    var rest = value.dropFirst(11)
    guard let minutes = clockMinutes(rest.prefix(5)) else { return nil }
    rest = rest.dropFirst(5)
    var local = LocalTime(date, minutes: minutes)
    if rest.hasPrefix(":") {
      guard let seconds = digits(rest.dropFirst().prefix(2), below: 60) else { return nil }
      local = LocalTime(wallSeconds: local.wallSeconds + seconds)
      rest = rest.dropFirst(3)
    }
    if rest.isEmpty { return .local(local) }
    guard let offset = isoOffset(rest) else { return nil }
    return .instant(Instant(seconds: local.wallSeconds - offset))
  }

  /// `Z`, `+01:00`, `-0330` or `+01`, in seconds.
  private static func isoOffset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    var clock = text.dropFirst().filter { $0 != ":" }
    if clock.utf8.count == 2 { clock += "00" }
    guard clock.utf8.count == 4, let hours = digits(clock.prefix(2), below: 19),
      let minutes = digits(clock.suffix(2), below: 60)
    else { return nil }
    return (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
  }

  /// Exactly two decimal digits.
  private static func digits(_ text: some StringProtocol, below limit: Int) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
      value < limit
    else { return nil }
    return value
  }
}

/// How the options of `sample` read their values.
extension Values {
  static func seed(_ value: String) throws(BadValue) -> UInt64 {
    guard let seed = UInt64(value) else { throw .expected("a whole number from 0") }
    return seed
  }

  static func flightCount(_ value: String) throws(BadValue) -> Int {
    guard let count = Int(value), (0...100_000).contains(count) else {
      throw .expected("a number from 0 to 100000")
    }
    return count
  }

  static func peopleCount(_ value: String) throws(BadValue) -> Int {
    guard let count = Int(value), (0...1_000_000).contains(count) else {
      throw .expected("a number from 0 to 1000000")
    }
    return count
  }

  static func sampleAirport(_ value: String) throws(BadValue) -> String {
    let code = value.uppercased()
    guard SampleAirport.all.contains(where: { $0.code == code }) else {
      throw .expected("one of \(SampleAirport.all.map(\.code).joined(separator: " "))")
    }
    return code
  }
}
