/// Goes through a text line by line.
struct TextLines {
  let bytes: [UInt8]
  private(set) var place = TextPlace.start

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A line without its end.
  struct Line {
    var place: TextPlace
    var end: Int
  }

  var isAtEnd: Bool { place.offset >= bytes.count }

  /// The first byte of the next line; `nil` at the end.
  var peek: UInt8? { isAtEnd ? nil : bytes[place.offset] }

  /// The next line; `nil` at the end. LF, CRLF and CR end a line.
  mutating func next() -> Line? {
    guard !isAtEnd else { return nil }
    let start = place
    var end = place.offset
    while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
    var following = end
    if following < bytes.count, bytes[following] == Byte.carriageReturn { following += 1 }
    if following < bytes.count, bytes[following] == Byte.lineFeed { following += 1 }
    place = TextPlace(offset: following, line: start.line + 1, lineStart: following)
    return Line(place: start, end: end)
  }

  /// The next line with the lines folded behind it: those that begin with a blank, which is left out.
  mutating func nextUnfolded() -> (line: Line, text: [UInt8])? {
    guard let line = next() else { return nil }
    var text = Array(bytes[line.place.offset..<line.end])
    while let byte = peek, byte == Byte.blank || byte == Byte.tab, let more = next() {
      text += bytes[(more.place.offset + 1)..<more.end]
    }
    return (line, text)
  }
}
