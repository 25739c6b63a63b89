import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Flights that are one flight": every row has at least one fate, and `check` counts them all.
struct RowFatesTests {
  private static let header =
    "flight,origin,destination,date,scheduled_departure,scheduled_arrival,actual_departure,flight_minutes,status,"
    + "codeshares\n"

  /// A row of good and bad cells in any mixture; some are there twice, or are one flight with an earlier row.
  private static func row(_ random: inout SplitMix, earlier: [String]) -> String {
    func one(_ options: [String]) -> String { options[Int(random.next() % UInt64(options.count))] }
    if let last = earlier.last, random.next() % 12 == 0 { return last }
    return [
      one(["TP1", "TP2", "tp 3", "LH4", "--", "", "KL5"]),
      one(["LIS", "LIS", "OPO", "MAD", "QQQ", "Nowhere", ""]),
      one(["OPO", "LIS", "MAD", "QQQ", ""]),
      one(["2026-03-12", "2026-03-12", "2026-03-13", "2026-02-30", "soon"]),
      one(["10:00", "11:30", "25:99", "", "6:20 PM"]), one(["12:00", "13:00+1", "x", ""]),
      one(["", "10:05", "??"]), one(["", "0", "55", "fifty"]), one(["", "boarding", "cancelled", "lost"]),
      one(["", "TP1", "LH4 KL5"]),
    ].joined(separator: ",")
  }

  @Test(arguments: 0..<60) func everyRowIsCounted(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) &* 7919)
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.airport = "LIS"
    options.day = .date(try #require(CalendarDate("2026-03-12")))
    var written = 0
    for file in 0..<2 {
      // One row that is sound, so that the file is not refused as a whole.
      var rows = ["ZZ9,LIS,FNC,2026-03-12,\(7 + file):00,09:00,,,,"]
      for _ in 0..<40 { rows.append(Self.row(&random, earlier: rows)) }
      written += rows.count
      let text = Self.header + rows.joined(separator: "\n") + "\n"
      options.flights.append(try folder.write(text, "\(file).csv"))
    }
    let counts = try DayReport.check(options, now: Instant(seconds: 1_773_316_800)).counts.flights
    #expect(counts.rows == written)
    let fates =
      counts.flights + counts.outOfScope + counts.rejected + counts.merged + counts.duplicates
      + counts.unknownAirport
    #expect(fates == written, "\(counts)")
  }
}
