import Daysheet
import Testing

@Suite struct PaperTests {
  @Test(arguments: [
    ("a0", 841.0, 1189.0), ("A3", 297, 420), ("a6", 105, 148), ("letter", 215.9, 279.4),
    ("legal", 215.9, 355.6),
    ("tabloid", 279.4, 431.8), ("300x400.5mm", 300, 400.5), ("400x300mm", 400, 300),
  ])
  func sizesInMillimetres(name: String, width: Double, height: Double) throws {
    let paper = try #require(Paper(name))
    #expect(abs(paper.width * 25.4 / 72 - width) < 0.001)
    #expect(abs((paper.height ?? 0) * 25.4 / 72 - height) < 0.001)
    #expect(paper.name == name.lowercased())
  }

  @Test func screenIsAsTallAsNeeded() {
    #expect(Paper("screen") == Paper(name: "screen", width: 842, height: nil))
  }

  @Test(arguments: [
    "", "a7", "a", "300x400", "300mm", "x400mm", "49x100mm", "100x5081mm", "1e2x100mm", "nanx100mm",
    "-100x100mm",
    "100x100x100mm", "100 x100mm",
  ])
  func refuses(name: String) {
    #expect(Paper(name) == nil)
  }
}
