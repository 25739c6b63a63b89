import Daysheet
import PosterUI
import Testing
import Timelines

/// The promises of poster.md, checked on the drawings of the samples with the real fonts.
struct PosterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let options: ReportOptions
    var testDescription: String { name }
  }

  static let samples: [Case] =
    [
      Case(name: "summit", options: RealDays.summit), Case(name: "jfk", options: RealDays.jfk),
      Case(name: "clock change", options: RealDays.clockChange),
    ] + papers + densities

  private static let papers = [
    ("a0", 2383.9, 3370.4), ("a4", 595.28, 841.89), ("a6", 297.64, 419.53), ("letter", 612, 792),
  ].map { name, width, height in
    var options = RealDays.summit
    options.paper = Paper(name: name, width: width, height: height)
    return Case(name: "summit on \(name)", options: options)
  }

  private static let densities = Density.allCases.map { density in
    var options = RealDays.summit
    options.density = density
    return Case(name: "summit as \(density)", options: options)
  }

  @Test(arguments: samples)
  func noTextLeavesItsBoxOrOverlapsAnother(sample: Case) throws {
    let pages = RealDays.drawings(try RealDays.summary(sample.options), sample.options)
    for page in pages {
      let audit = DrawingAudit(drawing: page)
      #expect(audit.textsOutsideTheirBox == [])
      #expect(audit.overlappingTexts == [])
      #expect(audit.smallestText >= (sample.options.density == .cards ? 6.5 : 5.5))
    }
  }

  @Test(arguments: samples)
  func everyFlightAndPersonIsThereOnce(sample: Case) throws {
    let summary = try RealDays.summary(sample.options)
    let pages = RealDays.drawings(summary, sample.options)
    let cards = pages.flatMap { DrawingAudit(drawing: $0).cards }
    #expect(cards.sorted() == summary.flights.map { "flight-\($0.id)" }.sorted())
    let wordings = pages.flatMap(\.textRuns).map { $0.shortenedFrom ?? $0.text.text }
    for person in Set(summary.sections.flatMap(\.people).map(\.person.listName)) {
      #expect(wordings.filter { $0 == person }.count == 1, "\(person)")
    }
  }

  @Test(arguments: samples)
  func thePlaneStandsWhereProgressSays(sample: Case) throws {
    let summary = try RealDays.summary(sample.options)
    let planes = RealDays.drawings(summary, sample.options).flatMap { DrawingAudit(drawing: $0).planes }
    #expect(planes.count == summary.flights.count)
    for plane in planes { plane.expectExact(summary.flights[plane.flight].progress) }
  }

  @Test(.enabled(if: RealDays.hasSharedData, "needs the shared data beside the checkout"))
  func thePlanesOfAtlantaStandWhereProgressSays() throws {
    let summary = try RealDays.summary(RealDays.atlanta)
    let planes = RealDays.drawings(summary, RealDays.atlanta).flatMap { DrawingAudit(drawing: $0).planes }
    #expect(planes.count == summary.flights.count)
    for plane in planes { plane.expectExact(summary.flights[plane.flight].progress) }
  }

  @Test func aCancelledFlightHasNoPlaneAndIsHatchedAndStruckThrough() throws {
    let summary = try RealDays.summary(RealDays.summit)
    let cancelled = try #require(summary.flights.first { $0.status == .cancelled })
    let drawing = RealDays.drawings(summary, RealDays.summit)[0]
    let plane = try #require(DrawingAudit(drawing: drawing).planes.first { $0.flight == cancelled.id })
    #expect(plane.plane == nil)
    let card = try #require(
      drawing.semanticGroups.first { $0.semantics?.identifier == "flight-\(cancelled.id)" })
    #expect(card.semantics?.label?.contains("Cancelled") == true)
    // Number and both times are struck through.
    let strikes = card.marks.count { mark in
      if case .stroke(.line, _) = mark { true } else { false }
    }
    #expect(strikes == 3)
  }

  @Test func peopleAndCardsLinkToEachOther() throws {
    let summary = try RealDays.summary(RealDays.summit)
    let groups = RealDays.drawings(summary, RealDays.summit)[0].semanticGroups.compactMap(\.semantics)
    let identifiers = groups.compactMap(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    let links = groups.compactMap(\.link)
    #expect(Set(links).isSubset(of: identifiers))
    for section in summary.sections {
      for flight in section.people.compactMap(\.flight) { #expect(links.contains("flight-\(flight)")) }
    }
    let cards = groups.filter { $0.role == .article }
    for (card, flight) in zip(cards, summary.flights) {
      #expect((card.link != nil) == !flight.personSections.isEmpty)
    }
  }

  @Test func theMarginIsTheOneAskedFor() throws {
    var options = RealDays.summit
    options.print.margin = Length(millimetres: 30)
    let drawing = RealDays.drawings(try RealDays.summary(options), options)[0]
    let left = drawing.textRuns.map(\.box.minX).min() ?? 0
    #expect(abs(left - Length(millimetres: 30).points) < 0.01)
  }

  @Test func severalPagesHaveARunningHeadAndCountThemselves() throws {
    var options = RealDays.jfk
    options.density = .cards
    let pages = RealDays.drawings(try RealDays.summary(options), options)
    #expect(pages.count > 1)
    for (index, page) in pages.enumerated() {
      let words = page.textRuns.map(\.text.text)
      #expect(words.contains { $0.hasSuffix("page \(index + 1) of \(pages.count)") })
      #expect(words.contains("JFK · New York"))
    }
  }

  @Test func theBusiestDayOfJFKFitsOnePage() throws {
    #expect(RealDays.drawings(try RealDays.summary(RealDays.jfk), RealDays.jfk).count == 1)
  }

  @Test func theFootSaysHowManyCodesharesWereMerged() {
    var summary = InventedDay.summary(flights: 3, people: 0)
    summary.counts.mergedCodeshares = 3
    let drawings = Poster(summary, options: ReportOptions(), rowsLeftOut: 0, warnings: 0)
      .drawings(shaper: FixedPitchShaper())
    #expect(drawings[0].textRuns.contains { $0.text.text.contains("3 flights · 3 code-shares merged · ") })
  }

  @Test func anEmptyDaySaysNoFlights() {
    let drawings = Poster(
      InventedDay.summary(flights: 0, people: 0), options: ReportOptions(), rowsLeftOut: 0, warnings: 0
    )
    .drawings(shaper: FixedPitchShaper())
    #expect(drawings.count == 1)
    #expect(drawings[0].textRuns.contains { $0.text.text == "No flights" })
  }

  @Test func endlessPaperIsOnePage() throws {
    var options = RealDays.jfk
    options.paper = Paper(name: "screen", width: 842, height: nil)
    let pages = RealDays.drawings(try RealDays.summary(options), options)
    #expect(pages.count == 1)
    #expect(DrawingAudit(drawing: pages[0]).cards.count == 317)
  }
}
