/// A canonical Huffman code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// A symbol's code: its bits in the order in which they are written, lowest first, and how many they are.
  struct Code {
    var bits: UInt32 = 0
    var length = 0
  }

  /// By symbol; of no bits where it does not occur.
  private(set) var codes: [Code]

  /// - Parameters:
  ///   - counts: how often each symbol occurs.
  ///   - limit: the most bits of a code.
  init(counts: [Int], limit: Int) {
    codes = Self.lengths(counts: counts, limit: limit).map { Code(length: $0) }
    var next: UInt32 = 0
    for length in 1...limit {
      next <<= 1
      for symbol in codes.indices where codes[symbol].length == length {
        codes[symbol].bits = next.reversed(length)
        next += 1
      }
    }
  }

  /// Bits that these symbols take.
  func size(of counts: [Int]) -> Int { zip(counts, codes).reduce(0) { $0 + $1.0 * $1.1.length } }

  /// Bits of each symbol's code; at least two symbols get one, since some readers want a complete code.
  private static func lengths(counts: [Int], limit: Int) -> [Int] {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    // As single numbers: a comparison of pairs took longer than all else here.
    used = used.map { counts[$0] << 16 | $0 }.sorted().map { $0 & 0xFFFF }
    var numbers = numbersOfLengths(of: used.map { max(counts[$0], 1) }, limit: limit)
    var lengths = [Int](repeating: 0, count: counts.count)
    var length = limit
    for symbol in used {
      while numbers[length] == 0 { length -= 1 }
      numbers[length] -= 1
      lengths[symbol] = length
    }
    return lengths
  }

  /// How many symbols have a code of each length.
  ///
  /// - Parameter counts: ascending.
  private static func numbersOfLengths(of counts: [Int], limit: Int) -> [Int] {
    // Leaves and inner nodes are both taken in the order of their counts, so that no heap is needed.
    var weights = counts
    var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
    var (leaf, inner) = (0, counts.count)
    func isLeafNext() -> Bool {
      leaf < counts.count && (inner == weights.count || weights[leaf] <= weights[inner])
    }
    for node in counts.count..<2 * counts.count - 1 {
      var weight = 0
      for _ in 0..<2 {
        let child = isLeafNext() ? leaf : inner
        if child == leaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    var numbers = [Int](repeating: 0, count: limit + 1)
    for node in depths.indices.reversed().dropFirst() {
      depths[node] = depths[parents[node]] + 1
      if node < counts.count { numbers[min(depths[node], limit)] += 1 }
    }
    repair(&numbers, limit: limit)
    return numbers
  }

  /// Lengthens short codes until those that were cut to the limit have room.
  private static func repair(_ numbers: inout [Int], limit: Int) {
    var total = (1...limit).reduce(0) { $0 + numbers[$1] << (limit - $1) }
    while total > 1 << limit {
      guard let length = (1..<limit).last(where: { numbers[$0] > 0 }) else { return }
      numbers[limit] -= 1
      numbers[length] -= 1
      numbers[length + 1] += 2
      total -= 1
    }
  }
}

extension UInt32 {
  /// The lowest bits in reverse.
  fileprivate func reversed(_ count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 }
  }
}
