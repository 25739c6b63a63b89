import Testing

@testable import Daysheet

@Suite struct PathTextTests {
  private static func bytes(_ text: String) -> [UInt8] {
    text.pathBytes.dropLast().map { UInt8(bitPattern: $0) }
  }

  @Test("Any bytes come back as they were")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        // Rather bytes that begin or go on with characters.
        Bool.random(using: &random) ? UInt8.random(in: 1...255) : UInt8.random(in: 0x80...0xF5)
      }
      #expect(Self.bytes(String(path: bytes)) == bytes)
    }
  }

  @Test func textStaysText() {
    for text in ["", "a/b", "Zürich", "e\u{301}", "東京", "🛫"] {
      #expect(String(path: Array(text.utf8)) == text)
      #expect(Self.bytes(text) == Array(text.utf8))
      #expect(text.shownPath == text)
    }
  }

  @Test func theCharactersThatStandForBytesComeThrough() {
    let name = Array("a\u{10FF80}\u{10FFFF}b".utf8)
    #expect(Self.bytes(String(path: name)) == name)
  }

  @Test func isShownWithASignForEachByte() {
    #expect(String(path: [0x61, 0xFF, 0xE9, 0x62]).shownPath == "a\u{FFFD}\u{FFFD}b")
  }
}
