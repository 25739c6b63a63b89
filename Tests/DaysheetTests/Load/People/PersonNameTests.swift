import Testing

@testable import Daysheet

@Suite struct PersonNameTests {
  @Test(arguments: [
    ("Inês Prata", "Inês", "Prata"), ("Prata, Inês", "Inês", "Prata"), ("Madonna", "", "Madonna"),
    ("Rui  da Costa Vale", "Rui da Costa", "Vale"), ("van der Berg,  Jan  Piet", "Jan Piet", "van der Berg"),
    ("Prata,", "", "Prata"), (", Inês", "", "Inês"),
  ])
  func splitsAWholeName(name: String, given: String, family: String) {
    #expect(PersonName(whole: name) == PersonName(given: given, family: family))
  }
}
