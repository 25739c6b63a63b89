import PosterUI
import Testing

struct EffectsTests {
  @Test func modifiersOfOneViewDescribeOneGroup() throws {
    let drawing = Text("KL 2048").accessibilityLabel("KLM 2048 from Dubai").id("flight-1").link("person-1")
      .outline(level: 2).drawing(shaper: FixedPitchShaper())
    #expect(drawing.semanticGroups.count == 1)
    let semantics = try #require(drawing.semanticGroups.first?.semantics)
    #expect(
      semantics
        == Semantics(
          label: "KLM 2048 from Dubai", identifier: "flight-1", link: "person-1", outlineLevel: 2))
  }

  @Test func aClipBoundsItsGroup() throws {
    let drawing = Color.black.frame(width: 50, height: 50).offset(x: 20).clipShape(Rectangle())
      .drawing(shaper: FixedPitchShaper())
    #expect(drawing.marks.first?.bounds == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func opacityMultiplies() throws {
    let drawing = ZStack { Color.black.opacity(0.5) }.frame(width: 1, height: 1).opacity(0.5)
      .drawing(shaper: FixedPitchShaper())
    guard case .fill(_, let color) = try #require(drawing.marks.first) else {
      Issue.record("not a fill")
      return
    }
    #expect(color.alpha == 64)
  }

  @Test func backgroundAndOverlayTakeTheViewsSize() {
    let drawing = Text("abc").background(Color.white).overlay { Color.black }.drawing(
      shaper: FixedPitchShaper())
    #expect(drawing.size == Size(width: 18, height: 12))
    #expect(drawing.marks.count == 3)
    #expect(drawing.marks[0].bounds == drawing.marks[2].bounds)
  }
}
