import Testing

@testable import DaysheetCLI

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("paper", "paper", 0), ("papr", "paper", 1), ("papre", "paper", 1), ("abc", "", 3),
  ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Spelling.distance(first, second) == expected)
    #expect(Spelling.distance(second, first) == expected)
  }

  @Test func nearestOrNothing() {
    #expect(Spelling.nearest(to: "Rendre", in: ["check", "render"]) == "render")
    #expect(Spelling.nearest(to: "xyzzy", in: ["check", "render"]) == nil)
  }
}
