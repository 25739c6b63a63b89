import Daysheet
import Testing

@testable import DaysheetCLI

@Suite struct CommandRunTests {
  @Test func furtherPagesAreCounted() {
    #expect(CommandRun.written(["a.csv", "run.json"], into: "out") == "wrote out: a.csv run.json")
    #expect(
      CommandRun.written(["poster.svg", "poster-2.svg", "poster-3.svg", "run.json"], into: "out")
        == "wrote out: poster.svg run.json and 2 of further pages")
  }
}
