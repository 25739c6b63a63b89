import Timelines

/// One row of an input, whatever its format, seen through the columns that its kind of file has.
///
/// Every accessor trims blanks, takes an empty cell for a missing one, and notes what is wrong with a cell in
/// ``problems``, so that all of a row's faults are reported and not the first only.
struct Row<Column: ColumnKey> {
  let bytes: [UInt8]
  var reference: RowReference
  /// In the order of the file.
  var cells: [Cell] = []
  /// By ``ColumnKey/rawValue`` the index into ``cells``; −1 where there is none.
  var places: [Int]
  /// JSON: where the row's object is, such as `[3]`; `nil` for CSV.
  var path: String?
  private(set) var problems: [Diagnostic] = []
  /// How the file writes its times, where the user says so.
  var timeFormat: TimeFormat?
  /// What the columns of dates say together.
  var dateOrders: DateOrders<Column>?
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
  }

  // MARK: Values

  /// `nil` where the cell is missing or blank.
  mutating func text(_ column: Column) -> String? {
    read(column) { (cursor) throws(CellFault) in cursor.text }
  }

  /// A code such as `LIS`, in capitals.
  mutating func code(_ column: Column) -> String? { text(column)?.uppercased() }

  mutating func integer(_ column: Column) -> Int? { read(column, NumberText.parse) }

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
      guard let word = value(of: element, column, { (cursor) throws(CellFault) in cursor.text }) else {
        return words
      }
      words.append(word)
      _ = scanner.skip(Byte.comma)
    }
    return words
  }

  /// Whether the cell has anything in it.
  func has(_ column: Column) -> Bool {
    guard let cell = cell(column) else { return false }
    return !trimmed(cell.bytes).isEmpty
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
      error(.tooLong, "\(named(column)) has more than \(Limits.cellBytes) bytes", at: cell.place)
      return nil
    }
    var cursor = ByteCursor(bytes, cell.bytes)
    switch cell.form {
    case .plain, .number: cursor = ByteCursor(bytes, trimmed(cell.bytes))
    case .doubledQuotes: cursor = Self.trimmedCursor(DoubledQuotes.decode(bytes, cell.bytes))
    case .escapes:
      guard let decoded = JSONEscapes.decode(bytes, cell.bytes) else {
        error(.badText, "half of a surrogate pair in \(named(column))", at: cell.place)
        return nil
      }
      cursor = Self.trimmedCursor(decoded)
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
      self.error(
        error.code, "‘\(cursor.text)’ in \(named(column)) \(error.text)", at: cell.place, hint: error.hint)
      return nil
    }
  }

  private mutating func wrongType(_ cell: Cell, _ column: Column, _ found: String) {
    error(.jsonType, "\(named(column)) cannot be \(found)", at: cell.place)
  }

  /// `column ‘gate’`, or in JSON the path `[3].gate`.
  private func named(_ column: Column) -> String {
    guard let path else { return "column ‘\(column.name)’" }
    return "‘\(path.isEmpty ? "" : path + ".")\(column.name)’"
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    Self.trimmed(bytes, range)
  }

  private static func trimmedCursor(_ bytes: [UInt8]) -> ByteCursor {
    ByteCursor(bytes, trimmed(bytes, 0..<bytes.count))
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
