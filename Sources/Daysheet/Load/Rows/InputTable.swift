/// One input as a table: a header and, behind it, rows.
struct InputTable {
  enum Rows {
    /// Reads on behind the header.
    case csv(CSVReader)
    case json(JSONRecordReader)
    /// XML, vCard or LDIF.
    case list(RecordList)
  }

  var header: [HeaderCell]
  /// The header as the file has it, before a map gives its columns other names.
  private(set) var original: [HeaderCell]
  /// Where lines that stand before the header begin, if there are any.
  var preamble: TextPlace?
  var rows: Rows
  /// What the user says about the file; empty for files of a known layout.
  var layout = FileLayout()

  /// Whether every record names its values itself, so that the header is only what was seen of them.
  var isKeyed: Bool {
    if case .csv = rows { false } else { true }
  }

  /// How many lines may stand before a CSV's header (a LinkedIn export has three).
  private static let longestPreamble = 5
  /// From so many objects the keys of JSON are gathered.
  private static let sampledObjects = 100

  /// - Parameter looksRight: whether some cells are the header that is looked for. Where no line of the beginning is,
  ///   the first one counts as the header.
  /// - Parameter rows: the path of the array of rows in a JSON file, where the user names it.
  init(_ source: InputSource, rows: String? = nil, looksRight: ([HeaderCell]) -> Bool) throws(InputFailure) {
    if let rows {
      try self.init(source, .lists([try JSONEnvelope.list(at: rows, in: source)]))
      return
    }
    switch source.firstByte {
    case nil where source.text.flaws.first?.kind == .nul:
      throw InputFailure(
        .nulByte, "there is nothing in it but NUL bytes and blanks", path: source.path,
        hint: "Is it a text file?")
    case nil: throw InputFailure(.emptyFile, "there is nothing in it but blank lines", path: source.path)
    case Byte.openBracket: try self.init(source, .array)
    case Byte.openBrace: try self.init(object: source)
    case Byte.openAngle: self.init(list: try XMLRecords.read(source))
    default: try self.init(csv: source, looksRight: looksRight)
    }
  }

  private init(csv source: InputSource, looksRight: ([HeaderCell]) -> Bool) throws(InputFailure) {
    var reader = CSVReader(source.bytes)
    var first: InputTable?
    var cells: [Cell] = []
    for _ in 0...Self.longestPreamble {
      guard let row = reader.nextHeader(into: &cells) else { break }
      if case .unclosedToEnd(let place) = row.flaw { throw source.unclosedQuote(at: place) }
      if row.bytes.count > Limits.rowBytes {
        throw Self.tooLong("the header has more than \(Limits.rowBytes) bytes", at: row.place, in: source)
      }
      if let long = cells.first(where: { $0.bytes.count > Limits.cellBytes }) {
        throw Self.tooLong(
          "a column’s name has more than \(Limits.cellBytes) bytes", at: long.place, in: source)
      }
      if case .tooManyCells(let place) = row.flaw {
        let text = "a header of more than \(Limits.cells) cells"
        throw InputFailure(Diagnostic(.error, .tooManyCells, text, at: source.location(of: place)))
      }
      let header = cells.map { cell in
        let name = Self.name(cell, in: source.bytes).trimmingPrefix(while: \.isWhitespace)
        let blanks = name.reversed().prefix(while: \.isWhitespace).count
        return HeaderCell(name: String(name.dropLast(blanks)), place: cell.place)
      }
      let table = InputTable(header: header, preamble: first?.header.first?.place, rows: .csv(reader))
      if looksRight(header) {
        self = table
        return
      }
      if first == nil { first = table }
    }
    guard let first else {
      throw InputFailure(.emptyFile, "there is nothing in it but blank lines", path: source.path)
    }
    self = first
  }

  private static func tooLong(_ text: String, at place: TextPlace, in source: InputSource) -> InputFailure {
    InputFailure(
      Diagnostic(
        .error, .tooLong, text, at: source.location(of: place), hint: "Is it a table with one line a row?"))
  }

  /// The table with the header names that the map gives its columns.
  func mapped(by layout: FileLayout, _ source: InputSource) throws(InputFailure) -> InputTable {
    var table = self
    table.layout = layout
    guard let map = layout.map else { return table }
    // A key may be missing in the objects that the header was gathered from.
    if !isKeyed, let missing = map.missing(in: header).first {
      let near = Spelling.nearest(to: missing, among: header.map(\.name))
      throw InputFailure(
        Diagnostic(
          .error, .missingColumn, "the map names a column ‘\(missing)’ that is not there",
          at: SourceLocation(file: source.path, line: header.first?.place.line ?? 0),
          hint: near.map { "Is ‘\($0)’ meant?" }))
    }
    table.header = header.map { HeaderCell(name: map.name(for: $0.name), place: $0.place) }
    return table
  }

  init(list: RecordList) {
    self.init(header: list.header, preamble: nil, rows: .list(list))
  }

  private init(object source: InputSource) throws(InputFailure) {
    switch JSONEnvelope.find(in: source.bytes) {
    case .lines: try self.init(source, .lines)
    case .lists(let lists): try self.init(source, .lists(lists))
    case .brokenObject(let error): throw source.syntaxError(error)
    case .loneObject(let place):
      throw InputFailure(
        Diagnostic(
          .error, .jsonType,
          "this is one object where an array of objects is expected, or one object a line",
          at: source.location(of: place)))
    }
  }

  private init(_ source: InputSource, _ layout: JSONRecordReader.Layout) throws(InputFailure) {
    let reader = JSONRecordReader(source.bytes, layout: layout)
    (header, original) = ([], [])
    rows = .json(reader)
    var sample = reader
    sample.isNested = true
    var members: [Member] = []
    var seen: Set<String> = []
    for _ in 0..<Self.sampledObjects {
      do {
        guard try sample.next(into: &members) != nil else { break }
      } catch {
        throw source.syntaxError(error)
      }
      for member in members where seen.insert(member.name).inserted {
        header.append(HeaderCell(name: member.name, place: member.place))
      }
    }
  }

  private init(header: [HeaderCell], preamble: TextPlace?, rows: Rows) {
    (self.header, original) = (header, header)
    self.preamble = preamble
    self.rows = rows
  }

  static func name(_ cell: Cell, in bytes: [UInt8]) -> String {
    let decoded: [UInt8]? =
      switch cell.form {
      case .doubledQuotes: DoubledQuotes.decode(bytes, cell.bytes)
      case .escapes: JSONEscapes.decode(bytes, cell.bytes)
      default: nil
      }
    let name = decoded.map { $0[...] } ?? bytes[cell.bytes]
    return String(decoding: Blanks.plain(name) ?? Array(name), as: UTF8.self)
  }
}
