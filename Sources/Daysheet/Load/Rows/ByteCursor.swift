/// Reads one cell's bytes from left to right.
struct ByteCursor {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  var isAtEnd: Bool { position == end }
  var peek: UInt8? { position < end ? bytes[position] : nil }
  /// What is left, as text.
  var text: String { String(decoding: bytes[position..<end], as: UTF8.self) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// A number of `count` digits; `nil`, with nothing read, where there are fewer or more.
  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    var next = position
    var value = 0
    while next < end, Byte.zero...Byte.nine ~= bytes[next] {
      guard next - position < count.upperBound else { return nil }
      value = value * 10 + Int(bytes[next] - Byte.zero)
      next += 1
    }
    guard next - position >= count.lowerBound else { return nil }
    position = next
    return value
  }
}

/// Why a cell has no value.
struct CellFault: Error, Hashable {
  var code: Diagnostic.Code
  /// Goes on from the quoted cell: `is not a time`.
  var text: String
  var hint: String?
}
