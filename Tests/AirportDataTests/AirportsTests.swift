import Testing

@testable import AirportData

@Suite struct AirportsTests {
  @Test(arguments: [("EDDF", "FRA"), ("LPPT", "LIS"), ("KATL", "ATL"), ("07FA", "OCA"), ("LUKK", "RMO")])
  func findsICAOCodes(icao: String, iata: String) {
    #expect(Airports.builtIn.iata(ofICAO: icao) == iata)
  }

  @Test(arguments: ["", "XXXX", "EDD", "eddf", "ZZZZ"]) func findsNoOtherICAOCode(icao: String) {
    #expect(Airports.builtIn.iata(ofICAO: icao) == nil)
  }

  /// Renamed codes and those of closed airports are in old files still.
  @Test(arguments: [
    ("KIV", "Europe/Chisinau"), ("ISN", "America/Chicago"), ("TSE", "Asia/Almaty"), ("SXF", "Europe/Berlin"),
    ("THF", "Europe/Berlin"), ("XWA", "America/Chicago"), ("RMO", "Europe/Chisinau"), ("NQZ", "Asia/Almaty"),
  ])
  func knowsCodesThatWentOutOfUse(code: String, zone: String) {
    #expect(Airports.builtIn.find(code)?.zone == zone)
  }

  @Test func aCityIsItsZoneAndItsName() throws {
    let london = try #require(Airports.builtIn.city("LON"))
    #expect(london.zone == "Europe/London" && london.name == "London")
    let newYork = try #require(Airports.builtIn.city("NYC"))
    #expect(newYork.zone == "America/New_York" && newYork.name == "New York")
    #expect(Airports.builtIn.airports(ofCity: "LON").contains("LHR"))
    #expect(Airports.builtIn.city("LIS") == nil, "an airport's code is no city's")
    #expect(Airports.builtIn.city("QQQ") == nil)
  }

  @Test func ownAirportsComeFirst() {
    let airports = Airports(own: [
      Airport(code: "QZX", icao: "ZZQX", name: "Test Field", city: "Testville", zone: "Europe/Oslo"),
      Airport(code: "LIS", name: "Mine", city: "Lisbon", zone: "Atlantic/Azores"),
    ])
    #expect(airports.find("QZX")?.zone == "Europe/Oslo")
    #expect(airports.find("LIS")?.zone == "Atlantic/Azores")
    #expect(airports.iata(ofICAO: "ZZQX") == "QZX")
    #expect(airports.meaning(of: "Testville") == .airport("QZX", byName: true))
    #expect(airports.find("OPO") == Airport.find("OPO"))
    #expect(airports.codes.contains("QZX") && airports.codes.contains("OPO"))
  }
}
