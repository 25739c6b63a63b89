import PosterUI
import Testing

struct GridTests {
  @Test func columnsHaveOneWidthAndRowsTheirHighest() {
    let heights = [10.0, 30, 20, 5, 5]
    let drawing = Grid(columns: 2, spacing: 10, rowSpacing: 4) {
      ForEach(heights) { height in Color.black.frame(height: height) }
    }
    .drawing(width: 110, shaper: FixedPitchShaper())
    let frames = drawing.marks.map(\.bounds)
    #expect(frames.map(\.minX) == [0, 60, 0, 60, 0])
    #expect(frames.map(\.minY) == [0, 0, 34, 34, 58])
    #expect(frames.allSatisfy { $0.width == 50 })
    #expect(drawing.size.height == 63)
  }
}
