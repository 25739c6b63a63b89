import Testing

@testable import Daysheet

@Suite struct SeededGeneratorTests {
  @Test("The numbers are SplitMix64's, whatever the machine")
  func knownNumbers() {
    // The reference sequence of seed 1234567 begins with 6457827717110365317, 3203168211198807973.
    var random = SeededGenerator(seed: 1_234_567)
    #expect(random.below(1 << 62) == Int(6_457_827_717_110_365_317 >> 2 as UInt64))
    #expect(random.below(1 << 62) == Int(3_203_168_211_198_807_973 >> 2 as UInt64))
  }

  @Test func staysWithinBounds() {
    var random = SeededGenerator(seed: 5)
    let drawn = (0..<2000).map { _ in random.within(-3...3) }
    #expect(Set(drawn) == Set(-3...3))
    #expect((0..<500).allSatisfy { _ in random.pickIndex(weights: [0, 2, 0, 1, 0]) % 2 == 1 })
    #expect((0..<500).allSatisfy { _ in random.skewed(mean: 24) >= 0 })
  }
}
