import AirportData
import Timelines

/// Rows that were left out while reading (``RowSieve``): sound, and of another day or airport than the sheet's.
package struct LeftOutRows: Hashable, Sendable {
  /// Of the sheet's airport.
  private(set) var ofOtherDays = 0
  private(set) var ofOtherAirports = 0
  /// The dates of departure of those of the sheet's airport, and of the others; `nil` where there are none.
  private(set) var otherDays: ClosedRange<CalendarDate>?
  private(set) var daysElsewhere: ClosedRange<CalendarDate>?
  /// Those that the rows name.
  private(set) var airports = AirportCodes()

  var count: Int { ofOtherDays + ofOtherAirports }

  /// - Parameter airports: their numbers in ``AirportCodes``.
  @inline(__always)
  mutating func add(isHere: Bool, airports: (Int, Int), on date: CalendarDate) {
    self.airports.insert(airports.0)
    self.airports.insert(airports.1)
    if isHere {
      ofOtherDays += 1
      otherDays.extend(to: date)
    } else {
      ofOtherAirports += 1
      daysElsewhere.extend(to: date)
    }
  }

  mutating func add(_ others: LeftOutRows) {
    ofOtherDays += others.ofOtherDays
    ofOtherAirports += others.ofOtherAirports
    for date in others.otherDays.map({ [$0.lowerBound, $0.upperBound] }) ?? [] { otherDays.extend(to: date) }
    for date in others.daysElsewhere.map({ [$0.lowerBound, $0.upperBound] }) ?? [] {
      daysElsewhere.extend(to: date)
    }
    airports.formUnion(others.airports)
  }
}

extension ClosedRange<CalendarDate>? {
  @inline(__always)
  fileprivate mutating func extend(to date: CalendarDate) {
    guard let range = self else {
      self = date...date
      return
    }
    if range.contains(date) { return }
    self = Swift.min(range.lowerBound, date)...Swift.max(range.upperBound, date)
  }
}
