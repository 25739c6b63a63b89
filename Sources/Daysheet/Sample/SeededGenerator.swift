/// SplitMix64: the same numbers for the same seed on every machine and with every version of Swift.
///
/// The standard library's ways to draw from a range may change between versions, so that these are its own.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 ..< `limit`, which must be positive.
  mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func chance(percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of `elements`, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// An index of `weights`, as often as its weight says; the weights are not all zero.
  mutating func pickIndex(weights: [Int]) -> Int {
    var left = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if left < weight { return index }
      left -= weight
    }
    return weights.count - 1
  }

  /// Mostly small, now and then large: whole numbers from 0 whose mean is about `mean`.
  mutating func skewed(mean: Int) -> Int {
    var total = 0
    while total < mean * 8, !chance(percent: 20) { total += within(0...mean / 2) }
    return total
  }
}
