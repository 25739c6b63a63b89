import Testing

@testable import Daysheet

@Suite struct DateTextTests {
  @Test(
    arguments: [
      ("1980-03-22", 1980, 3, 22), ("19800322", 1980, 3, 22), ("22.03.1980", 1980, 3, 22),
      ("2.3.1980", 1980, 3, 2),
      ("1980/03/22", 1980, 3, 22), ("1980-03-22T00:00:00Z", 1980, 3, 22), ("1980-03-22 00:00", 1980, 3, 22),
      ("--03-22", nil, 3, 22), ("--0322", nil, 3, 22), ("--02-29", nil, 2, 29), ("2000-02-29", 2000, 2, 29),
    ] as [(String, Int?, Int, Int)])
  func readsDates(text: String, year: Int?, month: Int, day: Int) throws {
    #expect(try DateText.parse(ByteCursor(text)) == .date(year: year, month: month, day: day))
  }

  @Test(arguments: ["0/0/00", "00.00.0000", "0000-00-00", "0"])
  func takesZerosForNoDate(text: String) throws {
    #expect(try DateText.parse(ByteCursor(text)) == .none)
  }

  @Test(arguments: [
    "1980-02-30", "30.02.1980", "31/31/1980", "1900-02-29", "--02-30", "1980-3", "22.03.80", "3/22/80",
    "March 22",
    "1980.03.22", "22-03-1980", "198003", "22.03.1980 ff", "1980-03-22x",
  ])
  func refusesWhatIsNoDate(text: String) {
    #expect(throws: CellFault.self) { try DateText.parse(ByteCursor(text)) }
  }

  @Test func readsSlashesByTheOrderThatIsProven() throws {
    let either = try DateText.parse(ByteCursor("3/4/1980"))
    #expect(either.provenOrder == nil)
    #expect(either.resolved(nil) == nil)
    #expect(try #require(either.resolved(.dayFirst)) == (1980, 4, 3))
    #expect(try #require(either.resolved(.monthFirst)) == (1980, 3, 4))
    #expect(try DateText.parse(ByteCursor("22/3/1980")).provenOrder == .dayFirst)
    #expect(try DateText.parse(ByteCursor("3/22/1980")).provenOrder == .monthFirst)
    // Both readings are one.
    #expect(try #require(try DateText.parse(ByteCursor("5/5/1980")).resolved(nil)) == (1980, 5, 5))
  }
}
