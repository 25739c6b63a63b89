import Foundation
import Testing
import Timelines

/// domain.md, "People and companies".
struct SectionsTests {
  private let english = Locale(identifier: "en")

  private func titles(_ titles: [String?], locale: String) -> [String?] {
    Section.grouping(titles, by: { $0 }, locale: Locale(identifier: locale)).map(\.title)
  }

  @Test func sectionsFollowTheLocalesCollation() {
    let names = ["Zorn", "Öhman", "Ängby", "Adam", "ohm"]
    #expect(titles(names, locale: "sv") == ["Adam", "ohm", "Zorn", "Ängby", "Öhman"])
    #expect(titles(names, locale: "de") == ["Adam", "Ängby", "ohm", "Öhman", "Zorn"])
    #expect(titles(names, locale: "en") == ["Adam", "Ängby", "ohm", "Öhman", "Zorn"])
  }

  @Test func elementsWithoutATitleComeLast() {
    let sections = Section.grouping(["", "b", nil, "  ", "a"], by: { $0 }, locale: english)
    #expect(sections.map(\.title) == ["a", "b", nil])
    #expect(sections.last?.elements == ["", nil, "  "])
  }

  @Test func titlesThatDifferInCaseBlanksOrNormalFormAreOne() {
    let names = ["Café  Noir", "CAFÉ NOIR", " Cafe\u{301} Noir ", "Straße", "STRASSE"]
    let sections = Section.grouping(names, by: { $0 }, locale: english)
    #expect(sections.map(\.elements.count) == [3, 2])
    #expect(sections.first?.title == "Café Noir")
    #expect(sections.first?.title?.unicodeScalars.count == 9)
    #expect(sections.first?.spellings.count == 3)
  }

  @Test func theMostFrequentSpellingIsShownAndOfEqualsTheFirstInOrder() {
    #expect(titles(["ACME", "Acme", "ACME"], locale: "en") == ["ACME"])
    #expect(titles(["ACME", "Acme", "acme"], locale: "en") == ["acme"])
    #expect(titles(["acme", "Acme", "ACME"], locale: "en") == ["acme"])
  }

  @Test func elementsKeepTheirOrder() {
    let people = [("b", 1), ("a", 2), ("b", 3)]
    let sections = Section.grouping(people, by: \.0, locale: english)
    #expect(sections.map { $0.elements.map(\.1) } == [[2], [1, 3]])
  }

  @Test func ranksAreThePlacesOfTheCollation() {
    let words = ["Müller", "Muller", "Mueller", "Mzyk", "Möbius", "co-op", "coop", "zeta", "Émile", "Eve"]
    for locale in ["de", "sv", "en", "cs", "da"] {
      let locale = Locale(identifier: locale)
      let ranks = CollationRanks(words + words, locale: locale)
      let byRank = words.sorted { ranks.rank(of: $0) < ranks.rank(of: $1) }
      let byCollation = words.sorted { $0.compare($1, locale: locale) == .orderedAscending }
      #expect(byRank == byCollation)
      #expect(ranks.rank(of: "never given") == words.count)
    }
  }
}
