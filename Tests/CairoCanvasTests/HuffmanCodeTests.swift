import Testing

@testable import CairoCanvas

@Suite struct HuffmanCodeTests {
  /// How much of the room for codes of at most `limit` bits is taken.
  func taken(_ code: HuffmanCode, limit: Int) -> Int {
    code.codes.reduce(0) { $0 + ($1.length == 0 ? 0 : 1 << (limit - $1.length)) }
  }

  @Test func frequentSymbolsAreShort() {
    let counts = [1, 0, 8, 3, 100, 3]
    let code = HuffmanCode(counts: counts, limit: 15)
    #expect(code.codes.map(\.length) == [4, 0, 2, 4, 1, 3])
    #expect(code.size(of: counts) == 4 + 16 + 12 + 100 + 9)
    #expect(taken(code, limit: 15) == 1 << 15)
  }

  @Test func codesBeginDifferently() {
    let code = HuffmanCode(counts: [5, 9, 12, 13, 16, 45], limit: 15).codes
    for (place, one) in code.enumerated() {
      for other in code[(place + 1)...] {
        let mask: UInt32 = 1 << UInt32(min(one.length, other.length)) - 1
        #expect(one.bits & mask != other.bits & mask)
      }
    }
  }

  @Test(arguments: [7, 15])
  func noCodeIsLongerThanTheLimit(limit: Int) {
    // Without a limit, counts that grow like Fibonacci's numbers make a code as long as there are symbols.
    var counts = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(code.codes.map(\.length).max() == limit)
    #expect(code.codes.allSatisfy { $0.length > 0 })
    #expect(taken(code, limit: limit) == 1 << limit)
  }

  @Test func evenOneSymbolHasACompleteCode() {
    #expect(HuffmanCode(counts: [0, 0, 9], limit: 15).codes.map(\.length) == [1, 0, 1])
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 15).codes.map(\.length) == [1, 1, 0])
  }
}
