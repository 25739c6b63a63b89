import Testing
import Timelines

@testable import Daysheet

@Suite struct PackedTimeTests {
  @Test(arguments: [
    RecordedTime.instant(Instant(seconds: 1_773_295_800), offset: 0),
    .instant(Instant(seconds: -62_135_596_800), offset: -57_599),
    .instant(Instant(seconds: 99_999_999_999), offset: 57_599),
    .local(LocalTime(wallSeconds: 253_402_300_799)), .local(LocalTime(wallSeconds: -62_135_596_800)),
    .clock(minutes: 0, days: nil), .clock(minutes: 1440, days: 0), .clock(minutes: 2879, days: -9),
    .clock(minutes: 59, days: 9),
  ])
  func givesBackWhatWentIn(time: RecordedTime) {
    #expect(PackedTime(time).time == time)
    #expect(MemoryLayout<PackedTime>.size == 8)
  }

  @Test func hasNone() {
    #expect(PackedTime(nil).time == nil)
  }
}
