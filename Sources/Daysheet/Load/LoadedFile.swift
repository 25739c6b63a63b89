/// What one input yields.
struct LoadedFile<Record: Sendable> {
  var feed: String
  var records: [Record] = []
  var rejects: [Reject] = []
  var diagnostics: [Diagnostic] = []
  var rows = 0
  /// Rows that are sound and that the sheet is not about, such as attendees who have cancelled.
  var outOfScope = 0

  /// Makes a record of every row of `walk` that has no error.
  ///
  /// - Parameters:
  ///   - rowLimit: the file is refused where it has more rows, or more than `problemLimit` things to say about them.
  ///   - make: `nil` without an error in the row puts it out of scope.
  init<Column>(
    feed: String, from walk: RowWalk<Column>, reportsUnknownColumns: Bool = true,
    rowLimit: Int = Limits.rows, problemLimit: Int = Limits.problems, _ make: (inout Row<Column>) -> Record?
  ) throws(InputFailure) {
    self.feed = feed
    var results = RowResults<Record>(bytes: walk.source.bytes.count)
    let outcome = try walk.visit { row in
      results.seen += 1
      if results.seen > rowLimit || results.diagnostics.count > problemLimit { return }
      results.add(row.hasErrors ? nil : make(&row), of: row)
    }
    rows = outcome.rows + walk.source.leftOut.count
    if rows > rowLimit {
      throw InputFailure(.tooLarge, "it has more than \(rowLimit) rows", path: walk.source.path)
    }
    if results.diagnostics.count > problemLimit {
      let text = "more than \(problemLimit) things are wrong in it"
      throw InputFailure(.tooLarge, text, path: walk.source.path)
    }
    (records, rejects, outOfScope) = (results.records, results.rejects, results.outOfScope)
    let unknown = reportsUnknownColumns ? outcome.unknown : []
    diagnostics =
      walk.headerDiagnostics + HeaderDiagnostics.unknown(unknown, in: walk.source) + results.diagnostics
    try checkRows(walk.source)
  }

  private mutating func checkRows(_ source: InputSource) throws(InputFailure) {
    let whole = SourceLocation(file: source.path)
    if rows == 0 {
      diagnostics.append(Diagnostic(.warning, .noRows, "there are no rows in it", at: whole))
    } else if records.isEmpty, source.leftOut.count == 0, !rejects.isEmpty {
      let text = rows == 1 ? "its only row cannot be used" : "none of its \(rows) rows can be used"
      throw InputFailure([Diagnostic(.error, .noUsableRow, text, at: whole)] + diagnostics)
    }
  }
}

/// What the rows have yielded so far.
private struct RowResults<Record: Sendable> {
  var records: [Record] = []
  var rejects: [Reject] = []
  var diagnostics: [Diagnostic] = []
  var outOfScope = 0
  var seen = 0
  /// Of the whole input.
  let bytes: Int

  init(bytes: Int) {
    self.bytes = bytes
  }

  private static var sampledRecords: Int { 256 }

  mutating func add<Column>(_ record: Record?, of row: Row<Column>) {
    diagnostics += row.problems
    if let reason = row.problems.first(where: { $0.severity == .error }) {
      rejects.append(Reject(row: row.reference, reason: reason))
    } else if let record {
      records.append(record)
      if records.count == Self.sampledRecords { reserve(behind: row.reference) }
    } else {
      outOfScope += 1
    }
  }

  /// Room for all at once, by the length of the first ones: growing by and by would double the memory.
  private mutating func reserve(behind row: RowReference) {
    let expected = Self.sampledRecords * bytes / max(1, row.bytes.upperBound) * 21 / 20
    records.reserveCapacity(min(expected, Limits.rows))
  }
}
