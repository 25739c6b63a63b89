/// Reads CSV as in RFC 4180, row by row, with the position of every cell.
///
/// Lines end in LF, CRLF or CR; blank lines are skipped; a quote that does not open a cell is an ordinary character.
/// Blanks may stand around a quoted cell.
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
      } else if !scan.quotedCellBehindBlanks(text, delimiter: delimiter, into: &cells) {
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
    while place.offset < text.count, case let length = Blanks.length(of: text, at: place.offset), length > 0 {
      place.offset += length
    }
    guard place.offset < text.count else { return nil }
    let next = text[place.offset]
    if next == delimiter || next == Byte.lineFeed || next == Byte.carriageReturn { return nil }
    // A quote that was never closed has run on to the next one; what was read since is other rows' text.
    return place.line == opening.line ? .textAfterQuote(place) : .unclosed(opening)
  }

  /// Reads a quoted cell that has blanks before its quote; reads nothing where there is none, or one with a flaw: the
  /// quote is then an ordinary character.
  @inline(__always)
  mutating func quotedCellBehindBlanks(
    _ text: borrowing Span<UInt8>, delimiter: UInt8, into cells: inout [Cell]
  ) -> Bool {
    guard place.offset < text.count else { return false }
    let first = text[place.offset]
    guard first == Byte.blank || first >= 0xC2, let quote = quoteBehindBlanks(text) else { return false }
    let (start, count) = (place, cells.count)
    place.offset = quote
    if quotedCell(text, delimiter: delimiter, into: &cells) == nil { return true }
    place = start
    cells.removeLast(cells.count - count)
    return false
  }

  private func quoteBehindBlanks(_ text: borrowing Span<UInt8>) -> Int? {
    var end = place.offset
    while end < text.count {
      if text[end] == Byte.quote { return end }
      let length = Blanks.length(of: text, at: end)
      if length == 0 { return nil }
      end += length
    }
    return nil
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
  /// Reads the next row as a header: its delimiter is whichever of comma, semicolon, tab and bar it has most of, the
  /// first of these where several are as many.
  mutating func nextHeader(into cells: inout [Cell]) -> Row? {
    skipBlankLines()
    delimiter = delimiterOfLine()
    return next(into: &cells)
  }

  private func delimiterOfLine() -> UInt8 {
    let delimiters = [Byte.comma, Byte.semicolon, Byte.tab, Byte.bar]
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    for byte in bytes[position...].prefix(Limits.rowBytes) {
      if byte == Byte.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == Byte.lineFeed || byte == Byte.carriageReturn { break }
      if let index = delimiters.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return delimiters[counts.firstIndex(of: most) ?? 0]
  }
}
