/// Puts the members of an object into a row's cells; looks each spelling of a key up once.
struct KeyCache<Column: ColumnKey> {
  private enum Meaning {
    case column(ColumnDictionary<Column>.Entry)
    case other
  }

  private let dictionary = Column.dictionary
  private let map: ColumnMap?
  private var joins: JoinedCells<Column>
  private var meanings: [String: Meaning] = [:]
  private var ranks = [Int](repeating: Int.max, count: Column.allCases.count)
  /// The key that each column has its value from.
  private var keys = [String](repeating: "", count: Column.allCases.count)

  init(map: ColumnMap?) {
    self.map = map
    joins = JoinedCells(map, header: nil)
  }

  mutating func fill(
    _ row: inout Row<Column>, _ members: [Member], unknown: inout [HeaderCell]
  ) {
    row.cells.removeAll(keepingCapacity: true)
    for column in row.places.indices {
      row.places[column] = -1
      ranks[column] = Int.max
    }
    for member in members {
      guard case .column(let entry) = meaning(of: member.name, member.place, &unknown) else { continue }
      let column = entry.column.rawValue
      if entry.rank == ranks[column] {
        // `scheduledTimeLocal` beside `scheduledTime.local`: one thing in an older and a newer spelling.
        guard keys[column] == member.name else { continue }
        row.warning(
          .jsonDuplicateKey, "key ‘\(member.name)’ is there twice; the last one counts", at: member.place)
      }
      guard entry.rank <= ranks[column], member.value.form != .null || ranks[column] == Int.max else {
        continue
      }
      ranks[column] = member.value.form == .null ? Int.max : entry.rank
      keys[column] = member.name
      row.places[column] = row.cells.count
      row.cells.append(member.value)
    }
    guard !joins.isEmpty else { return }
    joins.find(members, addingTo: &row.cells)
    joins.add(to: &row)
  }

  private mutating func meaning(of name: String, _ place: TextPlace, _ unknown: inout [HeaderCell]) -> Meaning
  {
    if let known = meanings[name] { return known }
    let meant = map?.name(for: name) ?? name
    let key = HeaderName.normalized(meant)
    let meaning = dictionary.entry(meant, normalized: key).map(Meaning.column) ?? .other
    // Keys that never come again are not worth their memory.
    guard meanings.count < Limits.cells else { return meaning }
    meanings[name] = meaning
    if case .other = meaning, !dictionary.isOrdinary(meant, normalized: key), name != JSONEnvelope.listName {
      unknown.append(HeaderCell(name: name, place: place))
    }
    return meaning
  }
}
