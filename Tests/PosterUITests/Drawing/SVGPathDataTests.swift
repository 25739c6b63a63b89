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

  /// Numbers that no drawing needs would not fit the integers of what is drawn.
  @Test(arguments: [
    "M0 0A1 1 0 1 0 1e160 5Z", "M0 0C1e308 1e308 -1e308 1e308 1 1Z", "M0 0A1e200 1e200 0 1 0 5 5Z",
    "M0 0A1e-200 1e-200 0 1 0 5 5Z", "M0 0A1 1 1e308 1 0 5 5Z", "m0 0l9e5 9e5l9e5 9e5z", "M0 0H1e9V1e9Z",
    "M0 0H1000000.1V1e6Z", "M0 0H1e-200V1e-200Z", "M0 0H1e6V1Z", "M0 0A5e-324 1 0 1 0 5 5Z",
    "M0 0A999999 1e-6 45 1 1 1e6 -1e6Z",
  ])
  func numbersBeyondAnyDrawingAreRefused(path: String) {
    #expect(Outline(svgPathData: path) == nil)
  }

  @Test(arguments: ["M0 0H1e6V1e6Z", "M0 0A0.5 0.5 720 1 0 5 5Z", "M0 0H1.2e-17L5 5Z", "M0 0A0 7 0 1 0 5 5Z"])
  func largeAndSmallNumbersAreRead(path: String) {
    #expect(Outline(svgPathData: path) != nil)
  }
}
