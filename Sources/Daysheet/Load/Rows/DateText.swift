import Timelines

/// A date as files write it, which may be readable in several ways.
enum DateText: Hashable {
  /// The year is missing in some birthdays, and in `12MAR`; one of two digits still needs its century.
  case date(year: Int?, month: Int, day: Int)
  /// `3/4/1980`: day, month and perhaps year in an order that the cell does not tell.
  case numbers(Numbers)
  /// `1980`: a year and no more.
  case year(Int)
  /// `0/0/00` and the like: the program that wrote it had no date.
  case none

  /// Numbers whose order is open.
  struct Numbers: Hashable {
    enum Mark { case slash, dash, dot, monthName }

    var first: Int
    var second: Int
    var third: Int?
    /// Between the numbers.
    var mark: Mark

    /// The date in that order; `nil` where the calendar has none.
    func reading(_ order: DateOrder) -> Reading? {
      let date: Reading? =
        switch order {
        case .dayFirst: Reading(year: third, month: second, day: first)
        case .monthFirst where mark != .monthName: Reading(year: third, month: first, day: second)
        case .yearFirst: third.map { Reading(year: first, month: second, day: $0) }
        case .monthFirst: nil
        }
      return date?.isValid == true ? date : nil
    }
  }

  struct Reading: Hashable {
    var year: Int?
    var month: Int
    var day: Int

    /// 29 February is a birthday without its year too; two digits of a year tell whether it is a leap year.
    var isValid: Bool {
      CalendarDate(year: DateText.fullYear(year ?? 2000, shortBefore: 100), month: month, day: day) != nil
    }
  }

  /// What a date is of, which tells the century of a year of two digits.
  enum Use {
    /// 1970…2069.
    case trip
    /// 1930…2029, as spreadsheets have it.
    case birth
  }

  /// The date where it has one reading, alone or in the column's `order`; `nil` where it may be several.
  func resolved(_ column: ColumnOrder, _ use: Use = .trip) -> Reading? {
    guard var reading = reading(column) else { return nil }
    reading.year = reading.year.map { Self.fullYear($0, shortBefore: use == .trip ? 70 : 30) }
    return reading
  }

  private func reading(_ column: ColumnOrder) -> Reading? {
    switch self {
    case .none, .year: return nil
    case .date(let year, let month, let day): return Reading(year: year, month: month, day: day)
    case .numbers(let numbers):
      if case .known(let order) = column, let reading = numbers.reading(order) { return reading }
      let readings = Set(
        DateOrder.allCases.filter { $0 != .yearFirst || numbers.mark == .dash }.compactMap(numbers.reading))
      if readings.isEmpty { return numbers.reading(.yearFirst) }
      if readings.count == 1 { return readings.first }
      let isPoint = numbers.mark == .dot || numbers.mark == .monthName
      return isPoint && column != .mixed ? numbers.reading(.dayFirst) : nil
    }
  }

  /// - Parameter pivot: years of two digits below it are of this century.
  static func fullYear(_ year: Int, shortBefore pivot: Int) -> Int {
    guard year < 100 else { return year }
    return year + (year < pivot ? 2000 : 1900)
  }

  /// The date of a spreadsheet's serial number: days since 30 December 1899.
  static func date(serial: Int) -> CalendarDate {
    CalendarDate(daysSince1970: serial - 25_569)
  }

  static let noSuchDate = CellFault(code: .badDate, text: "is a date that the calendar does not have")
}

extension CalendarDate {
  /// Of the dates with that month and day the one nearest to `date`: a ticket's `12MAR` has no year.
  init?(month: Int, day: Int, nearestTo date: CalendarDate) {
    // 29 February may be up to eight years away.
    let year = date.components.year
    let candidates = ((year - 8)...(year + 8)).compactMap { CalendarDate(year: $0, month: month, day: day) }
    func distance(_ candidate: CalendarDate) -> Int { abs(candidate.daysSince1970 - date.daysSince1970) }
    guard let nearest = candidates.min(by: { distance($0) < distance($1) }) else { return nil }
    self = nearest
  }
}
