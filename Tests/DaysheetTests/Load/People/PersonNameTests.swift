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

  @Test(arguments: [
    ("", "Halvorsen", "Berit Halvorsen", "Berit", "Halvorsen"),
    ("", "Halvorsen", "HALVORSEN, Berit", "Berit", "Halvorsen"),
    ("", "García López", "Ana Maria Garcia Lopez", "Ana Maria", "García López"),
    ("", "Martin", "Martin Martin", "Martin", "Martin"), ("", "Lee", "Lee Ann", "Ann", "Lee"),
    ("", "山田", "山田太郎", "太郎", "山田"), ("太郎", "", "山田 太郎", "太郎", "山田"),
    ("Berit", "", "Berit Halvorsen", "Berit", "Halvorsen"),
    ("", "Halvorsen", "bhalvorsen", "", "Halvorsen"), ("", "Smith", "Jane Smithson", "", "Smith"),
    ("Ann", "Lee", "Bo Gil", "Ann", "Lee"),
  ])
  func takesTheMissingPartFromTheFullName(
    given: String, family: String, whole: String, newGiven: String, newFamily: String
  ) {
    var name = PersonName(given: given, family: family)
    name.complete(from: whole)
    #expect(name == PersonName(given: newGiven, family: newFamily))
  }

  @Test func knowsWhetherTheFullNameSaysMore() {
    let name = PersonName(given: "Ana", family: "Reis")
    #expect(name.isAll(of: "Ana Reis") && name.isAll(of: "REIS, Ana"))
    #expect(!name.isAll(of: "Ana Maria Reis"))
  }
}
