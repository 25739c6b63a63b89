/// Goes through the rows of one table and hands each over as a ``Row``, with what is wrong with it as a whole.
struct RowWalk<Column: ColumnKey> {
  let source: InputSource
  let table: InputTable
  let match: HeaderMatch<Column>
  /// What there is to say about the header of a table that can be used.
  let headerDiagnostics: [Diagnostic]
  /// Whether objects in a JSON record are read as values of their own.
  private let isNested: Bool

  /// - Parameter explain: says what is missing in a header that has not all columns that are needed.
  init(
    _ source: InputSource, _ table: InputTable, isNested: Bool = false,
    explain: (HeaderMatch<Column>) -> [Diagnostic]
  ) throws(InputFailure) {
    self.source = source
    self.table = table
    self.isNested = isNested
    match = HeaderMatch(table.header)
    // A list without any record, such as an empty array, has no header that could miss something.
    let isBare = table.isKeyed && table.header.isEmpty
    let joined = Set((table.layout.map?.joined ?? []).compactMap { $0.column as? Column })
    guard isBare || match.missing(besides: joined).isEmpty else { throw InputFailure(explain(match)) }
    // Keys of records are gathered, each once; two spellings of one may serve different records.
    let duplicates = table.isKeyed ? [] : HeaderDiagnostics.duplicates(match, in: source)
    guard duplicates.allSatisfy({ $0.severity < .error }) else { throw InputFailure(duplicates) }
    headerDiagnostics = HeaderDiagnostics.preamble(table, in: source) + duplicates
  }

  struct Outcome {
    /// Rows seen, blank ones left out.
    var rows = 0
    /// Columns or keys that Daysheet does not know, each once.
    var unknown: [HeaderCell] = []
  }

  /// Rows that have errors already (``Row/hasErrors``) are visited too; their cells mean nothing.
  func visit(_ body: (inout Row<Column>) -> Void) throws(InputFailure) -> Outcome {
    var flaws = FlawCursor(source.text.flaws)
    let start = RowReference(input: source.index, location: SourceLocation(file: source.path), bytes: 0..<0)
    let bytes = if case .list(let list) = table.rows { list.bytes } else { source.bytes }
    var row = Row<Column>(bytes: bytes, reference: start, places: match.places)
    row.timeFormat = table.layout.timeFormat
    row.dateOrders = DateOrders(self)
    row.timeStyles = TimeStyles(self)
    row.isDayGiven = source.reading.isDayGiven
    // Lists have values of their own behind the text, decoded from what may be ASCII.
    if case .list = table.rows {} else { row.isASCII = source.text.isASCII }
    switch table.rows {
    case .csv(let reader):
      try checkHeader(before: reader.position, &flaws)
      return try visitCSV(reader, &row, &flaws, body)
    case .json(let reader): return try visitJSON(reader, &row, &flaws, body)
    case .list(let list): return visitList(list, &row, &flaws, body)
    }
  }

  // MARK: CSV

  private func visitCSV(
    _ start: CSVReader, _ row: inout Row<Column>, _ flaws: inout FlawCursor,
    _ body: (inout Row<Column>) -> Void
  ) throws(InputFailure) -> Outcome {
    var reader = start
    var outcome = Outcome(unknown: match.unknown)
    // Blank names at the end, as of a trailing delimiter, need no cell.
    let joins = JoinedCells<Column>(table.layout.map, header: table.original)
    let needed = (table.header.lastIndex { !$0.normalized.isEmpty } ?? -1) + 1
    while let line = reader.next(into: &row.cells) {
      if case .unclosedToEnd(let place) = line.flaw { throw source.unclosedQuote(at: place) }
      if line.flaw == nil, row.cells.allSatisfy({ isBlank($0) }) { continue }
      outcome.rows += 1
      begin(&row, line.place, line.bytes)
      flaws.report(in: line.bytes, from: line.place, to: &row)
      check(line.flaw, &row)
      if line.flaw == nil { checkCount(&row, needed: needed) }
      if !joins.isEmpty { joins.add(to: &row) }
      body(&row)
    }
    return outcome
  }

  private func isBlank(_ cell: Cell) -> Bool {
    Blanks.isBlank(source.bytes[cell.bytes])
  }

  private func check(_ flaw: CSVReader.Flaw?, _ row: inout Row<Column>) {
    switch flaw {
    case .textAfterQuote(let place):
      row.error(
        .textAfterQuote, "more text after the closing quote", at: place,
        hint: "A quote inside a quoted cell is written twice.")
    case .unclosed(let place):
      row.error(.unclosedQuote, "the quote that opens here is not closed in this line", at: place)
    case .tooManyCells(let place):
      row.error(.tooManyCells, "more than \(Limits.cells) cells", at: place)
    case .unclosedToEnd, nil: break
    }
  }

  private func checkCount(_ row: inout Row<Column>, needed: Int) {
    let count = row.cells.count
    if count < needed {
      row.error(.tooFewCells, "\(count) cells where the header has \(needed)")
    } else if count > table.header.count,
      let extra = row.cells[table.header.count...].first(where: { !isBlank($0) })
    {
      row.error(
        .tooManyCells, "\(count) cells where the header has \(table.header.count)", at: extra.place,
        hint: "A cell with the delimiter in it needs quotes.")
    }
  }

  private func checkHeader(before end: Int, _ flaws: inout FlawCursor) throws(InputFailure) {
    guard let flaw = flaws.next(before: end) else { return }
    let location = source.location(of: TextPlace(of: flaw.offset, in: source.bytes))
    throw InputFailure(Diagnostic(.error, flaw.code, "\(flaw.text) in the header", at: location))
  }

  // MARK: JSON

  private func visitJSON(
    _ start: JSONRecordReader, _ row: inout Row<Column>, _ flaws: inout FlawCursor,
    _ body: (inout Row<Column>) -> Void
  ) throws(InputFailure) -> Outcome {
    var reader = start
    reader.isNested = isNested
    var outcome = Outcome()
    var keys = KeyCache<Column>(map: table.layout.map)
    var members: [Member] = []
    do {
      while let record = try reader.next(into: &members) {
        outcome.rows += 1
        begin(&row, record.place, record.bytes)
        row.path = record.path
        flaws.report(in: record.bytes, from: record.place, to: &row)
        switch record.content {
        case .object: keys.fill(&row, members, unknown: &outcome.unknown)
        case .broken(let error): row.error(.jsonSyntax, error.text, at: error.place)
        case .wrongType: row.error(.jsonType, "‘\(record.path)’ is no object", at: record.place)
        }
        body(&row)
      }
    } catch {
      throw source.syntaxError(error)
    }
    return outcome
  }

  // MARK: XML, vCard, LDIF

  private func visitList(
    _ list: RecordList, _ row: inout Row<Column>, _ flaws: inout FlawCursor,
    _ body: (inout Row<Column>) -> Void
  ) -> Outcome {
    var outcome = Outcome()
    var keys = KeyCache<Column>(map: table.layout.map)
    for record in list.records {
      outcome.rows += 1
      begin(&row, record.place, record.bytes)
      row.path = record.path
      flaws.report(in: record.bytes, from: record.place, to: &row)
      if let fault = record.fault { row.error(fault.code, fault.text, at: fault.place) }
      keys.fill(&row, record.members, unknown: &outcome.unknown)
      body(&row)
    }
    return outcome
  }

  private func begin(_ row: inout Row<Column>, _ place: TextPlace, _ bytes: Range<Int>) {
    let location = SourceLocation(file: source.path, line: place.line)
    row.begin(RowReference(input: source.index, location: location, bytes: bytes))
    if bytes.count > Limits.rowBytes { row.error(.tooLong, "the row has more than \(Limits.rowBytes) bytes") }
  }
}
