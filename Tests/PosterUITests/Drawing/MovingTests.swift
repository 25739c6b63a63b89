import PosterUI
import Testing

@Suite struct MovingTests {
  private let shift = Point(x: 10, y: -5)

  @Test func everyKindOfMarkMovesAsAWhole() {
    let outline = Outline([.move(Point(x: 0, y: 0)), .line(Point(x: 4, y: 4))])
    let paths: [Path] = [
      .rect(Rect(x: 1, y: 2, width: 3, height: 4)), .ellipse(Rect(x: 1, y: 2, width: 3, height: 4)),
      .roundedRect(Rect(x: 1, y: 2, width: 3, height: 4), radius: 1),
      .line(Point(x: 1, y: 2), Point(x: 3, y: 4)), .outline(outline, at: Point(x: 1, y: 2)),
    ]
    let text = Text("abc").drawing(shaper: FixedPitchShaper()).marks
    let group = Mark.group(
      Group(paths.map { .fill($0, .black) } + text, clip: paths[0], semantics: Semantics(label: "x")))
    for mark in paths.map({ .fill($0, .black) }) + paths.map({ .stroke($0, Stroke(.black)) }) + [group] + text
    {
      let moved = mark.moved(by: shift)
      #expect(moved.bounds.minX == mark.bounds.minX + 10 && moved.bounds.minY == mark.bounds.minY - 5)
      #expect(moved.bounds.size == mark.bounds.size)
      let back = Drawing(size: .zero, marks: [moved.moved(by: Point(x: -10, y: 5))]).dump
      #expect(back == Drawing(size: .zero, marks: [mark]).dump)
    }
  }

  @Test func aPartLeavesOutWhatIsOutside() throws {
    func fill(x: Double) -> Mark { .fill(.rect(Rect(x: x, y: 0, width: 5, height: 5)), .black) }
    let group = Mark.group(
      Group([fill(x: 0), .group(Group([fill(x: 50)])), fill(x: 20)], semantics: Semantics(label: "x")))
    guard case .group(let part)? = group.part(in: Rect(x: 0, y: 0, width: 22, height: 9)) else {
      Issue.record("no group")
      return
    }
    #expect(part.marks.count == 2 && part.semantics?.label == "x")
    #expect(part.bounds == Rect(x: 0, y: 0, width: 25, height: 5))
    #expect(group.part(in: Rect(x: 60, y: 0, width: 9, height: 9)) == nil)
  }
}
