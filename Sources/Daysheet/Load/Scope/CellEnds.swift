/// Where cells of a CSV may end: the places of delimiters, line ends, and all that is odd in a cell without quotes.
///
/// They are found for all of a text at once, which is faster than cell by cell.
struct CellEnds: ~Copyable {
  /// A bit for each byte.
  private let masks: UnsafeMutableBufferPointer<UInt64>
  private var block = 0
  /// What of the block is still to come.
  private var mask: UInt64 = 0

  init(in text: borrowing Span<UInt8>, delimiter: UInt8) {
    masks = .allocate(capacity: (text.count + 63) / 64)
    for block in masks.indices {
      var mask: UInt64 = 0
      for part in 0..<8 {
        mask |= EightBytes(text, at: 64 * block + 8 * part).marks(delimiter: delimiter) << UInt64(8 * part)
      }
      masks[block] = mask
    }
    let rest = text.count % 64
    // Behind the end nothing is odd.
    if rest > 0 { masks[masks.count - 1] &= 1 << UInt64(rest) - 1 }
    seek(0)
  }

  deinit { masks.deallocate() }

  /// The next place; `nil` where there is none.
  @inline(__always)
  mutating func next() -> Int? {
    while mask == 0 {
      block += 1
      guard block < masks.count else { return nil }
      mask = masks[block]
    }
    defer { mask &= mask - 1 }
    return 64 * block + mask.trailingZeroBitCount
  }

  /// Goes on with what is at `position` or behind it.
  mutating func seek(_ position: Int) {
    block = position / 64
    mask = block < masks.count ? masks[block] & UInt64.max << UInt64(position % 64) : 0
  }
}
