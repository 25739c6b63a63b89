import PosterUI
import Testing
import Timelines

struct SheetTests {
  private struct Job: Identifiable {
    let id: Int
    let start: Instant
  }

  private func pages(
    _ rows: Int, columns: Int = 1, height: Double? = 200, sections: [(String, Int)] = []
  ) -> [Drawing] {
    var style = TimelineStyle()
    style.columns = columns
    let jobs = (0..<rows).map { Job(id: $0, start: Instant(seconds: 36_000 + $0)) }
    let list = sections.map { Section(title: $0.0, elements: Array(0..<$0.1)) }
    let sheet = Sheet(width: 300, height: height, margins: EdgeInsets(10)) {
      if rows > 0 {
        TimelineView(events: jobs, time: \.start) { Text("job \($0.id)").frame(height: 30) }.timelineStyle(
          style)
      }
      if !list.isEmpty {
        SectionList(list, columns: 3) { Text("row \($0)") }
      }
    } head: { page in
      Text(page.isFirst ? "Masthead" : "Head").frame(height: page.isFirst ? 40 : 20)
    } foot: { page in
      Text("page \(page.number) of \(page.count)")
    }
    return sheet.drawings(shaper: FixedPitchShaper())
  }

  private func texts(_ drawing: Drawing) -> [String] { drawing.textRuns.map(\.text.text) }

  @Test func everyBlockStandsOnOnePageOnce() {
    let pages = pages(23)
    let jobs = pages.flatMap(texts).filter { $0.hasPrefix("job") }
    #expect(jobs == (0..<23).map { "job \($0)" })
    #expect(pages.count > 3)
    for page in pages {
      #expect(page.textRuns.allSatisfy { $0.logicalBounds.maxY <= 190 })
    }
  }

  @Test func headsChangeAndFeetCountThePages() {
    let pages = pages(23)
    #expect(pages.map { texts($0)[0] } == ["Masthead"] + Array(repeating: "Head", count: pages.count - 1))
    #expect(pages.map { texts($0).last } == (1...pages.count).map { "page \($0) of \(pages.count)" })
  }

  @Test func theHourHeaderReturnsContinued() {
    let pages = pages(12)
    #expect(pages.dropFirst().allSatisfy { texts($0).contains("(continued)") })
    #expect(!texts(pages[0]).contains("(continued)"))
  }

  @Test func aHeaderNeverStandsAloneAtTheFoot() {
    for rows in 1...14 {
      for page in pages(0, sections: [("A", rows), ("B", 9), ("C", 7)]) {
        let words = texts(page)
        for (index, word) in words.enumerated() where ["A", "B", "C"].contains(word) {
          // Title, count, then a row of the section.
          #expect(words[index + 2].hasPrefix("row"))
        }
      }
    }
  }

  @Test func aSectionThatBreaksIsContinued() {
    let pages = pages(0, sections: [("A", 60)])
    let words = pages.flatMap(texts)
    #expect(words.filter { $0.hasPrefix("row") }.count == 60)
    #expect(words.contains("A (continued)"))
  }

  @Test func columnsAreBalancedAndKeepSectionsWhole() {
    let page = pages(0, height: nil, sections: [("A", 4), ("B", 3), ("C", 5)])[0]
    let titles = page.textRuns.filter { ["A", "B", "C"].contains($0.text.text) }
    #expect(Set(titles.map(\.origin.y)).count == 1)
    #expect(Set(titles.map(\.origin.x)).count == 3)
  }

  @Test func endlessPaperIsOnePageAsTallAsNeeded() {
    let pages = pages(50, height: nil)
    #expect(pages.count == 1)
    #expect(pages[0].size.height > 1500)
  }

  @Test func aBlockTallerThanAPageIsSplitAndEnds() {
    let sheet = Sheet(width: 300, height: 200, margins: EdgeInsets(10)) {
      Text("before")
      Color.black.frame(height: 500)
      Text("after")
    } head: { _ in
      EmptyView()
    } foot: { _ in
      EmptyView()
    }
    let pages = sheet.drawings(shaper: FixedPitchShaper())
    #expect(pages.count == 4)
    #expect(pages.flatMap(texts) == ["before", "after"])
  }

  @Test func aTextOfASplitBlockIsOnTheSliceThatShowsIt() {
    let sheet = Sheet(width: 300, height: 120, margins: EdgeInsets(10)) {
      Text("low").padding(.vertical, 80)
    } head: { _ in
      EmptyView()
    } foot: { _ in
      EmptyView()
    }
    // The text stands on the first of two slices; the other one shows nothing.
    #expect(sheet.drawings(shaper: FixedPitchShaper()).map(texts) == [["low"], []])
  }

  @Test func aPageWithoutRoomForAnythingStillEnds() {
    let sheet = Sheet(width: 100, height: 20, margins: EdgeInsets(10)) {
      Text("a")
      Text("b")
    } head: { _ in
      Text("head")
    } foot: { _ in
      EmptyView()
    }
    #expect(sheet.drawings(shaper: FixedPitchShaper()).count < 100)
  }

  @Test func anEmptySheetHasOnePage() {
    #expect(pages(0).count == 1)
  }
}
