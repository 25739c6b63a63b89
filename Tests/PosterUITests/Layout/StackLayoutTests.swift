import PosterUI
import Testing

/// Boxes are found again on a drawing by their colour.
struct StackLayoutTests {
  private let red = Color(0xFF0000)
  private let blue = Color(0x0000FF)

  private func frame(_ color: Color, in drawing: Drawing) -> Rect? {
    drawing.marks.lazy.compactMap { mark in
      if case .fill(let path, color) = mark { path.bounds } else { nil }
    }.first
  }

  private func draw(_ view: some View, width: Double = 100, height: Double = 40) -> Drawing {
    view.frame(width: width, height: height, alignment: .topLeading).drawing(shaper: FixedPitchShaper())
  }

  @Test func fixedViewsStandSideBySide() {
    let drawing = draw(
      HStack(spacing: 5) {
        red.frame(width: 10, height: 20)
        blue.frame(width: 30, height: 10)
      })
    #expect(frame(red, in: drawing) == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(frame(blue, in: drawing) == Rect(x: 15, y: 5, width: 30, height: 10))
  }

  @Test func flexibleViewsShareWhatIsLeft() {
    let drawing = draw(
      HStack {
        red
        Color.black.frame(width: 20)
        blue
      })
    #expect(frame(red, in: drawing) == Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(frame(blue, in: drawing) == Rect(x: 60, y: 0, width: 40, height: 40))
  }

  @Test func aSpacerTakesOnlyWhatOthersLeave() {
    let drawing = draw(
      HStack {
        red.frame(width: 10, height: 10)
        Spacer()
        blue.frame(width: 10, height: 10)
      })
    #expect(frame(blue, in: drawing)?.minX == 90)
    #expect(frame(red, in: drawing)?.minY == 0)
  }

  @Test func higherPriorityChoosesFirst() {
    let drawing = draw(
      HStack {
        Text("aaaaaaaaaaaaaaaaaaaa").background(red)
        Text("bbbbbbbbbb").background(blue).layoutPriority(1)
      }
      .lineLimit(1))
    #expect(frame(blue, in: drawing)?.width == 60)
    #expect(frame(red, in: drawing)?.width == 40)
  }

  @Test func baselinesAlign() {
    let drawing = draw(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(Font("Any", size: 20))
        Text("b").font(Font("Any", size: 10)).padding(.top, 3)
      })
    let baselines = drawing.textRuns.map(\.origin.y)
    #expect(baselines.count == 2)
    #expect(baselines[0] == baselines[1])
  }

  @Test func rightToLeftMirrorsFramesOnce() {
    let drawing = draw(
      HStack {
        red.frame(width: 10, height: 10)
        Spacer()
        VStack(alignment: .leading) { blue.frame(width: 10, height: 10) }.padding(.leading, 5)
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(frame(red, in: drawing)?.minX == 90)
    #expect(frame(blue, in: drawing)?.minX == 0)
  }

  @Test func verticalStackAlignsAndSpaces() {
    let drawing = draw(
      VStack(alignment: .trailing, spacing: 2) {
        red.frame(width: 30, height: 10)
        blue.frame(width: 10, height: 10)
      })
    #expect(frame(blue, in: drawing) == Rect(x: 20, y: 12, width: 10, height: 10))
  }

  @Test func anInfiniteProposalStaysFinite() {
    let view = HStack {
      red.frame(width: 10, height: 10)
      Spacer()
      Text("abc")
    }
    let drawing = view.fixedSize().drawing(shaper: FixedPitchShaper())
    #expect(drawing.size == Size(width: 28, height: 12))
  }
}
