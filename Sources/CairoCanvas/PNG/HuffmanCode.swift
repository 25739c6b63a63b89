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
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
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

/// The two codes of a block as they are written before it (RFC 1951, 3.2.7).
struct HuffmanHeader {
  private struct Item {
    var symbol: Int
    var extra: UInt64 = 0
    var extraBits = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let lengthCount: Int

  /// The order in which lengths of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    func used(_ code: HuffmanCode, least: Int) -> [Int] {
      let lengths = code.codes.map(\.length)
      return Array(lengths[..<max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)])
    }
    let (first, second) = (used(literals, least: 257), used(distances, least: 1))
    literalCount = first.count
    distanceCount = second.count
    items = Self.items(of: first + second)
    var counts = [Int](repeating: 0, count: Self.order.count)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    lengthCount = max(4, (Self.order.lastIndex { code.codes[$0].length > 0 } ?? 0) + 1)
  }

  /// Most bits it takes.
  var size: Int {
    14 + 3 * lengthCount + items.reduce(0) { $0 + code.codes[$1.symbol].length + $1.extraBits }
  }

  func write(to bits: inout BitWriter) {
    bits.write(UInt64(literalCount - 257), count: 5)
    bits.write(UInt64(distanceCount - 1), count: 5)
    bits.write(UInt64(lengthCount - 4), count: 4)
    bits.flush()
    for symbol in Self.order.prefix(lengthCount) {
      bits.write(UInt64(code.codes[symbol].length), count: 3)
      bits.flush()
    }
    for item in items {
      bits.write(code.codes[item.symbol])
      bits.write(item.extra, count: item.extraBits)
      bits.flush()
    }
  }

  /// Lengths with runs of the same one in short.
  private static func items(of lengths: [Int]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var run = lengths[start...].prefix { $0 == length }.count
      start += run
      if length > 0 {
        items.append(Item(symbol: length))
        run -= 1
      }
      while run >= 3 {
        if length == 0, run >= 11 {
          let part = min(run, 138)
          items.append(Item(symbol: 18, extra: UInt64(part - 11), extraBits: 7))
          run -= part
        } else if length == 0 {
          items.append(Item(symbol: 17, extra: UInt64(run - 3), extraBits: 3))
          run = 0
        } else {
          let part = min(run, 6)
          items.append(Item(symbol: 16, extra: UInt64(part - 3), extraBits: 2))
          run -= part
        }
      }
      items += Array(repeating: Item(symbol: length), count: run)
    }
    return items
  }
}

extension UInt32 {
  /// The lowest bits in reverse.
  fileprivate func reversed(_ count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 }
  }
}
