extension RowReference {
  /// The place of the one cell of the row that reads `text`; the row's own where there is none, or several.
  ///
  /// Records do not carry the places of their cells, which would be read seldom and kept always: the row is searched
  /// when there is something to say about it. Case does not count, and what is around a cell may be of any format.
  func location(ofCell text: String, in inputs: [InputText]) -> SourceLocation {
    guard inputs.indices.contains(input), !text.isEmpty else { return location }
    let whole = inputs[input].bytes
    let row = whole[bytes.clamped(to: whole.indices)]
    let wanted = text.utf8.map(Self.folded)
    var places: [Int] = []
    var start = row.startIndex
    while start + wanted.count <= row.endIndex {
      let end = start + wanted.count
      if (start == row.startIndex || Self.isBorder(row[start - 1]))
        && (end == row.endIndex || Self.isBorder(row[end])),
        row[start..<end].lazy.map(Self.folded).elementsEqual(wanted)
      {
        places.append(start)
      }
      start += 1
    }
    guard places.count == 1 else { return location }
    let lineStart = whole[..<row.startIndex].lastIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    let rowPlace = TextPlace(
      offset: row.startIndex, line: location.line, lineStart: lineStart.map { $0 + 1 } ?? 0)
    return TextPlace(of: places[0], in: whole, from: rowPlace).location(in: whole, file: location.file)
  }

  /// Delimiters, quotes, brackets, blanks: whatever a cell, a JSON value or an XML element begins and ends with.
  private static func isBorder(_ byte: UInt8) -> Bool {
    byte <= Byte.blank || ",;:\"'[]{}<>".utf8.contains(byte)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }
}
