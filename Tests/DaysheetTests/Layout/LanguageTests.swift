import Daysheet
import PosterUI
import Testing
import Timelines

/// The promises of poster.md in every language, on the sheet with the least room for long words.
struct LanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: PosterLocale
    let density: Density
    var testDescription: String { "\(locale.tag) as \(density)" }

    var options: ReportOptions {
      var options = RealDays.summit
      options.locale = locale
      options.density = density
      options.paper = Paper(name: "a4", width: 595.28, height: 841.89)
      return options
    }
  }

  static let locales =
    PosterLocale.Language.allCases.map { PosterLocale($0) } + [PosterLocale(.en, region: "US")]
  static let cases = locales.flatMap { locale in Density.allCases.map { Case(locale: locale, density: $0) } }

  @Test(arguments: cases)
  func aSheetKeepsItsPromises(sample: Case) throws {
    let summary = try RealDays.summary(sample.options)
    let pages = RealDays.drawings(summary, sample.options)
    let audits = pages.map(DrawingAudit.init)
    for audit in audits {
      #expect(audit.textsOutsideTheirBox == [])
      #expect(audit.textsOutsideTheirCard == [])
      #expect(audit.overlappingTexts == [])
    }
    #expect(audits.flatMap(\.cards).sorted() == summary.flights.map { "flight-\($0.id)" }.sorted())
    for plane in audits.flatMap(\.planes) {
      plane.expectExact(summary.flights[plane.flight].progress, isMirrored: sample.locale.isRightToLeft)
    }
    for page in pages { #expect(page.language == sample.locale.tag) }
    expectNothingButNamesShortened(pages, summary, sample.density)
  }

  /// Flight numbers, times and the poster's own words stand in full; only what the data says may be shortened.
  private func expectNothingButNamesShortened(_ pages: [Drawing], _ summary: Summary, _ density: Density) {
    let shortened = Set(pages.flatMap(\.textRuns).compactMap(\.shortenedFrom))
    #expect(shortened.isDisjoint(with: summary.flights.map(\.flight.number.spaced)))
    let names =
      summary.sections.flatMap(\.people).map(\.person.listName) + summary.sections.compactMap(\.company)
    let others = shortened.subtracting(names).filter { text in
      // What a card says of its airline, city and gate, which has shorter forms.
      !summary.flights.contains { line in
        (!line.otherCity.isEmpty && text.contains(line.otherCity))
          || (!line.flight.airline.isEmpty && text.contains(line.flight.airline))
      }
    }
    // Beside an hour without flights there is no room for words in the narrowest column.
    #expect(others.count <= (density == .rows ? 1 : 0), "\(others)")
  }

  @Test func inEnglishTheSheetRunsToTheRightAndInHebrewToTheLeft() throws {
    func place(of word: String, in tag: String) throws -> Double {
      var options = RealDays.summit
      options.locale = try #require(PosterLocale(tag))
      let drawing = RealDays.drawings(try RealDays.summary(options), options)[0]
      let run = try #require(drawing.textRuns.first { $0.text.text == word })
      return run.logicalBounds.midX / drawing.size.width
    }
    #expect(try place(of: "06:00", in: "en") < 0.1)
    #expect(try place(of: "06:00", in: "he") > 0.9)
  }

  @Test(arguments: [("en", ["Łódź Air", "Lzy"]), ("pl", ["Lzy", "Łódź Air"])])
  func companiesStandInTheOrderOfTheLocale(tag: String, order: [String]) throws {
    let people = "name,company,flight\nAda A,Łódź Air,KL1469\nBo B,Lzy,KL1469\n"
    try RealDays.withPeople(people) { options in
      var options = options
      options.locale = try #require(PosterLocale(tag))
      #expect(try RealDays.summary(options).sections.map(\.company) == order)
    }
  }
}
