import Timelines

/// One row of an input, whatever its format, seen through the columns that its kind of file has.
///
/// Every accessor trims blanks, takes an empty cell for a missing one, and notes what is wrong with a cell in
/// ``problems``, so that all of a row's faults are reported and not the first only. A cell that cannot be read is a
/// warning; whoever cannot do without its value makes it an error (``refuse(_:_:for:hint:)``).
struct Row<Column: ColumnKey> {
  let bytes: [UInt8]
  var reference: RowReference
  /// In the order of the file.
  var cells: [Cell] = []
  /// By ``ColumnKey/rawValue`` the index into ``cells``; −1 where there is none.
  var places: [Int]
  /// The cells that a map makes one column of.
  var parts: [Column: [Cell]] = [:]
  /// JSON: where the row's object is, such as `[3]`; `nil` for CSV.
  var path: String?
  private(set) var problems: [Diagnostic] = []
  /// Cells that could not be read, each with the index of its warning in ``problems``.
  private var unreadable: [(column: Column, fault: CellFault, problem: Int)] = []
  /// Whether no cell has a blank beyond ASCII in it, because the text has no character beyond ASCII.
  var isASCII = false
  /// How the file writes its times, where the user says so.
  var timeFormat: TimeFormat?
  /// What the columns of dates say together.
  var dateOrders: DateOrders<Column>?
  /// What the columns of times say together.
  var timeStyles: TimeStyles<Column>?
  /// Whether the sheet's day is known, so that a clock reading needs no date.
  var isDayGiven = false
  /// Zones that cells have named so far.
  var zones: [String: ZoneText] = [:]

  init(bytes: [UInt8], reference: RowReference, places: [Int]) {
    self.bytes = bytes
    self.reference = reference
    self.places = places
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  mutating func begin(_ reference: RowReference) {
    self.reference = reference
    problems.removeAll(keepingCapacity: true)
    unreadable.removeAll(keepingCapacity: true)
  }

  // MARK: Values

  /// `nil` where the cell is missing or blank.
  mutating func text(_ column: Column) -> String? {
    read(column) { (cursor) throws(CellFault) in NumberText.withoutFraction(cursor).text }
  }

  /// A code such as `LIS`, in capitals.
  mutating func code(_ column: Column) -> String? { text(column)?.uppercased() }

  mutating func integer(_ column: Column) -> Int? { read(column, NumberText.parse) }

  /// Minutes, in any way in which durations are written.
  mutating func minutes(_ column: Column) -> Int? { read(column, DurationText.minutes) }

  /// `hhmm` as bulk files have it, in minutes past midnight.
  mutating func hhmm(_ column: Column) -> Int? { read(column, TimeText.hhmm) }

  mutating func time(_ column: Column) -> RecordedTime? {
    if let timeFormat { return read(column, timeFormat.parse) }
    return read(column, acceptsNumbers: false, TimeText.parse)
  }

  mutating func dateText(_ column: Column) -> DateText? { read(column, DateText.parse) }

  /// Words separated by blanks, commas, semicolons, slashes or bars, or a JSON array of strings.
  mutating func list(_ column: Column) -> [String] {
    guard let cell = cell(column), cell.form == .array else { return text(column).map(ListText.parse) ?? [] }
    var scanner = JSONScanner(bytes, from: cell.place, to: cell.bytes.upperBound)
    var words: [String] = []
    guard scanner.skip(Byte.openBracket) else { return [] }
    while let byte = scanner.peek(), byte != Byte.closeBracket, let element = try? scanner.value() {
      let word = value(of: element, column) { (cursor) throws(CellFault) in
        NumberText.withoutFraction(cursor).text
      }
      guard let word else { return words }
      words.append(word)
      _ = scanner.skip(Byte.comma)
    }
    return words
  }

  /// Whether the cell has anything in it.
  func has(_ column: Column) -> Bool {
    guard let cell = cell(column) else { return false }
    if cell.form == .joined { return !joinedText(column).isEmpty }
    return !Blanks.isBlank(bytes[cell.bytes])
  }

  // MARK: Problems

  mutating func error(_ code: Diagnostic.Code, _ text: String, at column: Column? = nil, hint: String? = nil)
  {
    problems.append(Diagnostic(.error, code, text, at: location(of: column), hint: hint))
  }

  mutating func error(_ code: Diagnostic.Code, _ text: String, at place: TextPlace, hint: String? = nil) {
    let location = place.location(in: bytes, file: reference.location.file)
    problems.append(Diagnostic(.error, code, text, at: location, hint: hint))
  }

  mutating func warning(
    _ code: Diagnostic.Code, _ text: String, at column: Column? = nil, hint: String? = nil
  ) {
    problems.append(Diagnostic(.warning, code, text, at: location(of: column), hint: hint))
  }

  mutating func warning(_ code: Diagnostic.Code, _ text: String, at place: TextPlace) {
    let location = place.location(in: bytes, file: reference.location.file)
    problems.append(Diagnostic(.warning, code, text, at: location))
  }

  mutating func report(_ problem: Diagnostic) {
    problems.append(problem)
  }

  /// The row has no value of `columns` and cannot do without: an error at the cells that could not be read, or, where
  /// there is none, at the first of the columns.
  mutating func refuse(
    _ code: Diagnostic.Code, _ text: String, for columns: [Column], hint: String? = nil
  ) {
    let faults = unreadable.filter { columns.contains($0.column) }
    for fault in faults { problems[fault.problem].severity = .error }
    if faults.isEmpty {
      let column = columns.first { cell($0) != nil && !has($0) } ?? columns.first { cell($0) != nil }
      error(code, text, at: column ?? columns.first, hint: hint)
    }
  }

  /// As ``refuse(_:_:for:hint:)`` where any of a feed's many time columns will do.
  mutating func refuseTimes(_ text: String, at column: Column) {
    let faults = unreadable.filter { [.badTime, .badDate].contains(problems[$0.problem].code) }
    refuse(.missingTime, text, for: [column] + faults.map(\.column))
  }

  /// A date that the calendar does not have is an error in these columns, whether the row needs it or not: nobody can
  /// tell what else in the row is wrong.
  mutating func refuseImpossibleDates(in columns: [Column]) {
    for cell in unreadable where cell.fault == DateText.noSuchDate && columns.contains(cell.column) {
      problems[cell.problem].severity = .error
    }
  }

  /// A warning about a cell that has no value for the reader, an error where the row needs it.
  ///
  /// - Parameter quoted: the cell, where the fault's text goes on from it.
  mutating func cannotRead(
    _ column: Column, _ fault: CellFault, at place: TextPlace? = nil, quoting quoted: String? = nil
  ) {
    unreadable.append((column, fault, problems.count))
    let location =
      place?.location(in: bytes, file: reference.location.file) ?? self.location(of: column)
    let text = quoted.map { "‘\($0)’ in \(named(column)) \(fault.text)" } ?? fault.text
    problems.append(Diagnostic(.warning, fault.code, text, at: location, hint: fault.hint))
  }

  /// The cell's place, or the row's where there is no such cell.
  func location(of column: Column?) -> SourceLocation {
    guard let column, let cell = cell(column) else { return reference.location }
    return cell.place.location(in: bytes, file: reference.location.file)
  }

  // MARK: Reading a cell

  func cell(_ column: Column) -> Cell? {
    let index = places[column.rawValue]
    guard index >= 0, index < cells.count, cells[index].form != .null else { return nil }
    return cells[index]
  }

  mutating func read<Value>(
    _ column: Column, acceptsNumbers: Bool = true, _ parse: (ByteCursor) throws(CellFault) -> Value
  ) -> Value? {
    guard let cell = cell(column) else { return nil }
    if cell.form == .number, !acceptsNumbers {
      wrongType(cell, column, "a number")
      return nil
    }
    return value(of: cell, column, parse)
  }

  private mutating func value<Value>(
    of cell: Cell, _ column: Column, _ parse: (ByteCursor) throws(CellFault) -> Value
  ) -> Value? {
    guard cell.bytes.count <= Limits.cellBytes else {
      broken(column, cell, .tooLong, "\(named(column)) has more than \(Limits.cellBytes) bytes")
      return nil
    }
    var cursor = ByteCursor(bytes, cell.bytes)
    switch cell.form {
    case .plain where path != nil && bytes[cell.bytes].contains(0): return nulByte(cell, column)
    case .plain, .number:
      cursor =
        isASCII
        ? ByteCursor(bytes, Self.trimmed(bytes, cell.bytes)) : Self.trimmedCursor(bytes, cell.bytes)
    case .doubledQuotes: cursor = Self.trimmedCursor(DoubledQuotes.decode(bytes, cell.bytes))
    case .escapes:
      guard let decoded = JSONEscapes.decode(bytes, cell.bytes) else {
        broken(column, cell, .badText, "half of a surrogate pair in \(named(column))")
        return nil
      }
      if decoded.contains(0) { return nulByte(cell, column) }
      cursor = Self.trimmedCursor(decoded)
    case .joined: cursor = Self.trimmedCursor(joinedText(column))
    case .boolean: wrongType(cell, column, "true or false")
    case .array: wrongType(cell, column, "an array")
    case .object: wrongType(cell, column, "an object")
    case .null: return nil
    }
    guard !cursor.isAtEnd, cell.form != .boolean, cell.form != .array, cell.form != .object else {
      return nil
    }
    do {
      return try parse(cursor)
    } catch {
      guard !Self.isNothing(cursor) else { return nil }
      cannotRead(column, error, at: cell.place, quoting: cursor.text.shortened(to: 80))
      return nil
    }
  }

  /// How programs and people write that they have no number and no time.
  private static func isNothing(_ cursor: ByteCursor) -> Bool {
    guard cursor.end - cursor.position <= 4 else { return false }
    return [
      "-", "--", "–", "—", "NA", "N/A", "n/a", "NaN", "nan", "NaT", "<NA>", "null", "None", "TBA", "TBD",
    ]
    .contains(cursor.text)
  }

  /// A cell that spoils its row, whatever it is about.
  private mutating func broken(_ column: Column, _ cell: Cell, _ code: Diagnostic.Code, _ text: String) {
    cannotRead(column, CellFault(code: code, text: text), at: cell.place)
    problems[problems.count - 1].severity = .error
  }

  /// CSV's NUL bytes are the row's flaws; other formats have ways to write one.
  private mutating func nulByte<Value>(_ cell: Cell, _ column: Column) -> Value? {
    broken(column, cell, .nulByte, "a NUL byte in \(named(column))")
    return nil
  }

  private mutating func wrongType(_ cell: Cell, _ column: Column, _ found: String) {
    let fault = CellFault(code: .jsonType, text: "\(named(column)) cannot be \(found)")
    cannotRead(column, fault, at: cell.place)
  }

  /// `column ‘gate’`, or in JSON the path `[3].gate`.
  private func named(_ column: Column) -> String {
    guard let path else { return "column ‘\(column.name)’" }
    return "‘\(path.isEmpty ? "" : path + ".")\(column.name)’"
  }

  private static func trimmedCursor(_ bytes: [UInt8]) -> ByteCursor {
    trimmedCursor(bytes, 0..<bytes.count)
  }

  /// Blanks beyond ASCII are brought to ASCII first.
  private static func trimmedCursor(_ bytes: [UInt8], _ range: Range<Int>) -> ByteCursor {
    guard let plain = Blanks.plain(bytes[range]) else { return ByteCursor(bytes, trimmed(bytes, range)) }
    return ByteCursor(plain, trimmed(plain, 0..<plain.count))
  }

  /// Without white space of ASCII at both ends.
  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= Byte.blank { start += 1 }
    while end > start, bytes[end - 1] <= Byte.blank { end -= 1 }
    return start..<end
  }
}

/// CSV's way to write a quote inside a quoted cell.
enum DoubledQuotes {
  /// The cell with one quote for each `""`.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      text.append(bytes[position])
      position += bytes[position] == Byte.quote ? 2 : 1
    }
    return text
  }
}
