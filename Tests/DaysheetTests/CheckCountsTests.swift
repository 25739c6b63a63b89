import Testing
import Timelines

@testable import Daysheet

struct CheckCountsTests {
  private static let flights = """
    flight,origin,destination,scheduled_departure,scheduled_arrival,codeshares
    TP1,LIS,OPO,2026-03-12T10:00,2026-03-12T10:55,
    TP1,LIS,OPO,2026-03-12T10:00,2026-03-12T10:55,
    LH2,LIS,OPO,2026-03-12T10:00,2026-03-12T10:55,TP1
    TP3,OPO,LIS,2026-03-12T12:00,2026-03-12T12:55,
    TP4,OPO,LIS,2026-03-13T12:00,2026-03-13T12:55,
    TP5,OPO,MAD,2026-03-12T12:00,2026-03-12T14:15,
    TP6,OPO,LIS,2026-02-30T12:00,2026-03-12T12:55,
    --,OPO,LIS,2026-03-12T12:00,2026-03-12T12:55,

    """

  private static let people = """
    name,flight,flight_date
    Ada Lovelace,TP1,
    Alan Turing,TP9,
    Grace Hopper,TP4,2026-03-13
    Ada Lovelace,TP3,
    ,TP3,

    """

  @Test func everyRowIsInOneNumber() throws {
    let folder = try TemporaryFolder()
    var options = ReportOptions()
    options.flights = [try folder.write(Self.flights, "flights.csv")]
    options.people = [try folder.write(Self.people, "people.csv")]
    options.airport = "LIS"
    options.day = .date(try #require(CalendarDate("2026-03-12")))
    let counts = try DayReport.check(options, now: Instant(seconds: 0)).counts
    let flights = counts.flights
    #expect(
      flights
        == CheckCounts.Flights(
          rows: 8, arrivals: 1, departures: 1, outOfScope: 2, rejected: 2, merged: 1, duplicates: 1))
    #expect(
      flights.rows
        == flights.flights + flights.outOfScope + flights.rejected + flights.merged + flights.duplicates)
    #expect(
      counts.people == CheckCounts.People(rows: 5, people: 2, linked: 1, outOfScope: 1, rejected: 1))
    options.people = []
    #expect(try DayReport.check(options, now: Instant(seconds: 0)).counts.people == nil)
  }

  @Test func howManyWereMergedIsInTheSummary() throws {
    let rows = ["TP1", "LH2"].map { number in
      FlightRecord.route(number, "LIS", "OPO", on: "2026-03-12", departure: "10:00") {
        $0.codeshares = ["TP1"]
      }
    }
    #expect(try sheet(rows, airport: "LIS").summary.counts.mergedCodeshares == 1)
  }
}
