import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// A real day of 2,085 flights as an oracle (feeds.md, "Bulk CSV"). Skipped where ../shared/data is missing.
@Suite(.enabled(if: AtlantaFile.isThere, "needs ../shared/data"))
struct AtlantaTests {
  /// Departure in the origin's zone plus SCHEDULED_TIME equals SCHEDULED_ARRIVAL in the destination's zone.
  @Test func scheduledArrivalIsScheduledDeparturePlusMinutesInEveryRow() throws {
    let rows = try AtlantaFile.rows()
    #expect(rows.count == 2_085)
    var resolver = TimeResolver(zones: ZoneTable())
    var mismatches = 0
    for row in rows {
      var record = row.record
      let minutes = try #require(record.flightMinutes)
      for isGiven in [true, false] {
        // The rule holds with the minutes and without them.
        record.flightMinutes = isGiven ? minutes : nil
        let times = resolver.times(
          of: record, origin: row["ORIGIN_AIRPORT"], destination: row["DESTINATION_AIRPORT"])
        let departure = try #require(times.departure.scheduled)
        if times.arrival.scheduled != departure.adding(minutes: minutes) { mismatches += 1 }
      }
    }
    #expect(mismatches == 0)
  }

  /// Foundation's calendar agrees on departures and on the clock that the actual times show.
  @Test func foundationAgreesOnEveryTime() throws {
    var resolver = TimeResolver(zones: ZoneTable())
    var calendars: [String: Calendar] = [:]
    for row in try AtlantaFile.rows() {
      let times = resolver.times(
        of: row.record, origin: row["ORIGIN_AIRPORT"], destination: row["DESTINATION_AIRPORT"])
      for (end, code, column) in [
        (times.departure.scheduled, "ORIGIN_AIRPORT", "SCHEDULED_DEPARTURE"),
        (times.departure.actual, "ORIGIN_AIRPORT", "DEPARTURE_TIME"),
        (times.arrival.scheduled, "DESTINATION_AIRPORT", "SCHEDULED_ARRIVAL"),
        (times.arrival.actual, "DESTINATION_AIRPORT", "ARRIVAL_TIME"),
      ] {
        guard let end, let expected = row.minutes(column) else { continue }
        let zone = try #require(Airport.find(row[code])).zone
        var calendar = calendars[zone] ?? Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        calendars[zone] = calendar
        let parts = calendar.dateComponents([.hour, .minute], from: end.date)
        #expect((parts.hour ?? 0) * 60 + (parts.minute ?? 0) == expected % 1440)
      }
    }
  }

  /// The counts of hours a second way: Atlanta's local clock is in the file, every row touches Atlanta.
  @Test func countsPerHourAgreeWithTheFile() throws {
    let rows = try AtlantaFile.rows()
    let summary = try sheet(rows.map(\.record), airport: "ATL", day: "2015-01-02", asOf: "14:30").summary
    var departures = [Int](repeating: 0, count: 24)
    var arrivals = departures
    var cancelled = 0
    for row in rows {
      let isDeparture = row["ORIGIN_AIRPORT"] == "ATL"
      let minutes = try #require(row.minutes(isDeparture ? "SCHEDULED_DEPARTURE" : "SCHEDULED_ARRIVAL"))
      // An arrival whose clock shows less than its departure's by more than the zones differ is on the 3rd.
      let length = try #require(row.number("SCHEDULED_TIME"))
      let departure = try #require(row.minutes("SCHEDULED_DEPARTURE"))
      if !isDeparture, minutes < departure, minutes + 1440 - departure - length <= 300 { continue }
      if minutes == 1440 { continue }
      if isDeparture { departures[minutes / 60] += 1 } else { arrivals[minutes / 60] += 1 }
      if row["CANCELLED"] == "1" { cancelled += 1 }
    }
    let counted = Dictionary(uniqueKeysWithValues: summary.hours.map { ($0.hour.index, $0) })
    for hour in 0..<24 {
      #expect(counted[hour]?.departures ?? 0 == departures[hour])
      #expect(counted[hour]?.arrivals ?? 0 == arrivals[hour])
    }
    #expect(summary.counts.departures == 1_042)
    #expect(summary.counts.arrivals == arrivals.reduce(0, +))
    #expect(summary.counts.cancelled == cancelled)
  }

  @Test func aDayThatIsNotSaidIsAnErrorWithTheCounts() throws {
    let records = try AtlantaFile.rows().map(\.record)
    let error = #expect(throws: RunError.self) { try sheet(records) }
    // Every row touches Atlanta and nothing else, so only the day is open.
    #expect(error?.diagnostics.map(\.code) == [.ambiguousDay])
    #expect(error?.diagnostics.first?.text.contains("2015-01-02 (") == true)
  }

  /// Every row is either on the sheet or out of scope; a real day has nothing to warn of.
  @Test func noRowIsLost() throws {
    let records = try AtlantaFile.rows().map(\.record)
    let sheet = try sheet(records, airport: "ATL", day: "2015-01-02", asOf: "14:30")
    #expect(sheet.flights.count + sheet.flightRowsOutOfScope.reduce(0, +) == records.count)
    #expect(sheet.rejects.isEmpty)
    #expect(sheet.diagnostics.isEmpty)
  }
}
