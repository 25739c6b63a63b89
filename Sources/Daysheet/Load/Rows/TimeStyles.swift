/// How each column of one file writes its times, found out when the first cell needs it (``DateOrders``).
final class TimeStyles<Column: ColumnKey> {
  private let walk: RowWalk<Column>
  private var known: [Column: TimeStyle] = [:]

  init(_ walk: RowWalk<Column>) {
    self.walk = walk
  }

  func style(of column: Column) -> TimeStyle {
    if let style = known[column] { return style }
    var style = TimeStyle()
    // What is wrong with a row is said where it is read.
    _ = try? walk.visit { row in
      guard !row.hasErrors else { return }
      var probe = row
      _ = probe.read(column) { (cursor) throws(CellFault) in PlainNumberTime.add(cursor, to: &style) }
    }
    known[column] = style
    return style
  }
}
