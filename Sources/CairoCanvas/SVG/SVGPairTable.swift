/// Numbers keys from 1 in the order in which they are first asked for.
///
/// A dictionary would spend more time on its safe hash than all the rest of the joining takes; the keys are glyphs and
/// places of shaped text, in a table of a known size.
struct SVGPairTable {
  private var slots: [(key: UInt64, number: Int)]
  private let shift: UInt64
  private var count = 0

  /// - Parameter capacity: how many different keys there are at most.
  init(capacity: Int) {
    let bits = max(4, Int.bitWidth - (capacity + capacity / 4).leadingZeroBitCount)
    slots = Array(repeating: (0, 0), count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  mutating func clear() {
    for place in slots.indices { slots[place] = (0, 0) }
    count = 0
  }

  mutating func number(of key: UInt64) -> Int {
    // Fibonacci hashing: the upper bits of a product depend on all of the key.
    var place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[place].number > 0, slots[place].key != key { place = (place + 1) & (slots.count - 1) }
    if slots[place].number == 0 {
      count += 1
      slots[place] = (key, count)
    }
    return slots[place].number
  }
}
