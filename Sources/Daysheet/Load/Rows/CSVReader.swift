/// Reads CSV as in RFC 4180, row by row, with the position of every cell.
///
/// Lines end in LF, CRLF or CR; blank lines are skipped; a quote that does not open a cell is an ordinary character.
/// A value: a copy reads on from where it was made.
struct CSVReader {
  let bytes: [UInt8]
  var delimiter: UInt8
  private(set) var position = 0
  private var line = 1

  init(_ bytes: [UInt8], delimiter: UInt8 = Byte.comma) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  struct Row {
    var place: TextPlace
    /// Line end left out.
    var bytes: Range<Int>
    var flaw: Flaw?
  }

  enum Flaw {
    /// A quote opens and never closes.
    case unclosedToEnd(TextPlace)
    /// A quote opens and no closing one follows in that line; the next line is read as a row of its own.
    case unclosed(TextPlace)
    /// More text between the closing quote and the delimiter.
    case textAfterQuote(TextPlace)
    /// More cells than any table has; the rest of the line is not looked at.
    case tooManyCells(TextPlace)
  }

  /// The next row that is not blank, its cells put into `cells`; `nil` at the end.
  mutating func next(into cells: inout [Cell]) -> Row? {
    cells.removeAll(keepingCapacity: true)
    skipBlankLines()
    let bytes = bytes
    let text = bytes.span
    guard position < text.count else { return nil }
    var scan = LineScan(place: TextPlace(offset: position, line: line, lineStart: position))
    let start = scan.place
    var flaw: Flaw?
    repeat {
      if scan.place.offset < text.count, text[scan.place.offset] == Byte.quote {
        flaw = scan.quotedCell(text, delimiter: delimiter, into: &cells)
      } else {
        scan.plainCell(text, delimiter: delimiter, into: &cells)
      }
      if cells.count > Limits.cells { flaw = flaw ?? .tooManyCells(scan.place) }
    } while flaw == nil && scan.skip(delimiter, text)
    if let flaw { scan.recover(text, from: flaw) }
    let end = scan.place.offset
    scan.skipLineEnd(text)
    position = scan.place.offset
    line = scan.place.line
    return Row(place: start, bytes: start.offset..<end, flaw: flaw)
  }

  private mutating func skipBlankLines() {
    let bytes = bytes
    let text = bytes.span
    var scan = LineScan(place: TextPlace(offset: position, line: line, lineStart: position))
    while scan.place.offset < text.count {
      var end = scan.place.offset
      while end < text.count, text[end] == Byte.blank { end += 1 }
      guard end == text.count || text[end] == Byte.lineFeed || text[end] == Byte.carriageReturn else { break }
      scan.place.offset = end
      scan.skipLineEnd(text)
    }
    position = scan.place.offset
    line = scan.place.line
  }
}

/// A place that moves through the text.
private struct LineScan {
  var place: TextPlace

  @inline(__always)
  mutating func plainCell(_ text: borrowing Span<UInt8>, delimiter: UInt8, into cells: inout [Cell]) {
    let start = place
    var end = place.offset
    while end < text.count {
      let byte = text[end]
      if byte == delimiter || byte == Byte.lineFeed || byte == Byte.carriageReturn { break }
      end += 1
    }
    place.offset = end
    cells.append(Cell(bytes: start.offset..<end, form: .plain, place: start))
  }

  mutating func quotedCell(
    _ text: borrowing Span<UInt8>, delimiter: UInt8, into cells: inout [Cell]
  ) -> CSVReader.Flaw? {
    let opening = place
    place.offset += 1
    var hasDoubled = false
    while true {
      while place.offset < text.count, text[place.offset] != Byte.quote { step(text) }
      guard place.offset < text.count else { return .unclosedToEnd(opening) }
      guard place.offset + 1 < text.count, text[place.offset + 1] == Byte.quote else { break }
      hasDoubled = true
      place.offset += 2
    }
    let content = (opening.offset + 1)..<place.offset
    place.offset += 1
    cells.append(Cell(bytes: content, form: hasDoubled ? .doubledQuotes : .plain, place: opening))
    while place.offset < text.count, text[place.offset] == Byte.blank { place.offset += 1 }
    guard place.offset < text.count else { return nil }
    let next = text[place.offset]
    if next == delimiter || next == Byte.lineFeed || next == Byte.carriageReturn { return nil }
    // A quote that was never closed has run on to the next one; what was read since is other rows' text.
    return place.line == opening.line ? .textAfterQuote(place) : .unclosed(opening)
  }

  mutating func skip(_ delimiter: UInt8, _ text: borrowing Span<UInt8>) -> Bool {
    guard place.offset < text.count, text[place.offset] == delimiter else { return false }
    place.offset += 1
    return true
  }

  /// Moves to the end of the line on which the flaw is.
  mutating func recover(_ text: borrowing Span<UInt8>, from flaw: CSVReader.Flaw) {
    switch flaw {
    case .unclosedToEnd: return
    case .unclosed(let opening), .textAfterQuote(let opening), .tooManyCells(let opening): place = opening
    }
    while place.offset < text.count, text[place.offset] != Byte.lineFeed,
      text[place.offset] != Byte.carriageReturn
    { place.offset += 1 }
  }

  mutating func skipLineEnd(_ text: borrowing Span<UInt8>) {
    guard place.offset < text.count else { return }
    if text[place.offset] == Byte.carriageReturn, place.offset + 1 < text.count,
      text[place.offset + 1] == Byte.lineFeed
    {
      place.offset += 1
    }
    step(text)
  }

  /// One byte on; a line end begins a new line.
  private mutating func step(_ text: borrowing Span<UInt8>) {
    let byte = text[place.offset]
    place.offset += 1
    guard byte == Byte.lineFeed || byte == Byte.carriageReturn else { return }
    if byte == Byte.carriageReturn, place.offset < text.count, text[place.offset] == Byte.lineFeed { return }
    place.line += 1
    place.lineStart = place.offset
  }
}

extension CSVReader {
  /// Reads the next row as a header: its delimiter is whichever of comma, semicolon and tab it has most of.
  mutating func nextHeader(into cells: inout [Cell]) -> Row? {
    skipBlankLines()
    delimiter = delimiterOfLine()
    return next(into: &cells)
  }

  private func delimiterOfLine() -> UInt8 {
    var counts = (comma: 0, semicolon: 0, tab: 0)
    var isQuoted = false
    for byte in bytes[position...] {
      if byte == Byte.quote { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case Byte.comma: counts.comma += 1
      case Byte.semicolon: counts.semicolon += 1
      case Byte.tab: counts.tab += 1
      case Byte.lineFeed, Byte.carriageReturn: return Self.most(counts)
      default: break
      }
    }
    return Self.most(counts)
  }

  private static func most(_ counts: (comma: Int, semicolon: Int, tab: Int)) -> UInt8 {
    if counts.comma >= max(counts.semicolon, counts.tab) { return Byte.comma }
    return counts.semicolon >= counts.tab ? Byte.semicolon : Byte.tab
  }
}
