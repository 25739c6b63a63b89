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
    #expect(svg.components(separatedBy: "<image id=").count == 2, "defined once")
    #expect(bytes.count < 50_000)
  }

  @Test(.enabled(if: FontCatalogue().has("Noto Color Emoji"), "needs fonts-noto-color-emoji"))
  func anEmojiHasItsColorsInThePNG() throws {
    var pen = Pen()
    pen.write("a\u{1F680}b", Font("Inter", size: 20), .black, x: 10, baseline: 30)
    let page = Drawing(size: Size(width: 80, height: 50), marks: pen.marks)
    let png = try PNGFile(PNGEncoder.encode(page, ppi: 144, threads: 1))
    // A silhouette would be as grey as its letters.
    let colored = png.pixels.filter { abs(Int($0 >> 16 & 0xFF) - Int($0 & 0xFF)) > 60 }
    #expect(colored.count > 50)
  }
}
