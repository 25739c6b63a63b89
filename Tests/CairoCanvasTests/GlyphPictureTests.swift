import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

struct GlyphPictureTests {
  @Test(.enabled(if: FontCatalogue().has("Noto Color Emoji"), "needs fonts-noto-color-emoji"))
  func anEmojiIsASmallPictureInTheSVG() throws {
    let text = makeShaper().shape("\u{1F680}", font: Font("Inter", size: 20), width: nil)
    let run = TextRun(
      text, origin: Point(x: 10, y: 30), color: .black,
      box: Rect(x: 10, y: 30 - text.baseline, width: text.size.width, height: text.size.height))
    let bytes = try SVGEncoder.encode(
      Drawing(size: Size(width: 50, height: 50), marks: [.text(run), .text(run)]))
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(text.missing.isEmpty)
    #expect(svg.components(separatedBy: "<image id=\"g1\"").count == 2, "defined once")
    #expect(bytes.count < 50_000)
  }
}
