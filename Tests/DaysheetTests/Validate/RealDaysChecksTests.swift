import Foundation
import Testing
import Timelines

@testable import Daysheet

/// What validation says of real days: a check that finds faults in sound data is worse than none.
@Suite(.enabled(if: RealDays.hasSharedData, "needs ../shared/data"))
struct RealDaysChecksTests {
  /// Found by hand in the file: DL55 is said to fly N981AT to Houston, which goes to Nashville and back meanwhile;
  /// likewise two others. No aircraft does both.
  @Test func atlantaHasThreeAircraftInTwoPlaces() throws {
    var options = RealDays.atlanta
    options.people = []
    #expect(
      try diagnostics(options).map { "\($0.location.line) \($0.code.rawValue)" } == [
        "125 aircraft-overlap", "351 aircraft-overlap", "430 aircraft-overlap", "443 aircraft-overlap",
        "637 aircraft-overlap",
      ])
  }

  @Test(arguments: ["2013-03-10", "2013-11-27"], ["EWR", "JFK", "LGA"])
  func newYorkHasNothingToWarnOf(day: String, airport: String) throws {
    var options = ReportOptions()
    options.flights = [RealDays.sharedData.appendingPathComponent("flights/nyc_\(day).csv").path]
    options.airport = airport
    options.day = .date(try #require(CalendarDate(day)))
    options.asOf = .clock(14 * 60 + 30)
    #expect(try diagnostics(options) == [])
  }

  private func diagnostics(_ options: ReportOptions) throws -> [Diagnostic] {
    try DayReport.check(options, now: Instant(seconds: 0)).diagnostics
  }
}
