import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct SVGTextsTests {
  private let shaper = FixedPitchShaper()

  private func markup(_ words: [(text: String, x: Double, y: Double, style: String?)]) -> String {
    var texts = SVGTexts()
    for word in words {
      let text = shaper.shape(word.text, font: Font("Inter", size: 10), width: nil)
      texts.append(text, at: Point(x: word.x, y: word.y), style: word.style)
    }
    return texts.take().text
  }

  @Test func neighboursOnOneLineAreOneText() {
    let end = shaper.shape("LIS", font: Font("Inter", size: 10), width: nil).size.width
    let near = end + 4
    #expect(markup([("LIS", 0, 20, nil), ("+9", near, 20, nil)]) == "<text y=\"20\">LIS +9</text>\n")
    // Another type, another line, too far away, before the first one.
    let others: [(Double, Double, String?)] = [
      (near, 20, "a"), (near, 32, nil), (end + 11, 20, nil), (-30, 20, nil),
    ]
    for (x, y, style) in others {
      let texts = markup([("LIS", 0, 20, nil), ("+9", x, y, style)])
      #expect(texts.matches(of: /<text/).count == 2, "\(texts)")
    }
  }

  @Test func onlyLongTextIsToldItsLength() {
    #expect(markup([("Arrived", 5.4, 9.6, "b")]) == "<text x=\"5\" y=\"10\" class=\"b\">Arrived</text>\n")
    let line = "Geneva · 2 h 20 · T1"
    let width = shaper.shape(line, font: Font("Inter", size: 10), width: nil).size.width
    #expect(markup([(line, 0, 0, nil)]) == "<text textLength=\"\(Int(width.rounded()))\">\(line)</text>\n")
  }
}
