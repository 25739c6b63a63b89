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
    guard case .clock(let minutes)? = ReportOptions.AsOf(value), minutes < 1440 else {
      throw .expected("a time of day such as 04:30")
    }
    return minutes
  }

  static func asOf(_ value: String) throws(BadValue) -> ReportOptions.AsOf {
    guard let asOf = ReportOptions.AsOf(value) else {
      throw .expected("now, a time of day such as 14:30, or ISO 8601 such as 2026-03-12T14:30+01:00")
    }
    return asOf
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
