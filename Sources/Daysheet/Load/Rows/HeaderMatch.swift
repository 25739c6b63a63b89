/// A header cell, or a JSON key at the place where it is seen first.
struct HeaderCell {
  let name: String
  let place: TextPlace
  /// The name as ``HeaderName`` has it: once, since every feed asks for it.
  let normalized: String

  init(name: String, place: TextPlace) {
    self.name = name
    self.place = place
    normalized = HeaderName.normalized(name)
  }
}

/// Which column stands where in one header.
struct HeaderMatch<Column: ColumnKey> {
  /// By ``ColumnKey/rawValue`` the index of the header cell; −1 where the column is missing.
  private(set) var places = [Int](repeating: -1, count: Column.allCases.count)
  private(set) var unknown: [HeaderCell] = []
  /// Second cells of one name.
  private(set) var duplicates: [(cell: HeaderCell, isUsed: Bool)] = []

  /// The header's line, 0 where there is none.
  let line: Int

  init(_ header: [HeaderCell]) {
    let dictionary = Column.dictionary
    line = header.first?.place.line ?? 0
    var ranks = [Int](repeating: Int.max, count: places.count)
    var unknownNames: Set<String> = []
    for (index, cell) in header.enumerated() {
      guard let entry = dictionary.entry(cell.name, normalized: cell.normalized) else {
        if dictionary.isOrdinary(cell.name, normalized: cell.normalized) { continue }
        if unknownNames.insert(cell.name).inserted {
          unknown.append(cell)
        } else {
          duplicates.append((cell, false))
        }
        continue
      }
      let column = entry.column.rawValue
      if entry.rank == ranks[column] { duplicates.append((cell, true)) }
      guard entry.rank < ranks[column] else { continue }
      ranks[column] = entry.rank
      places[column] = index
    }
  }

  func has(_ column: Column) -> Bool { places[column.rawValue] >= 0 }

  /// The groups of columns that the nearest shape misses; empty where a shape fits.
  var missing: [[Column]] { nearest.missing }

  /// As ``missing`` where other columns are made of several.
  func missing(besides made: Set<Column>) -> [[Column]] {
    Column.shapes.map { shape in shape.filter { !$0.contains { has($0) || made.contains($0) } } }
      .min { $0.count < $1.count } ?? []
  }

  /// The shape of which the fewest groups are missing.
  var nearest: (missing: [[Column]], needed: Int) {
    Column.shapes.map { shape in (shape.filter { group in !group.contains(where: has) }, shape.count) }
      .min { $0.0.count < $1.0.count } ?? ([], 0)
  }

  /// How many of the needed columns of the nearest shape are there, 0…1.
  var nearness: Double {
    Column.shapes.map { shape in
      Double(shape.count { group in group.contains(where: has) }) / Double(max(1, shape.count))
    }.max() ?? 0
  }
}
