import Testing

@testable import Daysheet

@Suite struct DoubleEncodingTests {
  @Test(arguments: [
    ("name\nMÃ¼ller\n", 1, 6), ("Å\u{81}ucja WiÅ›niewska", 2, 0), ("Ð˜Ð²Ð°Ð½", 4, 0), ("å±±ç”°", 2, 0),
  ])
  func findsLettersThatWereEncodedTwice(text: String, count: Int, offset: Int) throws {
    let found = try #require(DoubleEncoding.find(in: Array(text.utf8)))
    #expect(found == (count, offset))
  }

  @Test(arguments: ["Müller", "SÃO PAULO", "„Ä“", "Ñandú", "ÀÉÎ", "naïve café", "Łucja", "山田", "Ã", ""])
  func leavesOtherTextAlone(text: String) {
    #expect(DoubleEncoding.find(in: Array(text.utf8)) == nil)
  }

  @Test func isAWarningAtTheFirstOne() throws {
    let source = try InputSource(index: 0, path: "p.csv", raw: Array("name\nAnna MÃ¼ller\n".utf8))
    #expect(source.diagnostics.map(\.code) == [.doubleEncoding])
    #expect((source.diagnostics[0].location.line, source.diagnostics[0].location.column) == (2, 7))
  }
}
