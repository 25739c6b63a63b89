import PosterUI
import Testing

@testable import Daysheet

struct PrintOptionsTests {
  private let poster = [Drawing(size: Size(width: 800, height: 1100), marks: [])]

  private func pages(_ change: (inout PrintOptions) -> Void) -> [Drawing] {
    var options = PrintOptions()
    change(&options)
    return options.pages(of: poster + poster, shaper: FixedPitchShaper())
  }

  @Test func withoutOptionsThePagesStayAsTheyAre() {
    #expect(pages { _ in }.map(\.size) == [poster[0].size, poster[0].size])
  }

  @Test func everyPageIsBledOrTiled() {
    #expect(pages { $0.bleed = Length(millimetres: 3) }.allSatisfy { $0.boxes?.trim.size == poster[0].size })
    let tiles = pages { $0.tile = Paper("a4") }
    // An assembly sheet and 2 × 2 sheets for each.
    #expect(tiles.count == 10)
    let wider = pages { ($0.tile, $0.overlap) = (Paper("a4"), Length(millimetres: 40)) }
    #expect(wider.map(\.dump) != tiles.map(\.dump))
  }

  @Test func onlyWhatGoesTogetherIsAllowed() {
    var options = PrintOptions()
    #expect(options.conflict(on: .a3, formats: [.csv]) == nil)
    options.margin = Length(millimetres: 123)
    #expect(options.conflict(on: .a3, formats: [.pdf]) == nil)
    options.margin = Length(millimetres: 124)
    #expect(options.conflict(on: .a3, formats: [.pdf]) == "--margin leaves less than 50 mm of --paper a3")
  }
}
