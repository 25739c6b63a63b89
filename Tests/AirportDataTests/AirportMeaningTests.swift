import Testing

@testable import AirportData

@Suite struct AirportMeaningTests {
  private func meaning(_ cell: String) -> AirportMeaning { Airports.builtIn.meaning(of: cell) }

  @Test(arguments: [
    "LIS", "lis", "LPPT", "lppt", " LIS ", "Lisbon (LIS)", "LIS/LPPT", "LPPT/LIS", "LIS - Lisbon",
    "LIS – Lisbon",
    "LIS T1", "LIS Terminal 1", "LIS-T1", "Lisbon, LIS", "Lisbon LIS", "LIS (Lisbon)", "[LIS] Lisboa",
    "LISBON (LPPT)", "LIS Airport", "(LIS)", "Lisboa / LIS",
  ])
  func codesAreTakenOutOfCells(cell: String) {
    #expect(meaning(cell) == .airport("LIS", byName: false))
  }

  @Test(arguments: [
    ("Lisbon", "LIS"), ("LISBON", "LIS"), ("Lisbon Airport", "LIS"), ("Lisbon Portela", "LIS"),
    ("Madrid", "MAD"),
    ("Frankfurt", "FRA"), ("Heathrow", "LHR"), ("London Heathrow", "LHR"), ("Charles de Gaulle", "CDG"),
    ("Los Angeles", "LAX"), ("LOS ANGELES", "LAX"), ("Amsterdam", "AMS"), ("AMSTERDAM", "AMS"),
    ("Lima", "LIM"),
    ("São Paulo Congonhas", "CGH"), ("Chisinau", "RMO"), ("Williston", "XWA"),
  ])
  func aNameThatMeansOneAirportIsIt(cell: String, code: String) {
    #expect(meaning(cell) == .airport(code, byName: true))
  }

  @Test func codesBesideNamesOfSeveralAirports() {
    #expect(meaning("New York JFK") == .airport("JFK", byName: false))
    #expect(meaning("NEW YORK JFK") == .airport("JFK", byName: false))
    #expect(meaning("London (LHR) T5") == .airport("LHR", byName: false))
  }

  @Test(arguments: ["LON", "lon", "London (LON)", "NYC", "PAR"]) func cities(cell: String) {
    let expected = ["LON": "LON", "NYC": "NYC", "PAR": "PAR"][cell] ?? "LON"
    #expect(meaning(cell) == .city(expected))
  }

  @Test(arguments: ["London", "Paris", "New York", "San Jose", "Medellín"]) func namesOfSeveral(
    cell: String
  ) {
    guard case .several(let codes) = meaning(cell) else {
      Issue.record("\(meaning(cell))")
      return
    }
    #expect(codes.count > 1 && codes == codes.sorted())
  }

  @Test(arguments: [
    "LJS", "", "Nowhere", "12345", "XXXX", "LISS", "Los Cucos (ZZZ)", "—", "T1", "Terminal 1",
  ])
  func allElseIsUnknown(cell: String) {
    #expect(meaning(cell) == .unknown)
  }
}
