/// Columns that a map makes of several, and where in a row their parts stand.
struct JoinedCells<Column: ColumnKey> {
  private struct Join {
    var column: Column
    var names: [String]
    /// Indices of cells, in the order of the map; −1 where a row has none.
    var places: [Int]
  }

  private var joins: [Join] = []

  /// - Parameter header: of a file with columns; `nil` where each record names its values.
  init(_ map: ColumnMap?, header: [HeaderCell]?) {
    for (column, names) in map?.joined ?? [] {
      guard let column = column as? Column else { continue }
      let places = names.map { name in header?.firstIndex { $0.name == name } ?? -1 }
      joins.append(Join(column: column, names: names, places: places))
    }
  }

  var isEmpty: Bool { joins.isEmpty }

  /// Of records that name their values, the cells that are parts, by the names of the map.
  mutating func find(_ members: [Member], addingTo cells: inout [Cell]) {
    for index in joins.indices {
      for (part, name) in joins[index].names.enumerated() {
        joins[index].places[part] = -1
        guard let member = members.last(where: { $0.name == name }), member.value.form != .null else {
          continue
        }
        joins[index].places[part] = cells.count
        cells.append(member.value)
      }
    }
  }

  /// Puts a cell for each joined column behind the row's own; none where all parts are missing.
  func add(to row: inout Row<Column>) {
    for join in joins {
      let parts = join.places.compactMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
      row.places[join.column.rawValue] = -1
      guard let first = parts.first else { continue }
      row.parts[join.column] = parts
      row.places[join.column.rawValue] = row.cells.count
      row.cells.append(Cell(bytes: first.bytes, form: .joined, place: first.place))
    }
  }
}

extension Row {
  /// The values of the column's parts that have one: with dashes where they are numbers that begin with a year, else with
  /// blanks between them.
  ///
  /// An airline before a number that has it already is not said twice.
  func joinedText(_ column: Column) -> [UInt8] {
    var texts = (parts[column] ?? []).map { part in
      let text = NumberText.withoutFraction(ByteCursor(InputTable.name(part, in: bytes).trimmingBlanks))
      return text.text
    }
    texts.removeAll { $0.isEmpty }
    if texts.count == 2, !texts[0].allSatisfy(\.isNumber),
      texts[1].uppercased().hasPrefix(texts[0].uppercased())
    {
      texts.removeFirst()
    }
    let isDate = texts.count == 3 && texts.allSatisfy { Int($0) != nil } && texts[0].count == 4
    return Array(texts.joined(separator: isDate ? "-" : " ").utf8)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
