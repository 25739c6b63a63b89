import Daysheet
import Foundation
import PosterUI
import Testing

/// poster.md, "Fit, the promise", on random days. `make soak` tries many more and larger ones.
struct PosterPropertyTests {
  private static let soak = ProcessInfo.processInfo.environment["DAYSHEET_SOAK"].flatMap { Int($0) }

  static let seeds = Array(1...UInt64(soak ?? 24))

  @Test(arguments: seeds)
  func aRandomDayKeepsThePromise(seed: UInt64) throws {
    var day = RandomDay(seed: seed, most: Self.soak == nil ? 120 : 3000)
    let summary = day.summary()
    let pages = RealDays.drawings(summary, day.options)
    for page in pages {
      let audit = DrawingAudit(drawing: page)
      #expect(audit.textsOutsideTheirBox == [])
      #expect(audit.overlappingTexts == [])
      #expect(audit.smallestText >= (day.options.density == .cards ? 6.5 : 5.5))
      let frame = Rect(origin: .zero, size: page.size)
      let cards = page.semanticGroups.filter { $0.semantics?.identifier?.hasPrefix("flight-") == true }
      #expect(cards.allSatisfy { frame.contains($0.bounds, tolerance: 0.01) })
      for plane in audit.planes { plane.expectExact(summary.flights[plane.flight].progress) }
    }
    let cards = pages.flatMap { DrawingAudit(drawing: $0).cards }
    #expect(cards.sorted() == summary.flights.map { "flight-\($0.id)" }.sorted())
    let wordings = pages.flatMap(\.textRuns).map { $0.shortenedFrom ?? $0.text.text }
    let counts = Dictionary(wordings.map { ($0, 1) }, uniquingKeysWith: +)
    for line in summary.sections.flatMap(\.people) { #expect(counts[line.person.listName] == 1) }
  }
}
