import Testing

@testable import Daysheet

struct StatusWordsTests {
  @Test func everyWordOfOurOwnReadsBack() {
    for status in Status.allCases { #expect(Status(word: status.rawValue) == status) }
  }

  @Test(arguments: [
    ("In-Flight", Status.inFlight), ("EN ROUTE", .inFlight), ("On time", .scheduled),
    ("Canceled", .cancelled),
    ("Gate closed", .boarding), ("Final Call", .boarding), ("at gate", .arrived), ("LANDED", .landed),
  ])
  func caseBlanksAndPunctuationDoNotCount(word: String, status: Status) {
    #expect(Status(word: word) == status)
  }

  @Test func otherWordsAreUnknown() {
    #expect(Status(word: "lost") == nil)
    #expect(Status(word: "") == nil)
  }
}
