import Testing

@testable import Daysheet

struct RegistrationTests {
  @Test(arguments: [
    "N827DN", "n827dn", " N 827DN", "N1", "N12345", "CS-TUA", "D-AIMA", "9V-SKA", "B-2447", "RA-89001",
  ])
  func marksOfAircraft(text: String) {
    // The shortest American marks are too short to be told from fleet numbers.
    #expect((Registration(text) == nil) == (text == "N1"))
  }

  @Test(arguments: [
    "", "A320", "A20N", "B738", "32N", "A320-200", "B-777", "A-320", "A-320NEO", "737-800", "Boeing 737",
    "NA",
    "N", "NEO", "12", "-", "A-", "N827DNX", "NABC",
  ])
  func typesAndFleetNumbersAreNone(text: String) {
    #expect(Registration(text) == nil)
  }

  @Test func caseAndBlanksDoNotCount() {
    #expect(Registration("cs-tua") == Registration("CS-TUA "))
  }
}
