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
  /// - Parameter make: `nil` without an error in the row puts it out of scope.
  init<Column>(
    feed: String, from walk: RowWalk<Column>, reportsUnknownColumns: Bool = true,
    _ make: (inout Row<Column>) -> Record?
  ) throws(InputFailure) {
    self.feed = feed
    var rowDiagnostics: [Diagnostic] = []
    let (sample, size) = (256, walk.source.bytes.count)
    var records: [Record] = []
    var rejects: [Reject] = []
    var outOfScope = 0
    var isTooLarge = false
    var seen = 0
    let outcome = try walk.visit { row in
      seen += 1
      isTooLarge = isTooLarge || seen > Limits.rows || rowDiagnostics.count > Limits.problems
      if isTooLarge { return }
      let record = row.hasErrors ? nil : make(&row)
      rowDiagnostics += row.problems
      if let reason = row.problems.first(where: { $0.severity == .error }) {
        rejects.append(Reject(row: row.reference, reason: reason))
      } else if let record {
        records.append(record)
        if records.count == sample {
          // Room for all at once, by the length of the first ones: growing by and by would double the memory.
          records.reserveCapacity(sample * size / max(1, row.reference.bytes.upperBound) * 21 / 20)
        }
      } else {
        outOfScope += 1
      }
    }
    guard !isTooLarge else { throw Self.tooLarge(walk.source, rows: seen) }
    self.outOfScope = outOfScope
    (self.records, self.rejects, rows) = (records, rejects, outcome.rows)
    let unknown = reportsUnknownColumns ? outcome.unknown : []
    diagnostics =
      walk.headerDiagnostics + HeaderDiagnostics.unknown(unknown, in: walk.source) + rowDiagnostics
    try checkRows(walk.source)
  }

  private static func tooLarge(_ source: InputSource, rows: Int) -> InputFailure {
    InputFailure(
      .tooLarge,
      rows > Limits.rows
        ? "it has more than \(Limits.rows) rows"
        : "there is more than \(Limits.problems) times something wrong in it",
      path: source.path)
  }

  private mutating func checkRows(_ source: InputSource) throws(InputFailure) {
    let whole = SourceLocation(file: source.path)
    if rows == 0 {
      diagnostics.append(Diagnostic(.warning, .noRows, "there are no rows in it", at: whole))
    } else if records.isEmpty, !rejects.isEmpty {
      let text = rows == 1 ? "its only row cannot be used" : "none of its \(rows) rows can be used"
      throw InputFailure([Diagnostic(.error, .noUsableRow, text, at: whole)] + diagnostics)
    }
  }
}
