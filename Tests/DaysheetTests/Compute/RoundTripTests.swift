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
    var delayMinutes: Int
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
      status = line.status
      place = line.flight.terminal + line.flight.gate + line.flight.belt
      hour = line.hour
      progress = line.progress
      codeshares = line.flight.codeshares
    }

    /// The record that the loader makes of the row.
    func record(airport: String) -> FlightRecord {
      func time(_ instant: Instant?) -> RecordedTime? { instant.map { .instant($0, offset: 0) } }
      var record = FlightRecord(
        row: .unplaced, number: flight, route: .local(direction, airport: airport, other: otherAirport))
      record.airline = airline
      let here = RecordedEnd(
        scheduled: time(scheduled), estimated: time(estimated), actual: time(actual), delay: delayMinutes)
      let there = RecordedEnd(scheduled: nil, estimated: time(otherEnd), actual: nil, delay: nil)
      record.departure = direction == .departure ? here : there
      record.arrival = direction == .departure ? there : here
      record.flightMinutes = flightMinutes
      record.status = status.rawValue
      record.isCancelled = status == .cancelled
      record.isDiverted = status == .diverted
      record.gate = place
      record.codeshares = codeshares.map(\.description)
      return record
    }
  }

  private func check(_ first: SheetDay) throws {
    let rows = first.summary.flights.map { Row($0) }
    var options = ReportOptions()
    options.asOf = .instant(first.asOf)
    options.day = .date(first.day.date)
    options.airport = first.airport.code
    options.zone = first.day.zone.identifier
    let again = try SheetDay(
      validating: .file("flights.csv", rows.map { $0.record(airport: first.airport.code) }, place: \.row),
      people: nil, options: options, now: Instant(seconds: 0), locale: Locale(identifier: "en"))
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

extension RecordedEnd {
  fileprivate init(scheduled: RecordedTime?, estimated: RecordedTime?, actual: RecordedTime?, delay: Int?) {
    self.init()
    self.scheduled = scheduled
    self.estimated = estimated
    self.actual = actual
    delayMinutes = delay
  }
}
