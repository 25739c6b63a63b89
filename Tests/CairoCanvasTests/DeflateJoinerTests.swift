import Testing

@testable import CairoCanvas

@Suite struct DeflateJoinerTests {
  /// Compresses parts on their own, joins them and has libdeflate read the whole as one zlib stream.
  func roundTrip(_ parts: [[UInt8]], level: Int) throws {
    let compressor = try Compressor(level: level)
    var stream: [UInt8] = [0x78, 0x9C]
    var checksum = Adler32()
    for (index, part) in parts.enumerated() {
      var deflated = try part.withUnsafeBytes { try compressor.deflate($0) }
      if index < parts.count - 1 { try DeflateJoiner.openEnd(of: &deflated) }
      stream += deflated
      checksum.append(part.withUnsafeBytes { Adler32(of: $0) })
    }
    stream += PNGChunk.bigEndian(Int(checksum.value))
    let all = Array(parts.joined())
    #expect(try inflateZlib(stream, length: all.count) == all)
  }

  static func flat(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xF1, count: count) }

  static func random(_ count: Int, upTo limit: UInt8, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((state >> 33) % UInt64(limit))
    }
  }

  @Test(arguments: [1, 2, 6, 9, 12])
  func everyKindOfBlockIsWalked(level: Int) throws {
    let incompressible = Self.random(200_000, upTo: 255, seed: 1)
    let literals = Self.random(300_000, upTo: 7, seed: 2)
    let words = (0..<40_000).flatMap { Array("row \($0 % 977) ".utf8) }
    let short: [UInt8] = [1, 2, 3]
    try roundTrip([Self.flat(1_000_000), incompressible, words, short, literals, Self.flat(1)], level: level)
  }

  @Test func anEmptyPartAndASinglePartJoin() throws {
    try roundTrip([[], Array("abc".utf8), [], []], level: 6)
    try roundTrip([Array("abc".utf8)], level: 6)
    try roundTrip([[]], level: 6)
  }

  @Test func everyBitPositionOfTheEndIsMet() throws {
    // Parts of growing length end at different bits; each end must leave room for the empty block's header.
    try roundTrip((0..<200).map { Self.random($0 * 3, upTo: 40, seed: UInt64($0)) }, level: 6)
  }

  @Test func aBrokenStreamIsAnErrorAndNoTrap() throws {
    for broken: [UInt8] in [[], [0x07], [0x05], [0xFF, 0xFF, 0xFF, 0xFF], [0x01, 0xFF]] {
      var stream = broken
      #expect(throws: CanvasError.self) { try DeflateJoiner.openEnd(of: &stream) }
    }
    let compressor = try Compressor(level: 6)
    let whole = try Self.random(5_000, upTo: 60, seed: 3).withUnsafeBytes { try compressor.deflate($0) }
    for length in stride(from: 1, to: whole.count - 1, by: 7) {
      var cut = Array(whole.prefix(length))
      #expect(throws: CanvasError.self) { try DeflateJoiner.openEnd(of: &cut) }
    }
  }
}
