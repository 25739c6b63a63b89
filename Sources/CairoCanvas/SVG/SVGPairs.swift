/// Series of symbols at places in which pairs that occur often become symbols of their own, and pairs of those again:
/// the grammar of Larsson and Moffat's Re-Pair, in a few passes instead of one pair at a time.
struct SVGPairs {
  struct Item {
    var symbol: Int
    var x = 0.0
    var y = 0.0

    /// Between series.
    static let end = Item(symbol: -1)
    var isEnd: Bool { symbol < 0 }
  }

  private(set) var items: [Item]
  private let terminals: Int
  private var pairs: [Pair] = []
  private var symbols: [UInt64: Int] = [:]

  /// Two symbols, the second one in whole steps from the first one.
  struct Pair {
    var first: Int
    var second: Int
    var x: Int
    var y: Int

    /// `nil` at an end of a series, and of what lies too far apart for a key.
    fileprivate init?(_ first: Item, _ second: Item) {
      guard !first.isEnd, !second.isEnd else { return nil }
      (self.first, self.second) = (first.symbol, second.symbol)
      x = Int((second.x - first.x).rounded())
      y = Int((second.y - first.y).rounded())
      guard Int16(exactly: x) != nil, Int8(exactly: y) != nil, max(self.first, self.second) < 1 << 20 else {
        return nil
      }
    }

    fileprivate var key: UInt64 {
      UInt64(first) << 44 | UInt64(second) << 24 | UInt64(UInt16(bitPattern: Int16(x))) << 8
        | UInt64(UInt8(bitPattern: Int8(y)))
    }
  }

  /// Fewer do not pay for a definition.
  static let leastUses = 3

  /// - Parameter terminals: how many symbols there are, from 0.
  init(_ items: [Item], terminals: Int) {
    self.items = items
    self.terminals = terminals
  }

  /// `nil` of a terminal.
  func pair(of symbol: Int) -> Pair? { symbol < terminals ? nil : pairs[symbol - terminals] }

  /// Joins pairs as long as that makes the series clearly shorter.
  mutating func join() {
    var table = SVGPairTable(capacity: items.count)
    for _ in 0..<8 {
      let before = items.count
      joinOnce(&table)
      if items.count * 64 > before * 63 { return }
    }
  }

  private mutating func joinOnce(_ table: inout SVGPairTable) {
    let counts = pairCounts(&table)
    var joined: [Item] = []
    joined.reserveCapacity(items.count)
    var place = 0
    while place < items.count {
      let next = place + 1
      let isBest = counts[place] >= Self.leastUses && counts[place] >= counts[next]
      if isBest, let pair = Pair(items[place], items[next]) {
        joined.append(Item(symbol: symbol(of: pair), x: items[place].x, y: items[place].y))
        place += 2
      } else {
        joined.append(items[place])
        place += 1
      }
    }
    items = joined
  }

  /// How often the pair occurs that begins at each place.
  private func pairCounts(_ table: inout SVGPairTable) -> [Int] {
    table.clear()
    var counts = [0]
    var places = Array(repeating: 0, count: items.count + 1)
    for place in items.indices.dropLast() {
      guard let pair = Pair(items[place], items[place + 1]) else { continue }
      let number = table.number(of: pair.key)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      places[place] = number
    }
    return places.map { counts[$0] }
  }

  private mutating func symbol(of pair: Pair) -> Int {
    if let known = symbols[pair.key] { return known }
    let symbol = terminals + pairs.count
    symbols[pair.key] = symbol
    pairs.append(pair)
    return symbol
  }

  /// How often each symbol is written where pairs of few uses are written as their parts.
  var uses: [Int] {
    var uses = Array(repeating: 0, count: terminals + pairs.count)
    for item in items where !item.isEnd { uses[item.symbol] += 1 }
    for (place, pair) in pairs.enumerated().reversed() {
      let times = uses[terminals + place]
      let writings = times >= Self.leastUses ? 1 : times
      uses[pair.first] += writings
      uses[pair.second] += writings
    }
    return uses
  }
}
