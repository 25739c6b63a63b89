import PosterUI
import Testing

@testable import Daysheet

struct PrintTilesTests {
  private let a4 = Size(width: 595.28, height: 841.89)
  private let overlap = Length(millimetres: 10).points

  private func poster() throws -> Drawing {
    var options = RealDays.summit
    options.paper = try #require(Paper("a2"))
    return try #require(RealDays.drawings(try RealDays.summary(options), options).first)
  }

  private func tiles(_ poster: Drawing) -> [Drawing] {
    PrintTiles(sheet: a4, overlap: overlap).drawings(of: poster, shaper: FixedPitchShaper())
  }

  @Test func everySheetHasTheSizeOfThePaper() throws {
    let pages = tiles(try poster())
    // Turned, 2 × 4 sheets do; upright it would be 3 × 3.
    #expect(pages.count == 1 + 8)
    #expect(pages.allSatisfy { $0.size == Size(width: 841.89, height: 595.28) })
    let names = ["Assembly", "Row 1, column 1", "Row 1, column 2", "Row 2, column 1"]
    #expect(pages.map(\.name).prefix(4) == names[...])
  }

  @Test func everyWordStandsWholeOnSomeSheet() throws {
    let poster = try poster()
    let windows = tiles(poster).dropFirst().map { page -> (window: Rect, runs: [TextRun]) in
      guard case .group(let group)? = page.marks.first, let clip = group.clip else { return (.zero, []) }
      return (clip.bounds, Drawing(size: page.size, marks: group.marks).textRuns)
    }
    let whole = windows.flatMap { window, runs in
      runs.filter { window.contains($0.logicalBounds, tolerance: 0.01) }.map(\.text.text)
    }
    #expect(Set(poster.textRuns.map(\.text.text)) == Set(whole))
  }

  @Test func marksLabelAndRulerStandOnEverySheet() throws {
    for (index, page) in tiles(try poster()).enumerated() {
      let own = page.textRuns.map(\.text.text)
      #expect(own.contains("100 mm when printed at 100 %"))
      if index > 0 { #expect(own.contains { $0.hasPrefix("\(page.name) · sheet \(index) of 8 · ") }) }
      // From the first to the last tick it is 100 mm.
      let ticks = page.marks.compactMap { mark -> Double? in
        guard case .stroke(.line(let start, let end), let stroke) = mark, stroke.width == 0.5,
          start.x == end.x
        else { return nil }
        return start.x
      }
      #expect(abs((ticks.max() ?? 0) - (ticks.min() ?? 0) - Length(millimetres: 100).points) < 1e-9)
      #expect(page.marks.allSatisfy { Rect(origin: .zero, size: page.size).contains($0.bounds) })
    }
  }

  @Test func sheetsOfSeveralPagesNameTheirPage() {
    let page = Drawing(size: Size(width: 300, height: 400), marks: [])
    var second = page
    second.name = "Page 2"
    #expect(tiles(page).map(\.name) == ["Assembly", "Row 1, column 1"])
    #expect(tiles(second).map(\.name) == ["Page 2, assembly", "Page 2, row 1, column 1"])
  }

  @Test func aPosterThatFitsIsOneSheetWithItsAssemblySheet() {
    let small = Drawing(size: Size(width: 300, height: 400), marks: [], title: "Small")
    #expect(tiles(small).count == 2)
  }
}
