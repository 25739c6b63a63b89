/// How to read files that do not say it themselves, flights and people alike.
package struct ReadingOptions: Hashable, Sendable {
  /// The order of day, month and year in dates, where a column does not prove one (`--date-order`).
  package var dateOrder: DateOrder?
  /// Whether the sheet's day is known beforehand, so that a clock reading without any date is on it.
  var isDayGiven = false

  package init(dateOrder: DateOrder? = nil) {
    self.dateOrder = dateOrder
  }
}
