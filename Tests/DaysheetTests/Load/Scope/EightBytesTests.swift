import Testing

@testable import Daysheet

@Suite struct EightBytesTests {
  private var random = SplitMix(state: 8)

  /// Texts of digits, now and then with something else among them.
  private mutating func text(count: Int) -> [UInt8] {
    (0..<count).map { _ in
      Int.random(in: 0..<12, using: &random) > 0
        ? UInt8.random(in: 0x30...0x39, using: &random) : UInt8.random(in: 0...255, using: &random)
    }
  }

  @Test mutating func readsNumbersAsTheLibraryDoes() {
    for round in 0..<20_000 {
      let text = text(count: 12)
      let (start, count) = (round % 5, 1 + round % 8)
      let digits = text[start..<min(start + count, text.count)]
      guard digits.count == count else { continue }
      let isNumber = digits.allSatisfy { (0x30...0x39).contains($0) }
      let expected = isNumber ? Int(String(decoding: digits, as: UTF8.self)) : nil
      #expect(EightBytes(text.span, at: start).number(count: count) == expected, "\(digits)")
    }
  }

  @Test(arguments: [UInt8(ascii: ","), UInt8(ascii: "\t"), 0xA6])
  func marksWhatMayEndACell(delimiter: UInt8) {
    for byte in UInt8.min...UInt8.max {
      let isMarked = !(0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\"") || byte == delimiter
      for place in 0..<8 {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
        text[place] = byte
        let marks = EightBytes(text.span, at: 0).marks(delimiter: delimiter)
        #expect(marks == (isMarked ? 1 << place : 0), "\(byte) at \(place)")
      }
    }
  }

  @Test func behindTheEndAreZeros() {
    let text = Array("2013".utf8)
    #expect(EightBytes(text.span, at: 2).word == 0x3331)
    #expect(EightBytes(text.span, at: 4).word == 0 && EightBytes(text.span, at: 9).word == 0)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200])
  func endsAreFoundInTextsOfAnyLength(count: Int) {
    let text = (0..<count).map { $0 % 7 == 0 ? UInt8(ascii: ",") : UInt8(ascii: "a") }
    var ends = CellEnds(in: text.span, delimiter: UInt8(ascii: ","))
    var found: [Int] = []
    while let end = ends.next() { found.append(end) }
    #expect(found == Array(stride(from: 0, to: count, by: 7)))
    ends.seek(count / 2)
    #expect(ends.next() == found.first { $0 >= count / 2 })
  }
}
