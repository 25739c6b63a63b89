import Testing

@testable import Daysheet

@Suite struct ICAOCodesTests {
  @Test(arguments: [("EDDF", "FRA"), ("LPPT", "LIS"), ("KATL", "ATL"), ("07FA", "OCA"), ("_ZSP", "ZSP")])
  func findsTheCodeOfPeople(icao: String, iata: String) {
    #expect(ICAOCodes.iata(icao) == iata)
  }

  @Test(arguments: ["", "XXXX", "EDD", "eddf", "ZZZZ"]) func findsNoOther(icao: String) {
    #expect(ICAOCodes.iata(icao) == nil)
  }
}
