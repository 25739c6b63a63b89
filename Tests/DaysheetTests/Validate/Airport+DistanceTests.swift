import AirportData
import Testing

@testable import Daysheet

struct AirportDistanceTests {
  /// The published distances of the US DOT, in statute miles.
  @Test(arguments: [("JFK", "LAX", 2475.0), ("ATL", "LAS", 1747), ("HNL", "ATL", 4502), ("LGA", "IAD", 229)])
  func agreesWithPublishedDistances(from: String, to: String, miles: Double) throws {
    let (origin, destination) = (try #require(Airport.find(from)), try #require(Airport.find(to)))
    #expect(abs(try #require(origin.distance(to: destination)) / 1.609344 - miles) < 0.01 * miles)
  }

  @Test func crossesTheDateLineTheShortWay() throws {
    let (guam, honolulu) = (try #require(Airport.find("GUM")), try #require(Airport.find("HNL")))
    #expect((6000...6200).contains(try #require(guam.distance(to: honolulu))))
    #expect(guam.distance(to: honolulu) == honolulu.distance(to: guam))
    #expect(guam.distance(to: guam) == 0)
  }
}
