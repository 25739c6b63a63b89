/// How to read files that do not say it themselves, flights and people alike.
package struct ReadingOptions: Hashable, Sendable {
  /// The order of day, month and year in dates, where a column does not prove one (`--date-order`).
  package var dateOrder: DateOrder?
  /// Whether the sheet's day is known beforehand, so that a clock reading without any date is on it.
  var isDayGiven = false

  /// The encoding of files that are not Unicode (`--encoding`); `nil`: found out from each.
  package var encoding: CodePage?

  package init(dateOrder: DateOrder? = nil, encoding: CodePage? = nil) {
    self.dateOrder = dateOrder
    self.encoding = encoding
  }
}
