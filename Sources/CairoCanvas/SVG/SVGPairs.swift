/// Symbols of a text of them in which pairs that occur often become symbols of their own, and so on: the grammar of
/// Larsson and Moffat's Re-Pair, in a few passes instead of one pair at a time.
struct SVGPairs {
  /// Below 0 where pairs must not reach across.
  private(set) var symbols: [Int]
  private let terminals: Int
  private var pairs: [Pair] = []
  private var numbers: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// Fewer do not pay for a definition.
  static let leastUses = 4

  /// - Parameter terminals: how many symbols there are, from 0.
  init(_ symbols: [Int], terminals: Int) {
    self.symbols = symbols
    self.terminals = terminals
  }

  /// The symbols of a pair, `nil` of a terminal.
  func parts(of symbol: Int) -> (Int, Int)? {
    guard symbol >= terminals else { return nil }
    let pair = pairs[symbol - terminals]
    return (pair.first, pair.second)
  }

  /// Joins pairs as long as that makes the text clearly shorter.
  mutating func join() {
    for _ in 0..<8 {
      let before = symbols.count
      joinOnce()
      if symbols.count * 64 > before * 63 { return }
    }
  }

  private mutating func joinOnce() {
    var counts: [Pair: Int] = [:]
    for (first, second) in zip(symbols, symbols.dropFirst()) where first >= 0 && second >= 0 {
      counts[Pair(first: first, second: second), default: 0] += 1
    }
    func count(at place: Int) -> Int {
      guard place + 1 < symbols.count else { return 0 }
      return counts[Pair(first: symbols[place], second: symbols[place + 1])] ?? 0
    }
    var joined: [Int] = []
    joined.reserveCapacity(symbols.count)
    var place = 0
    var next = count(at: 0)
    while place < symbols.count {
      let here = next
      next = count(at: place + 1)
      if here >= Self.leastUses, here >= next {
        joined.append(number(of: Pair(first: symbols[place], second: symbols[place + 1])))
        place += 2
        next = count(at: place)
      } else {
        joined.append(symbols[place])
        place += 1
      }
    }
    symbols = joined
  }

  private mutating func number(of pair: Pair) -> Int {
    if let known = numbers[pair] { return known }
    let number = terminals + pairs.count
    numbers[pair] = number
    pairs.append(pair)
    return number
  }

  /// How often each symbol is written where pairs of few uses are written as their parts.
  var uses: [Int] {
    var uses = Array(repeating: 0, count: terminals + pairs.count)
    for symbol in symbols where symbol >= 0 { uses[symbol] += 1 }
    for (place, pair) in pairs.enumerated().reversed() {
      let times = uses[terminals + place]
      let writings = times >= Self.leastUses ? 1 : times
      uses[pair.first] += writings
      uses[pair.second] += writings
    }
    return uses
  }
}
