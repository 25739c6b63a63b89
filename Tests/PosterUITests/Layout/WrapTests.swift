import PosterUI
import Testing

struct WrapTests {
  @Test func viewsGoOnToTheNextLine() {
    let drawing = Wrap(spacing: 10, lineSpacing: 2) {
      ForEach([30.0, 40, 50]) { width in Color.black.frame(width: width, height: width / 2) }
    }
    .drawing(width: 90, shaper: FixedPitchShaper())
    #expect(drawing.marks.map(\.bounds.minX) == [0, 40, 0])
    #expect(drawing.marks.map(\.bounds.minY) == [5, 0, 22])
    #expect(drawing.size.height == 47)
  }

  @Test func aViewWiderThanTheLineIsOfferedTheLine() {
    let drawing = Wrap { Text("much too long").lineLimit(1) }.drawing(width: 30, shaper: FixedPitchShaper())
    #expect(drawing.textRuns.first?.text.isCut == true)
  }
}
