import Testing

@testable import Daysheet

struct PluralFormsTests {
  @Test(arguments: [
    (0, "lotów"), (1, "lot"), (2, "loty"), (4, "loty"), (5, "lotów"), (11, "lotów"), (12, "lotów"),
    (14, "lotów"),
    (21, "lotów"), (22, "loty"), (24, "loty"), (25, "lotów"), (101, "lotów"), (102, "loty"), (112, "lotów"),
    (2085, "lotów"),
  ])
  func polish(count: Int, noun: String) {
    #expect(Words.polish.noun(.flight, count) == noun)
  }

  @Test(arguments: [
    (0, "شخص"), (1, "شخص"), (2, "شخصان"), (3, "أشخاص"), (10, "أشخاص"), (11, "شخصًا"), (99, "شخصًا"),
    (100, "شخص"),
    (102, "شخص"), (103, "أشخاص"), (111, "شخصًا"), (2000, "شخص"),
  ])
  func arabic(count: Int, noun: String) {
    #expect(Words.arabic.noun(.person, count) == noun)
  }

  @Test func nothingIsSingularInFrenchAndBrazilianPortugueseOnly() {
    #expect(Words.french.noun(.flight, 0) == "vol")
    #expect(Words.brazilianPortuguese.noun(.flight, 0) == "voo")
    #expect(Words.portuguese.noun(.flight, 0) == "voos")
    #expect(Words.english.noun(.flight, 0) == "flights")
    #expect(Words.german.noun(.flight, 1) == "Flug")
    #expect(Words.japanese.noun(.flight, 1) == Words.japanese.noun(.flight, 2))
  }

  @Test func aLegendHasThePlural() {
    #expect(Words.polish.plural(.arrival) == "przyloty")
    #expect(Words.arabic.plural(.arrival) == "رحلات وصول")
    #expect(Words.italian.plural(.departure) == "partenze")
  }
}
