import AirportData
import Testing

@testable import Daysheet

@Suite struct SampleAirportTests {
  @Test(arguments: [("LIS", "OPO", 277.0), ("LIS", "JFK", 5400), ("LHR", "SYD", 17_020), ("LIS", "LIS", 0)])
  func distances(from: String, to: String, kilometres: Double) throws {
    let first = try #require(SampleAirport.all.first { $0.code == from })
    let second = try #require(SampleAirport.all.first { $0.code == to })
    #expect(abs(first.distance(to: second) - kilometres) <= kilometres / 100)
  }

  @Test func codesAreDistinctAndEachHasAnAirline() {
    let codes = SampleAirport.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    let hubs = Set(SampleAirline.all.flatMap(\.hubs))
    #expect(hubs.isSubset(of: codes))
  }
}
