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

  func entry(_ name: String) -> Entry? { entry(name, normalized: HeaderName.normalized(name)) }

  /// - Parameter normalized: the name without blanks, marks and case, where it is at hand.
  func entry(_ name: String, normalized: String) -> Entry? {
    if let entry = entries[normalized] { return entry }
    guard !Column.fillers.isEmpty else { return nil }
    let words = HeaderName.words(name)
    let telling = words.filter { !Column.fillers.contains($0) }
    guard telling.count < words.count, var entry = entries[telling.joined()] else { return nil }
    // A header that says it plainly goes before.
    entry.rank += entries.count
    return entry
  }

  /// Blank names, as of the cell after a trailing delimiter, are ordinary too.
  func isOrdinary(_ name: String, normalized: String) -> Bool {
    normalized.isEmpty || ordinary.contains(normalized) || isMadeOfOrdinaryWords(name)
  }

  private func isMadeOfOrdinaryWords(_ name: String) -> Bool {
    guard !Column.ordinaryWords.isEmpty else { return false }
    let words = HeaderName.words(name)
    return !words.isEmpty
      && words.allSatisfy { word in
        let letters = word.filter { !$0.isNumber }
        return letters.count <= 1 || Column.ordinaryWords.contains(letters) || isChain(letters)
      }
  }

  /// Whether a word of a script without blanks is a chain of ordinary ones.
  private func isChain(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first.value >= 0x3000 else { return false }
    var rest = word[...]
    while !rest.isEmpty {
      let lengths = (1...max(1, min(8, rest.count))).reversed()
      guard let length = lengths.first(where: { Column.ordinaryWords.contains(String(rest.prefix($0))) })
      else {
        return false
      }
      rest = rest.dropFirst(length)
    }
    return true
  }
}
