import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

/// What the marks of a page mean in its content stream.
@Suite struct PDFPageTests {
  private func content(of page: Drawing) -> String {
    let place = PDFPagePlace(page, index: 0, reference: PDFReference(number: 1))
    let resources = PDFResources()
    page.textRuns.forEach(resources.fonts.use)
    let bytes = PDFPage.content(
      of: page, at: place, resources: resources, semantics: PDFSemantics(pageCount: 1))
    return String(decoding: bytes, as: UTF8.self)
  }

  private let line = Mark.stroke(.line(.zero, Point(x: 9, y: 0)), Stroke(.black))
  private let dot = Mark.fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), Color(0xFF0000))

  private func page(_ marks: [Mark], background: Color = .white) -> Drawing {
    Drawing(size: Size(width: 20, height: 10), marks: marks, background: background)
  }

  @Test func decorationIsMarkedAsSuchInOnePiece() {
    #expect(
      content(of: page([line, dot], background: .black)) == """
        1 j
        /Artifact BMC
        0 0 20 10 re f
        0 10 m 9 10 l S
        1 0 0 rg
        1 4 3 4 re f
        EMC

        """)
  }

  @Test func allOfAFigureIsItsContent() {
    let clip = Mark.group(Group([dot], clip: .rect(Rect(x: 0, y: 0, width: 9, height: 9))))
    let figure = Mark.group(Group([line, clip], semantics: Semantics(role: .figure, label: "A dot")))
    let text = content(of: page([figure]))
    #expect(text.matches(of: /BDC|BMC/).count == 1 && text.contains("/Figure<</MCID 0>>BDC"))
    #expect(text.matches(of: /q\n/).count == text.matches(of: /Q\n/).count)
  }

  @Test func aListItemsLineIsDecorationAndItsTextIsNot() {
    var pen = Pen()
    pen.write("One", Font("Inter", size: 8), .black, x: 0, baseline: 8)
    let item = Mark.group(Group([line] + pen.marks + [line], semantics: Semantics(role: .listItem)))
    let marks = content(of: page([item])).matches(of: /\/(\w+)(<<\/MCID \d>>)? ?B[MD]C/).map { String($0.1) }
    #expect(marks == ["Artifact", "LBody", "Artifact"])
  }

  @Test func whatLeavesNoInkIsNotWritten() {
    let nothing: [Mark] = [
      .fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .clear),
      .fill(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 0), radius: 1), .black),
      .stroke(.line(.zero, .zero), Stroke(.black)),
      .stroke(.line(.zero, Point(x: 9, y: 9)), Stroke(.black, width: 0)),
    ]
    #expect(!content(of: page(nothing)).contains(/[fS]\n/))
  }

  @Test func equalShapesAreWrittenTheSame() {
    let shapes = [3.3, 7.77].map { x in
      Mark.fill(.roundedRect(Rect(x: x, y: 2, width: 3, height: 3), radius: 1), .black)
    }
    let paths = content(of: page(shapes)).matches(of: /cm\n(.*) f\n/).map { String($0.1) }
    #expect(paths.count == 2 && Set(paths).count == 1)
  }
}
