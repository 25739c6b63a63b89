import PosterUI
import Testing

@testable import Daysheet

struct PrintBleedTests {
  private let page = Drawing(
    size: Size(width: 300, height: 400),
    marks: [.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .black)], background: Color(0x101820))

  @Test(arguments: [1.0, 3, 10])
  func thePosterKeepsItsSizeAndItsGroundReachesFurther(millimetres: Double) throws {
    let bleed = Length(millimetres: millimetres).points
    let print = PrintBleed(bleed: bleed).drawing(of: page)
    let boxes = try #require(print.boxes)
    #expect(boxes.trim.size == page.size && boxes.bleed == boxes.trim.inset(by: -bleed))
    guard case .fill(.rect(let ground), let color) = print.marks[0] else {
      Issue.record("no ground")
      return
    }
    #expect(ground == boxes.bleed && color == page.background && print.background == .white)
    #expect(print.marks[1].bounds.origin == boxes.trim.origin)
  }

  @Test func cropMarksPointAtTheCutAndStayOutsideOfTheBleed() throws {
    let print = PrintBleed(bleed: 5).drawing(of: page)
    let boxes = try #require(print.boxes)
    let lines = print.marks.compactMap { mark -> Rect? in
      if case .stroke(.line(let start, let end), _) = mark {
        Rect(origin: start, size: Size(width: end.x - start.x, height: end.y - start.y))
      } else {
        nil
      }
    }
    #expect(lines.count == 8)
    for line in lines {
      let pointsAtCut =
        [boxes.trim.minX, boxes.trim.maxX].contains(line.minX) && line.width == 0
        || [boxes.trim.minY, boxes.trim.maxY].contains(line.minY) && line.height == 0
      #expect(pointsAtCut && !line.intersects(boxes.bleed))
      #expect(Rect(origin: .zero, size: print.size).contains(line))
    }
  }
}
