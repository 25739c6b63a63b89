import Testing
import Timelines

@testable import Daysheet

struct TimetableHolesTests {
  /// A departure every `step` minutes from 06:00 to 22:00, but for those in `hole`.
  private func holes(
    every step: Int, without hole: Range<Int> = 0..<0, direction: Direction = .departure, dayStart: Int = 0
  ) throws -> [String] {
    let rows = stride(from: 360, to: 1320, by: step).filter { !hole.contains($0) }.map { minutes in
      let clock = LocalTime(wallSeconds: minutes * 60).clock
      return FlightRecord.local("TP\(minutes)", direction, "LIS", "OPO", at: "2026-03-12T\(clock)")
    }
    return try sheet(rows, day: "2026-03-12", asOf: "09:00", dayStart: dayStart).diagnostics.map {
      "\($0.location.line) \($0.code.rawValue): \($0.text)"
    }
  }

  @Test func aFullDayHasNone() throws {
    #expect(try holes(every: 5) == [])
  }

  @Test func aFileThatIsCutOffIsAWarning() throws {
    #expect(
      try holes(every: 5, without: 900..<1440) == [
        "0 timetable-hole: no departure from 14:55 to 22:00, although the sheet has 108"
      ])
  }

  @Test func aHoleInTheMiddleAndAMissingMorningToo() throws {
    #expect(
      try holes(every: 5, without: 600..<840, direction: .arrival) == [
        "0 timetable-hole: no arrival from 09:55 to 14:00, although the sheet has 144"
      ])
    #expect(
      try holes(every: 5, without: 360..<660) == [
        "0 timetable-hole: no departure from 06:00 to 11:00, although the sheet has 132"
      ])
  }

  @Test func aQuietAirportMayRest() throws {
    #expect(try holes(every: 30, without: 600..<840) == [])
  }

  @Test func twoHoursAreTheLeast() throws {
    #expect(try holes(every: 3, without: 600..<714) == [])
    #expect(try holes(every: 3, without: 600..<720).count == 1)
  }

  @Test func aNightIsNoHole() throws {
    // The day from 04:30 to 04:30 ends with a night, and so does one that begins at noon in its middle.
    #expect(try holes(every: 5, dayStart: 270) == [])
    #expect(try holes(every: 5, without: 360..<720, dayStart: 720).count == 1)
  }
}
