import Foundation
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "At the gate" and "Overdue".
struct OverdueTests {
  /// TP1 LIS 10:00 to OPO 11:00, changed by `change`; beside it TP9, which left at 08:00 and landed at 09:00.
  private func first(
    asOf: String, at airport: String = "LIS", knowing known: Bool = true,
    _ change: (inout FlightRecord) -> Void = { _ in }
  ) throws -> FlightLine {
    let other = FlightRecord.route(
      "TP9", "LIS", "OPO", on: "2026-03-12", departure: "08:00", arrival: "09:00"
    ) {
      guard known else { return }
      $0.departure.actual = RecordedTime(written: "2026-03-12T08:00")
      $0.arrival.actual = RecordedTime(written: "2026-03-12T09:00")
    }
    let flight = FlightRecord.route(
      "TP1", "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: "11:00", with: change)
    let sheet = try sheet([other, flight], airport: airport, day: "2026-03-12", asOf: asOf)
    return try #require(sheet.summary.flights.first { $0.flight.number.number == "1" })
  }

  private func left(_ record: inout FlightRecord) {
    record.departure.actual = RecordedTime(written: "2026-03-12T10:00")
  }

  @Test(arguments: ["LIS", "OPO"])
  func aDepartureThatIsNotToldHasNotHappened(airport: String) throws {
    for (asOf, overdue) in [("10:00", nil), ("10:09", nil), ("10:10", 10), ("10:40", 40), ("13:10", 190)] {
      let line = try first(asOf: asOf, at: airport)
      #expect(line.status == .scheduled)
      #expect(line.progress == 0)
      #expect(line.delayMinutes == 0)
      #expect(line.overdueMinutes == overdue)
    }
    let late = try first(asOf: "10:40", at: airport) {
      $0.departure.estimated = RecordedTime(written: "2026-03-12T10:20")
    }
    #expect(late.status == .delayed)
    #expect(late.delayMinutes == 20)
    #expect(late.overdueMinutes == 20)
  }

  @Test(arguments: ["LIS", "OPO"])
  func anArrivalThatIsNotToldIsStillInFlight(airport: String) throws {
    for (asOf, overdue) in [("11:00", nil), ("11:10", 10), ("11:40", 40)] {
      let line = try first(asOf: asOf, at: airport, left)
      #expect(line.status == .inFlight)
      #expect(line.progress == 0.99)
      #expect(line.overdueMinutes == overdue)
    }
  }

  @Test(arguments: ["LIS", "OPO"])
  func afterThreeHoursNobodyKnows(airport: String) throws {
    for line in [try first(asOf: "13:11", at: airport), try first(asOf: "14:11", at: airport, left)] {
      #expect(line.status == .unknown)
      #expect(line.progress == nil)
      #expect(line.delayMinutes == nil)
      #expect(line.overdueMinutes == nil)
      #expect(!line.isDelayed)
    }
  }

  @Test func noMoreIsHeardOnceTheDayIsOver() throws {
    let late = try first(asOf: "2026-03-13T00:00") {
      $0.departure.scheduled = RecordedTime(written: "2026-03-12T23:30")
      $0.arrival.scheduled = RecordedTime(written: "2026-03-13T00:30")
    }
    #expect(late.status == .unknown)
  }

  @Test func aTimetableThatKnowsNothingMovesItsPlanes() throws {
    #expect(try first(asOf: "10:30", knowing: false).progress == 0.5)
    #expect(try first(asOf: "11:00", knowing: false).status == .landed)
    #expect(try first(asOf: "2026-03-13T00:00", knowing: false).status == .landed)
  }

  /// A list that knows arrivals only says nothing of departures.
  @Test func eachKindOfEventIsJudgedApart() throws {
    let rows = [("TP9", "08:00", "09:00", true), ("TP1", "10:00", "11:00", false)].map {
      number, departure, arrival, isTold in
      FlightRecord.route(number, "LIS", "OPO", on: "2026-03-12", departure: departure, arrival: arrival) {
        if isTold { $0.arrival.actual = RecordedTime(written: "2026-03-12T09:00") }
      }
    }
    let summary = try sheet(rows, airport: "OPO", day: "2026-03-12", asOf: "10:30").summary
    #expect(summary.flights[1].status == .inFlight)
    #expect(summary.flights[1].progress == 0.5)
    let later = try sheet(rows, airport: "OPO", day: "2026-03-12", asOf: "11:30").summary
    #expect(later.flights[1].progress == 0.99)
  }

  @Test func aWordIsNews() throws {
    #expect(try first(asOf: "10:30") { $0.status = "departed" }.status == .inFlight)
    #expect(try first(asOf: "11:30") { $0.status = "arrived" }.status == .arrived)
    // `delayed` is said of planes in the air, too.
    #expect(try first(asOf: "10:30", knowing: false) { $0.status = "delayed" }.status == .inFlight)
  }

  @Test func boardingHoldsAFlightAtItsGateForThreeHours() throws {
    for word in ["boarding", "gate closed"] {
      for asOf in ["09:50", "10:30", "12:59"] {
        let line = try first(asOf: asOf, knowing: false) { $0.status = word }
        #expect(line.status == .boarding)
        #expect(line.progress == 0)
      }
      #expect(try first(asOf: "13:00", knowing: false) { $0.status = word }.status == .landed)
    }
    let gone = try first(asOf: "10:30") {
      $0.status = "boarding"
      left(&$0)
    }
    #expect(gone.status == .inFlight)
  }

  @Test func aDivertedFlightHasNoProgressOnceItShouldHaveBeenHere() throws {
    func diverted(_ asOf: String) throws -> FlightLine {
      try first(asOf: asOf, at: "OPO") {
        left(&$0)
        $0.isDiverted = true
      }
    }
    #expect(try diverted("10:30").progress == 0.5)
    #expect(try diverted("11:00").progress == nil)
    #expect(try diverted("11:30").status == .diverted)
  }

  @Test func checkNamesWhatIsOverdueAndWhatWasLost() throws {
    let rows = ["08:00", "10:00", "12:00"].enumerated().map { index, time in
      FlightRecord.route("TP\(index + 1)", "LIS", "OPO", on: "2026-03-12", departure: time) {
        if index == 0 { $0.departure.actual = RecordedTime(written: "2026-03-12T08:00") }
      }
    }
    let notes = try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: "13:30").diagnostics
    #expect(notes.map(\.code) == [.nothingHeard, .overdueFlight])
    #expect(notes.map(\.severity) == [.note, .note])
    #expect(notes[0].text.hasSuffix("TP2 (210 min)"))
    #expect(notes[1].text.hasSuffix("TP3 (90 min)"))
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja", "ar", "he"])
  func theSheetSaysItInEveryLanguage(language: String) throws {
    let line = try first(asOf: "10:40")
    let locale = try #require(PosterLocale(language))
    let text = try #require(Words(locale).overdueText(line))
    #expect(text.contains("40′"))
    #expect(text.count > 4)
  }
}
