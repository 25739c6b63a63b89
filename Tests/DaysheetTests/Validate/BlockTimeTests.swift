import AirportData
import Testing

@testable import Daysheet

struct BlockTimeTests {
  private func block(_ from: String, _ to: String) throws -> BlockTime {
    let (origin, destination) = (try #require(Airport.find(from)), try #require(Airport.find(to)))
    return try #require(BlockTime(from: origin, to: destination))
  }

  /// Timetables at the edges of what is flown: the fastest long flights, two minutes between islands, a bus of the
  /// air with five stops.
  @Test(arguments: [
    ("PVG", "LAX", 690), ("HND", "HNL", 385), ("JFK", "LHR", 385), ("WRY", "PPW", 2), ("GUM", "HNL", 455),
    ("HNL", "GUM", 895), ("ANC", "SEA", 600), ("SYD", "LHR", 1440), ("TOS", "BOO", 190),
  ])
  func timetablesAreLikely(from: String, to: String, minutes: Int) throws {
    let block = try block(from, to)
    #expect((block.least...block.most).contains(minutes))
  }

  /// The same flights with an end in the wrong zone or on the wrong day.
  @Test(arguments: [("JFK", "LHR", 85), ("JFK", "LHR", 1825), ("LIS", "OPO", 250), ("LAX", "JFK", 145)])
  func wrongZonesAndDaysAreNot(from: String, to: String, minutes: Int) throws {
    let block = try block(from, to)
    #expect(!(block.least...block.most).contains(minutes))
  }
}
