/// The order of day, month and year in each date column of one file, found out when the first date needs it.
///
/// Dates that say their order themselves, as nearly all files have them, cost no second walk over the rows.
final class DateOrders<Column: ColumnKey> {
  private let walk: RowWalk<Column>
  private var known: [Column: ColumnOrder] = [:]

  init(_ walk: RowWalk<Column>) {
    self.walk = walk
  }

  func order(of column: Column) -> ColumnOrder {
    if let order = known[column] { return order }
    var survey = ColumnOrderSurvey()
    // What is wrong with a row is said where it is read.
    _ = try? walk.visit { row in
      guard !row.hasErrors else { return }
      if let date = row.dateInPassing(column) { survey.add(date) }
    }
    let order = survey.order(wanted: walk.source.reading.dateOrder)
    known[column] = order
    return order
  }
}

extension Row {
  /// Day, month and year as the cell or its column says, where that can be told.
  ///
  /// For cells with a date alone and for those with a time behind it. `date` is what the cell says.
  func resolved(_ date: DateText, in column: Column, _ use: DateText.Use = .trip) -> DateText.Reading? {
    guard case .numbers = date else { return date.resolved(.open, use) }
    if let order = timeFormat?.dateOrder { return date.resolved(.known(order), use) }
    return date.resolved(dateOrders?.order(of: column) ?? .open, use)
  }

  /// The date at the beginning of a cell, whatever follows; nothing is said about a cell that has none.
  fileprivate func dateInPassing(_ column: Column) -> DateText? {
    var probe = self
    return probe.read(column) { (cursor) throws(CellFault) in
      var cursor = cursor
      return try DateText.read(&cursor)
    }
  }
}
