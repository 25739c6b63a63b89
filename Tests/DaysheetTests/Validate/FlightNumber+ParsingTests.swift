import Testing

@testable import Daysheet

struct FlightNumberParsingTests {
  /// domain.md: "blanks, leading zeros, lower case forgiven".
  @Test(arguments: [
    ("KL 0428", "KL", "428"), ("kl428", "KL", "428"), ("KL-428", "KL", "428"), ("  k l 4 2 8 ", "KL", "428"),
    ("U2 4567", "U2", "4567"), ("U24567", "U2", "4567"), ("9E3538", "9E", "3538"), ("DLH400", "DLH", "400"),
    ("B6 123", "B6", "123"), ("BA123a", "BA", "123A"), ("AA0000", "AA", "0"), ("1173", "", "1173"),
    ("TBA", "", "TBA"), ("X", "", "X"), ("DL00A", "DL", "0A"),
  ])
  func readsNumbersAsPeopleWriteThem(text: String, airline: String, number: String) throws {
    let parsed = try #require(FlightNumber(text))
    #expect(parsed == FlightNumber(airline: airline, number: number))
    // What is written reads back as the same.
    #expect(FlightNumber(parsed.description) == parsed)
  }

  @Test(arguments: ["", "  ", "-", "--"])
  func aNumberNeedsALetterOrDigit(text: String) {
    #expect(FlightNumber(text) == nil)
  }

  @Test func theAirlineColumnCompletesALoneNumber() {
    #expect(FlightNumber("0428", airline: "kl") == FlightNumber(airline: "KL", number: "428"))
    #expect(FlightNumber("400", airline: "DLH")?.description == "DLH400")
    #expect(FlightNumber("428", airline: "Delta Air Lines")?.description == "428")
    #expect(FlightNumber("428", airline: "12")?.airline == "")
    #expect(FlightNumber("AF 428", airline: "KL")?.description == "AF428")
  }

  @Test func orderIsThatOfTheText() {
    #expect(FlightNumber(airline: "DL", number: "1173") < FlightNumber(airline: "DL", number: "93"))
  }
}
