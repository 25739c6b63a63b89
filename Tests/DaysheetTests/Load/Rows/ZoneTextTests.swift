import Testing
import Timelines

@testable import Daysheet

@Suite struct ZoneTextTests {
  private static let noon = LocalTime(wallSeconds: 1_773_316_800)

  @Test(arguments: [
    ("+8", 8 * 3600), ("+08", 8 * 3600), ("-0330", -12_600), ("+5:45", 20_700), ("UTC", 0), ("z", 0),
    ("GMT+2", 7200), ("utc-1", -3600), ("Asia/Kathmandu", 20_700), ("Europe/Lisbon", 0),
    ("UTC+05:30", 19_800),
  ])
  func readsOffsetsAndNames(text: String, offset: Int) throws {
    let zone = try #require(ZoneText(text, around: Self.noon))
    let instant = Instant(seconds: Self.noon.wallSeconds - offset)
    #expect(zone.time(Self.noon) == .instant(instant, offset: offset))
  }

  @Test(arguments: ["Mars", "+", "+16", "+1:60", "8", "Europe/Atlantis", "+123456"]) func refuses(
    text: String
  ) {
    #expect(ZoneText(text, around: Self.noon) == nil)
  }
}
