import AirportData
import Testing

@testable import Daysheet

@Suite struct AirportCodesTests {
  @Test func holdsTheCodesOfTheTableAndOnesOwn() {
    let letters = Airport.all.map(\.code).filter { $0.allSatisfy(\.isLetter) }
    #expect(AirportCodes(of: .builtIn).all == letters)
    let own = Airports(own: [Airport(code: "QZX", name: "Field", city: "Field", zone: "Europe/Oslo")])
    #expect(AirportCodes(of: own).all == (letters + ["QZX"]).sorted())
  }

  @Test func takesNothingButThreeLetters() {
    var codes = AirportCodes()
    codes.insert(-1)
    codes.insert(26 * 26 * 26)
    #expect(codes.all.isEmpty && !codes.contains(-1))
    codes.insert(AirportCodes.number(UInt8(ascii: "L"), UInt8(ascii: "I"), UInt8(ascii: "S")))
    #expect(codes.all == ["LIS"])
  }
}
