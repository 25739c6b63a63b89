/// Finds the column that a header name means.
struct ColumnDictionary<Column: ColumnKey>: Sendable {
  struct Entry {
    var column: Column
    /// Position in ``ColumnKey/spellings``: where two headers mean one column, the lower rank is it.
    var rank: Int
  }

  private var entries: [String: Entry] = [:]
  private let ordinary: Set<String>

  init() {
    for column in Column.allCases {
      for (rank, spelling) in column.spellings.enumerated() {
        entries[HeaderName.normalized(spelling)] = Entry(column: column, rank: rank)
      }
    }
    ordinary = Set(Column.ordinary.map(HeaderName.normalized))
  }

  func entry(_ name: String) -> Entry? { entry(normalized: HeaderName.normalized(name)) }

  func entry(normalized name: String) -> Entry? { entries[name] }

  /// Blank names, as of the cell after a trailing delimiter, are ordinary too.
  func isOrdinary(normalized name: String) -> Bool { name.isEmpty || ordinary.contains(name) }
}
