import PosterUI
import Testing

struct FrameTests {
  private func size(_ view: some View, width: Double? = nil, height: Double? = nil) -> Size {
    view.drawing(width: width, height: height, shaper: FixedPitchShaper()).size
  }

  @Test func aFixedFrameHasItsSize() {
    #expect(size(Text("abc").frame(width: 50, height: 30)) == Size(width: 50, height: 30))
  }

  @Test func aMaximumTakesWhatIsOffered() {
    let drawing = Text("abc").frame(maxWidth: .infinity, alignment: .trailing)
      .drawing(width: 100, shaper: FixedPitchShaper())
    #expect(drawing.textRuns[0].origin.x == 82)
  }

  @Test func paddingAddsToTheSize() {
    #expect(size(Text("abc").padding(.horizontal, 4).padding(.top, 1)) == Size(width: 26, height: 13))
  }

  @Test func aFrameOfNoHeightCentresItsViewOnALine() {
    let drawing = Color.black.frame(width: 10, height: 8).frame(height: 0).frame(height: 20, alignment: .top)
      .drawing(shaper: FixedPitchShaper())
    #expect(drawing.marks.first?.bounds.minY == -4)
  }
}
