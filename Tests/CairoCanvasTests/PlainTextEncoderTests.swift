import CairoCanvas
import PosterUI
import Testing

@Suite struct PlainTextEncoderTests {
  private func text(_ pages: Drawing...) -> String {
    String(decoding: PlainTextEncoder.encode(pages), as: UTF8.self)
  }

  @Test func labelsStandForWhatTheyNameAndPagesApart() {
    #expect(
      text(linkedSheet(), cardSheet(rows: 1)) == """
        - Ohlsson, Åsa
        - Yılmaz, Deniz
        UA 2069 to London, In flight

        LIS · Lisbon
        ------------
        UA 2069 to London & <back>
        UA 2070 to London & <back>
        UA 2071 to London & <back>

        """)
  }

  @Test func textWithoutMeaningIsReadLineByLineAndInFull() {
    var pen = Pen()
    let font = Font("Inter", size: 9)
    for (text, x, y) in [("a", 10.0, 20.0), ("b", 50, 20.2), ("c", 10, 40), ("", 10, 60)] {
      pen.write(text, font, Ink.text, x: x, baseline: y)
    }
    guard case .text(var run) = pen.marks[2] else { return }
    run.shortenedFrom = "cities"
    pen.marks[2] = .text(run)
    #expect(text(Drawing(size: Size(width: 90, height: 90), marks: pen.marks)) == "a  b\ncities\n")
  }

  @Test func theTitleIsAHeadingOfItsOwnRank() {
    var pen = Pen()
    pen.write("LIS", Font("Inter", size: 9), Ink.text, x: 10, baseline: 20)
    let title = Mark.group(Group(pen.marks, semantics: Semantics(role: .heading)))
    #expect(text(Drawing(size: Size(width: 90, height: 90), marks: [title])) == "LIS\n===\n")
  }
}
