/// Rows that were left out while reading (``RowSieve``): sound, and of another day or airport than the sheet's.
package struct LeftOutRows: Hashable, Sendable {
  enum Place { case otherDay, otherAirport }

  /// Of the sheet's airport.
  private(set) var ofOtherDays = 0
  private(set) var ofOtherAirports = 0

  var count: Int { ofOtherDays + ofOtherAirports }

  mutating func add(_ place: Place) {
    switch place {
    case .otherDay: ofOtherDays += 1
    case .otherAirport: ofOtherAirports += 1
    }
  }

  mutating func add(_ others: LeftOutRows) {
    ofOtherDays += others.ofOtherDays
    ofOtherAirports += others.ofOtherAirports
  }
}
