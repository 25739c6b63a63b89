import Testing

@testable import Daysheet

struct WordsTests {
  @Test(arguments: PosterLocale.Language.allCases)
  func everyLanguageHasEveryWord(language: PosterLocale.Language) {
    let words = Words(PosterLocale(language))
    for status in Status.allCases { #expect(words.statuses[status]?.isEmpty == false, "\(status)") }
    #expect(Set(words.statuses.values).count == Status.allCases.count, "two statuses have one word")
    for noun in Words.Noun.allCases {
      for count in [0, 1, 2, 5, 11, 100] { #expect(!words.noun(noun, count).isEmpty, "\(noun)") }
    }
  }

  @Test(arguments: PosterLocale.Language.allCases)
  func whatStandsInASentenceIsInIt(language: PosterLocale.Language) {
    let words = Words(PosterLocale(language))
    for sentence in [words.asOf, words.now, words.arrivals, words.departures, words.from, words.to] {
      #expect(sentence("77").contains("77"))
    }
    for sentence in [words.page, words.offset, words.counted] {
      #expect(sentence("77", "88").contains("77"))
      #expect(sentence("77", "88").contains("88"))
    }
  }

  @Test func regionsHaveTheirOwnWords() {
    func word(_ status: Status, _ tag: String) -> String? {
      PosterLocale(tag).map { Words($0).word(for: status) }
    }
    #expect(word(.cancelled, "en-US") == "Canceled")
    #expect(word(.cancelled, "en-GB") == "Cancelled")
    #expect(word(.landed, "pt-PT") == "Aterrou")
    #expect(word(.landed, "pt-BR") == "Pousou")
    #expect(word(.landed, "de-AT") == "Gelandet")
  }

  @Test(arguments: [
    (PosterLocale.Language.en, "2 h 05", "45 min"), (.nl, "2 u 05", "45 min"), (.ja, "2時間05分", "45分"),
    (.ar, "2 س 05 د", "45 د"),
  ])
  func durations(language: PosterLocale.Language, long: String, short: String) {
    let words = Words(PosterLocale(language))
    #expect(words.duration(125) == long)
    #expect(words.duration(45) == short)
  }
}
