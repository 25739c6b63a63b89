import CairoCanvas
import PosterUI
import Testing

@testable import Daysheet

struct LineTextTests {
  @Test func piecesWithoutRightToLeftLettersStayPlain() {
    #expect(
      LineText.joined(["Zürich", "東京", "Gate A12"], by: " · ", isRightToLeft: false)
        == "Zürich · 東京 · Gate A12")
  }

  @Test func aPieceAloneNeedsNoMarks() {
    #expect(LineText.joined(["بوابة"], by: " · ", isRightToLeft: true) == "بوابة")
  }

  @Test func controlsAreNeitherSeenNorMissing() {
    let line = LineText.joined(["KL 1693", "+25"], by: " · ", isRightToLeft: true)
    let text = PangoShaper(fallbackFamilies: FallbackFont.families).shape(
      line, font: Font("Inter", size: 10), width: nil)
    let plain = PangoShaper(fallbackFamilies: FallbackFont.families)
      .shape("KL 1693 · +25", font: Font("Inter", size: 10), width: nil)
    #expect(text.missing.isEmpty)
    #expect(abs(text.size.width - plain.size.width) < 1)
  }

  @Test(arguments: [
    ("שלום", true), ("عمر", true), ("ﷲ", true), ("Ωμέγα", false), ("नमस्ते", false), ("🛬", false), ("山田", false),
  ])
  func lettersThatRunToTheLeft(text: String, runsLeft: Bool) {
    #expect(LineText.hasRightToLeftLetters(text) == runsLeft)
  }
}
