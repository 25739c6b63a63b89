/// Eight neighbouring bytes that are looked at together, the first one in the lowest place.
///
/// No branch depends on a byte, so a processor need not guess how long a cell is. Bytes are compared as in Warren, Hacker's
/// Delight, chapter 6.
struct EightBytes {
  let word: UInt64

  init(word: UInt64) { self.word = word }

  /// Those from `position` on; zeros behind the end.
  @inline(__always)
  init(_ text: borrowing Span<UInt8>, at position: Int) {
    if position &+ 8 <= text.count {
      word = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    } else {
      word = Self.last(of: text, from: position)
    }
  }

  @inline(never)
  private static func last(of text: borrowing Span<UInt8>, from position: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in position..<max(position, text.count) {
      word |= UInt64(text[place]) << UInt64(8 * (place - position))
    }
    return word
  }

  /// A bit for each byte that is a quote, the delimiter or no printable ASCII, the first byte's lowest.
  @inline(__always)
  func marks(delimiter: UInt8) -> UInt64 {
    let isPrintable = ((word & Self.each(0x7F)) &+ Self.each(0x80 - Byte.blank)) & ~word
    let isMarked = ~isPrintable | equal(Byte.quote) | equal(0x7F) | equal(delimiter)
    // Moves the highest bits of all bytes together.
    return ((isMarked & Self.each(0x80)) >> 7 &* 0x0102_0408_1020_4080) >> 56
  }

  /// The number that the first `count` bytes are, 1 to 8; `nil` unless all of them are digits.
  @inline(__always)
  func number(count: Int) -> Int? {
    let zeros = Self.each(Byte.zero) >> UInt64(truncatingIfNeeded: 8 &* count)
    let digits = word &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count) | zeros
    // A digit has a 3 in its upper half, also when 6 is added.
    let halves = (digits & Self.each(0xF0)) | ((digits &+ Self.each(6)) & Self.each(0xF0)) >> 4
    guard halves == Self.each(0x33) else { return nil }
    let pairs = ((digits & Self.each(0x0F)) &* (10 << 8 + 1)) >> 8
    let fours = ((pairs & 0x00FF_00FF_00FF_00FF) &* (100 << 16 + 1)) >> 16
    return Int(truncatingIfNeeded: ((fours & 0x0000_FFFF_0000_FFFF) &* (10_000 << 32 + 1)) >> 32)
  }

  /// How many bytes come before the first one that is `byte`; 8 if none is.
  @inline(__always)
  func count(before byte: UInt8) -> Int { equal(byte).trailingZeroBitCount >> 3 }

  /// Those from `count` bytes on.
  @inline(__always)
  func dropFirst(_ count: Int) -> EightBytes {
    EightBytes(word: word >> UInt64(truncatingIfNeeded: 8 &* count))
  }

  /// The highest bit of each byte that is `byte`.
  @inline(__always)
  private func equal(_ byte: UInt8) -> UInt64 {
    let difference = word ^ Self.each(byte)
    return ~((difference & Self.each(0x7F)) &+ Self.each(0x7F) | difference | Self.each(0x7F))
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
