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
