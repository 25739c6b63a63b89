import Testing

@testable import Daysheet

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "abc", 3), ("flight", "flight", 0), ("flihgt", "flight", 2), ("Gate", "gates", 1), ("a", "b", 1),
  ])
  func countsEdits(first: String, second: String, edits: Int) {
    #expect(Spelling.edits(from: first, to: second) == edits)
    #expect(Spelling.edits(from: second, to: first) == edits)
  }

  @Test func offersOnlyWhatIsNear() {
    #expect(Spelling.nearest(to: "destination", among: ["destinaton", "price"]) == "destinaton")
    #expect(Spelling.nearest(to: "destination", among: ["price", "d"]) == nil)
    #expect(Spelling.nearest(to: "flight", among: []) == nil)
  }
}
