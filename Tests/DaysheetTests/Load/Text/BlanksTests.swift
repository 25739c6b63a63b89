import Testing

@testable import Daysheet

@Suite struct BlanksTests {
  /// domain.md, "Bad input": no-break, thin and zero-width spaces are blanks.
  @Test(arguments: [
    ("LH\u{A0}1", "LH 1"), ("\u{2009}06:20\u{202F}AM", " 06:20 AM"), ("\u{FEFF}LIS\u{200B}", "LIS"),
    ("a\u{3000}b\u{2060}c", "a bc"),
  ])
  func makesPlainBlanksOfThem(text: String, plain: String) {
    #expect(Blanks.plain(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } == plain)
  }

  /// Joiners belong to their words, and other letters begin with the same bytes.
  @Test(arguments: ["", "LH 1", "Zürich", "Âé", "a‘b’", "می\u{200C}خواهم", "日本", "\u{E2}"])
  func leavesOtherTextAlone(text: String) {
    #expect(Blanks.plain(Array(text.utf8)[...]) == nil)
  }

  @Test func seesNothingElseInABlankText() {
    #expect(Blanks.isBlank(Array(" \t\u{A0}\u{200B}".utf8)[...]))
    #expect(!Blanks.isBlank(Array("\u{A0}x".utf8)[...]))
    #expect(!Blanks.isBlank([0]))
    #expect(!Blanks.isBlank([0xE2, 0x80]))
  }
}
