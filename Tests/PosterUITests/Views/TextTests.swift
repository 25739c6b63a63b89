import PosterUI
import Testing

/// With the fixed pitch, a character of size 10 is 6 points wide and a line 12 high.
struct TextTests {
  private func firstRun(_ text: Text, width: Double) -> TextRun? {
    text.lineLimit(1).drawing(width: width, shaper: FixedPitchShaper()).textRuns.first
  }

  @Test func aTextThatFitsIsFull() throws {
    let run = try #require(firstRun(Text("British Airways", shorter: "BA"), width: 90))
    #expect(run.text.text == "British Airways")
    #expect(run.shortenedFrom == nil)
  }

  @Test func theNextWordingThatFitsIsTaken() throws {
    let run = try #require(firstRun(Text("British Airways", shorter: "Brit. Airw.", "BA"), width: 70))
    #expect(run.text.text == "Brit. Airw.")
    #expect(run.shortenedFrom == "British Airways")
  }

  @Test func anEllipsisIsTheLastResort() throws {
    let run = try #require(firstRun(Text("British Airways", shorter: "Brit. Airw."), width: 30))
    #expect(run.text.isCut)
    #expect(run.shortenedFrom == "British Airways")
    #expect(run.box.contains(run.logicalBounds, tolerance: 0.01))
  }

  @Test func textWrapsWhereLinesAreNotLimited() {
    let drawing = Text("one two three four").drawing(width: 60, shaper: FixedPitchShaper())
    #expect(drawing.textRuns.map(\.text.text) == ["one two", "three four"])
    #expect(drawing.size.height == 24)
    #expect(drawing.textRuns.allSatisfy { $0.shortenedFrom == nil })
  }

  @Test func aLineLimitCutsTheLastLine() throws {
    let drawing = Text("one two three four five").lineLimit(2).drawing(width: 60, shaper: FixedPitchShaper())
    let last = try #require(drawing.textRuns.last)
    #expect(drawing.textRuns.count == 2)
    #expect(last.text.isCut)
    #expect(last.shortenedFrom == "one two three four five")
  }

  @Test func strikethroughCrossesTheText() throws {
    let drawing = Text("06:15").strikethrough().drawing(shaper: FixedPitchShaper())
    let stroke = try #require(drawing.marks.last)
    #expect(drawing.marks.count == 2)
    #expect(drawing.textRuns[0].logicalBounds.contains(stroke.bounds, tolerance: 1))
  }
}
