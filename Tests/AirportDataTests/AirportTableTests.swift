import Foundation
import Testing
import Timelines

@testable import AirportData

struct AirportTableTests {
  @Test func everyLineIsAnAirport() throws {
    let airports = Airport.all
    #expect(airports.count == AirportTable.count)
    #expect(airports.count > 7_800)
    #expect(zip(airports, airports.dropFirst()).allSatisfy { $0.code < $1.code })
    for airport in airports {
      #expect(airport.code.utf8.count == 3 && !airport.city.isEmpty && !airport.name.isEmpty)
      let place = try #require(airport.place)
      #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
    }
  }

  @Test func everyAirportIsFoundByItsCode() {
    #expect(Airport.all.allSatisfy { Airport.find($0.code) == $0 })
  }

  @Test func everyZoneIsKnown() {
    let zones = Set(Airport.all.map(\.zone))
    #expect(zones.count > 300)
    for zone in zones {
      #expect(Zone(identifier: zone, around: Instant(seconds: 1_770_000_000)) != nil, "\(zone)")
    }
  }

  @Test(arguments: ["", "A", "AT", "ATLX", "000", "ÄÖÜ", "atl", "ZZZ", "\n\nA", "XX\t"])
  func otherCodesAreNotFound(code: String) {
    #expect(Airport.find(code) == nil)
  }

  @Test(arguments: [
    ("JFK", "New York", "America/New_York"), ("ATL", "Atlanta", "America/New_York"),
    ("LHR", "London", "Europe/London"), ("GUM", "Guam", "Pacific/Guam"),
    ("HNL", "Honolulu", "Pacific/Honolulu"),
    ("LIS", "Lisbon", "Europe/Lisbon"), ("KTM", "Kathmandu", "Asia/Kathmandu"),
    ("LDH", "Lord Howe Island", "Australia/Lord_Howe"), ("IST", "Istanbul", "Europe/Istanbul"),
    ("YYZ", "Toronto", "America/Toronto"), ("EZE", "Buenos Aires", "America/Argentina/Buenos_Aires"),
    ("CVG", "Cincinnati", "America/New_York"), ("FRA", "Frankfurt", "Europe/Berlin"),
    ("AAA", "Anaa", "Pacific/Tahiti"), ("ZZV", "Zanesville", "America/New_York"),
  ])
  func citiesAreWhatPeopleSay(code: String, city: String, zone: String) throws {
    let airport = try #require(Airport.find(code))
    #expect(airport.city == city)
    #expect(airport.zone == zone)
  }
}
