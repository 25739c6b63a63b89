import Testing

@testable import CairoCanvas

@Suite struct SVGPairsTests {
  /// Series of symbols, each a step of 10 behind the one before.
  func pairs(_ series: [[Int]], terminals: Int = 10) -> SVGPairs {
    var items: [SVGPairs.Item] = []
    for symbols in series {
      items += symbols.enumerated().map { SVGPairs.Item(symbol: $1, x: Double(10 * $0)) }
      items.append(.end)
    }
    return SVGPairs(items, terminals: terminals)
  }

  /// What a symbol stands for, with the places of its parts.
  func terminals(of symbol: Int, x: Int = 0, in pairs: SVGPairs) -> [[Int]] {
    guard let pair = pairs.pair(of: symbol) else { return [[symbol, x]] }
    return terminals(of: pair.first, x: x, in: pairs) + terminals(of: pair.second, x: x + pair.x, in: pairs)
  }

  @Test func whatIsJoinedStillSaysTheSame() {
    let series = (0..<40).map { row in (0..<12).map { (row % 3 + $0 * $0) % 7 } }
    var joined = pairs(series)
    let before = joined.items
    joined.join()
    #expect(joined.items.count < before.count / 2)
    let after = joined.items.flatMap { item in
      item.isEnd ? [[-1, 0]] : terminals(of: item.symbol, x: Int(item.x), in: joined)
    }
    #expect(after == before.map { $0.isEnd ? [-1, 0] : [$0.symbol, Int($0.x)] })
  }

  @Test func aSeriesThatOccursOftenIsOneSymbol() {
    var joined = pairs(Array(repeating: [1, 2, 3, 4, 5], count: 5))
    joined.join()
    let symbols = joined.items.filter { !$0.isEnd }.map(\.symbol)
    #expect(symbols.count == 5 && Set(symbols).count == 1)
    #expect(joined.uses[symbols[0]] == 5)
    // Each of its parts is written once, in its definition.
    #expect((1...5).allSatisfy { joined.uses[$0] == 1 })
  }

  @Test func nothingIsJoinedAcrossAnEndOrAtAnotherDistance() {
    var joined = pairs(Array(repeating: [1], count: 9))
    joined.join()
    #expect(joined.items.count == 18)
    var items: [SVGPairs.Item] = []
    for step in 1...9 {
      items += [SVGPairs.Item(symbol: 1), SVGPairs.Item(symbol: 2, x: Double(step)), .end]
    }
    joined = SVGPairs(items, terminals: 3)
    joined.join()
    #expect(joined.items.count == items.count)
  }
}
