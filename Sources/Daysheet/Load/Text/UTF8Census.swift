/// How much of some bytes is UTF-8.
struct UTF8Census {
  /// Characters beyond ASCII.
  var valid = 0
  /// Maximal runs that are no character, each up to three bytes: the first ones, and how many there are.
  var broken: [Range<Int>] = []
  var brokenCount = 0
  /// Whether it certainly has no character beyond ASCII.
  private(set) var isASCII = false

  /// The common case, text that is UTF-8 throughout, costs one fast pass.
  ///
  /// - Parameter limit: how many broken runs are kept.
  init(_ bytes: [UInt8], limit: Int = Limits.problems) {
    if let text = try? UTF8Span(validating: bytes.span) {
      isASCII = text.isKnownASCII
      return
    }
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      let length = Self.length(at: position, in: bytes)
      if length.isCharacter {
        valid += 1
      } else {
        brokenCount += 1
        if broken.count < limit { broken.append(position..<(position + length.bytes)) }
      }
      position += length.bytes
    }
  }

  /// The character, or the longest beginning of one, at a byte beyond ASCII.
  private static func length(at position: Int, in bytes: [UInt8]) -> (bytes: Int, isCharacter: Bool) {
    let first = bytes[position]
    let expected: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: expected = 2
    case 0xE0: (expected, second) = (3, 0xA0...0xBF)
    case 0xED: (expected, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: expected = 3
    case 0xF0: (expected, second) = (4, 0x90...0xBF)
    case 0xF4: (expected, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: expected = 4
    default: return (1, false)
    }
    for step in 1..<expected {
      let allowed = step == 1 ? second : 0x80...0xBF
      guard position + step < bytes.count, allowed.contains(bytes[position + step]) else {
        return (step, false)
      }
    }
    return (expected, true)
  }
}
