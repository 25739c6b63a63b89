import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct SVGWriterTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (10.5, "10.5"), (100, "100"),
    (0.005, ".01"),
    (-0.001, "0"), (1e7, "10000000"), (1e-9, "0"), (12.345, "12.35"), (0.05, ".05"),
  ])
  func numbersAreShortAndHaveNoExponent(value: Double, text: String) {
    var writer = SVGWriter()
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test func namesOfDefinitionsAreShortAndNoneIsGivenTwice() {
    let names = SVGNames()
    let all = (0..<10_000).map { _ in
      var writer = SVGWriter()
      writer.write(names.next())
      return writer.text
    }
    #expect(Set(all).count == all.count)
    #expect(all.filter { $0.count == 1 }.count == 52 && all.filter { $0.count == 2 }.count == 52 * 62)
    #expect(all.allSatisfy { $0.first?.isLetter ?? false })
  }

  @Test func pathsAreRelativeAndDoNotAddUpErrors() {
    var data = SVGPathData(decimals: 2)
    data.move(to: Point(x: 1, y: 2))
    for step in 1...300 { data.line(to: Point(x: 1 + Double(step) / 3, y: 2)) }
    let text = String(decoding: data.writer.bytes, as: UTF8.self)
    let steps = text.dropFirst("M1 2".count).split(separator: "h").compactMap { Double($0) }
    #expect(abs(steps.reduce(0, +) - 100) < 1e-9)
  }

  @Test func aPathClosesWhereItBegan() {
    let square = Outline([
      .move(Point(x: 0, y: 0)), .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 2)), .close,
      .line(Point(x: -1, y: -1)),
    ])
    let data = SVGPathData(square, decimals: 0)
    #expect(String(decoding: data.writer.bytes, as: UTF8.self) == "M0 0h2v2zl-1-1")
  }
}
