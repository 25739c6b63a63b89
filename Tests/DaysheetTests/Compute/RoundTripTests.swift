import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md: "a flights.csv reads back and gives the same report".
struct RoundTripTests {
  /// The cells of flights.csv that come from validation and computation.
  private struct Row: Equatable {
    var flight, airline: String
    var direction: Direction
    var otherAirport: String
    var scheduled: Instant
    var estimated, actual, otherEnd: Instant?
    var flightMinutes: Int?
    var delayMinutes: Int?
    var overdueMinutes: Int?
    var best: Instant
    var status: Status
    var place: String
    var hour: Int
    var progress: Double?
    var codeshares: [FlightNumber]

    init(_ line: FlightLine) {
      flight = line.flight.number.description
      airline = line.flight.airline
      direction = line.flight.direction
      otherAirport = line.flight.otherAirport
      scheduled = line.localTime
      estimated = line.estimated
      actual = line.actual
      otherEnd = line.otherBest
      flightMinutes = line.flightMinutes
      delayMinutes = line.delayMinutes
      overdueMinutes = line.overdueMinutes
      best = line.best
      status = line.status
      place = line.flight.terminal + line.flight.gate + line.flight.belt
      hour = line.hour
      progress = line.progress
      codeshares = line.flight.codeshares
    }
  }

  private func check(_ first: SheetDay) throws {
    let rows = first.summary.flights.map { Row($0) }
    var options = ReportOptions()
    options.asOf = .instant(first.asOf)
    options.day = .date(first.day.date)
    options.airport = first.airport.code
    options.zone = first.day.zone.identifier
    let folder = try TemporaryFolder()
    let file = try folder.write(first.summary.flightsCSV(.plain).bytes, "flights.csv")
    let again = try SheetDay(
      validating: FlightLoader.load(paths: [file], feed: nil), people: nil, options: options,
      now: Instant(seconds: 0), locale: Locale(identifier: "en"))
    let rowsAgain = again.summary.flights.map { Row($0) }
    #expect(rowsAgain.count == rows.count)
    for (row, rowAgain) in zip(rows, rowsAgain) where row != rowAgain {
      Issue.record("\(row) became \(rowAgain)")
    }
  }

  @Test(arguments: 0..<40)
  func randomFlightsReadBackTheSame(seed: Int) throws {
    var random = RandomFlights(seed: UInt64(seed))
    try check(try sheet(random.records(60), airport: "LIS", day: "2026-03-12", asOf: "13:37"))
  }

  @Test(.enabled(if: AtlantaFile.isThere, "needs ../shared/data"), arguments: ["06:00", "14:30", "23:59"])
  func atlantasDayReadsBackTheSame(asOf: String) throws {
    let records = try AtlantaFile.rows().map(\.record)
    try check(try sheet(records, airport: "ATL", day: "2015-01-02", asOf: asOf))
  }
}
