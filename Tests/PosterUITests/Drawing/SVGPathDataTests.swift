import PosterUI
import Testing

struct SVGPathDataTests {
  @Test func readsLinesAbsoluteAndRelative() throws {
    let outline = try #require(Outline(svgPathData: "M1,2 L4 2 v3h-3 z"))
    #expect(
      outline.elements == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 5)),
        .line(Point(x: 1, y: 5)),
        .close,
      ])
  }

  @Test func furtherPairsAfterAMoveAreLines() throws {
    let outline = try #require(Outline(svgPathData: "m0 0 2 0 0 2"))
    #expect(outline.elements == [.move(.zero), .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 2))])
  }

  @Test func smoothCurvesMirrorTheirControlPoint() throws {
    let outline = try #require(Outline(svgPathData: "M0 0C0 1 1 2 2 2S4 3 4 4"))
    #expect(
      outline.elements.last
        == .curve(control1: Point(x: 3, y: 2), control2: Point(x: 4, y: 3), end: Point(x: 4, y: 4)))
  }

  @Test func numbersMayStandWithoutBlanks() throws {
    let outline = try #require(Outline(svgPathData: "M.5.5-1-1 1e1-.5"))
    #expect(
      outline.elements == [
        .move(Point(x: 0.5, y: 0.5)), .line(Point(x: -1, y: -1)), .line(Point(x: 10, y: -0.5)),
      ])
  }

  @Test func aCircleOfTwoArcsHasItsBounds() throws {
    let outline = try #require(Outline(svgPathData: "M0 5a5 5 0 1110 0a5 5 0 01-10 0z"))
    #expect(abs(outline.bounds.width - 10) < 0.01)
    #expect(abs(outline.bounds.height - 10) < 0.01)
    #expect(abs(outline.bounds.minY) < 0.01)
  }

  @Test(arguments: [
    "", "L1 1", "M", "M0 0 L", "M0 0 X1", "M0 0zz5", "hello", "M0 0 L1 0", "M0 0A1 1 0 2 0 1 1",
  ])
  func whatIsNoPathIsNone(text: String) {
    #expect(Outline(svgPathData: text) == nil)
  }
}
