import Timelines

extension RowReference {
  /// The place of the one cell of the row that reads `text`; the row's own where there is none, or several.
  ///
  /// Records do not carry the places of their cells, which would be read seldom and kept always: the row is searched
  /// when there is something to say about it. Case does not count, and what is around a cell may be of any format.
  func location(ofCell text: String, in inputs: [InputText]) -> SourceLocation {
    inputs.indices.contains(input) ? location(ofCell: text, in: inputs[input].bytes) : location
  }

  func location(of time: LocalTime, in inputs: [InputText]) -> SourceLocation {
    inputs.indices.contains(input) ? location(of: time, in: inputs[input].bytes) : location
  }

  /// The place of the one cell of the row that shows this wall-clock time, in the spelling that says most.
  func location(of time: LocalTime, in whole: [UInt8]) -> SourceLocation {
    for spelling in time.spellings {
      let place = location(ofCell: spelling, in: whole)
      if place != location { return place }
    }
    return location
  }

  private func location(ofCell text: String, in whole: [UInt8]) -> SourceLocation {
    guard !text.isEmpty else { return location }
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

extension LocalTime {
  /// As files write it, with its date or without.
  fileprivate var spellings: [String] {
    let minutes = String(clock.suffix(2))
    let compact = clock.filter { $0 != ":" }
    return [
      "\(date)T\(clock)", "\(date) \(clock)", "\(date)T\(clock):00", "\(date) \(clock):00", clock,
      "\(hour):\(minutes)", compact, String(hour * 100 + minute),
    ]
  }
}
