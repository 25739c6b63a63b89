/// A place in a text from which its line and column can be told.
struct TextPlace: Hashable {
  var offset: Int
  /// From 1.
  var line: Int
  /// Offset of the line's first byte.
  var lineStart: Int

  /// Characters are counted here, when a diagnostic needs them, and not while reading.
  ///
  /// Far out in a line, where nobody counts, bytes stand for them: a file may be one line with a million faults.
  func location(in bytes: [UInt8], file: String) -> SourceLocation {
    guard offset - lineStart <= Limits.countedBytes else {
      return SourceLocation(file: file, line: line, column: offset - lineStart + 1)
    }
    let column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1
    return SourceLocation(file: file, line: line, column: column)
  }

  /// The place of `offset`, found by counting lines from an earlier place, or from the start of the text.
  init(of offset: Int, in bytes: [UInt8], from place: TextPlace = .start) {
    self.init(offset: offset, line: place.line, lineStart: place.lineStart)
    for index in place.offset..<offset
    where bytes[index] == Byte.lineFeed || bytes[index] == Byte.carriageReturn {
      if bytes[index] == Byte.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Byte.lineFeed {
        continue
      }
      line += 1
      lineStart = index + 1
    }
  }

  static let start = TextPlace(offset: 0, line: 1, lineStart: 0)

  init(offset: Int, line: Int, lineStart: Int) {
    self.offset = offset
    self.line = line
    self.lineStart = lineStart
  }
}
