import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Status".
struct StatusAtAsOfTests {
  private func status(
    _ word: String?, asOf: String, _ direction: Direction = .departure, arrival: String? = "11:00",
    with change: (inout FlightRecord) -> Void = { _ in }
  ) throws -> Status {
    try line(direction, asOf: asOf, arrival: arrival) {
      $0.status = word
      change(&$0)
    }.status
  }

  @Test func cancelledOrDivertedIfTheInputSaysSo() throws {
    #expect(try status("Canceled", asOf: "23:00") == .cancelled)
    #expect(try status("landed", asOf: "23:00") { $0.isCancelled = true } == .cancelled)
    #expect(try status("landed", asOf: "23:00") { $0.isDiverted = true } == .diverted)
  }

  @Test(arguments: [Direction.departure, .arrival])
  func thenWhatTheTimesSay(direction: Direction) throws {
    for word in [nil, "scheduled", "landed", "delayed"] {
      #expect(try status(word, asOf: "09:59", direction) != .inFlight)
      #expect(try status(word, asOf: "10:00", direction) == .inFlight)
      #expect(try status(word, asOf: "10:59", direction) == .inFlight)
      #expect(try status(word, asOf: "11:00", direction) == .landed)
    }
  }

  @Test func arrivedOnlyWhereTheInputSaysSoAndTheTimesAgree() throws {
    #expect(try status("arrived", asOf: "11:00") == .arrived)
    #expect(try status("arrived", asOf: "10:59") == .inFlight)
    #expect(try status("arrived", asOf: "09:00") == .scheduled)
  }

  @Test func departedWhereNeitherArrivalNorMinutesAreKnown() throws {
    #expect(try status(nil, asOf: "10:00", arrival: nil) == .departed)
    #expect(try status("arrived", asOf: "10:00", arrival: nil) == .arrived)
  }

  @Test func thenTheInputsOwnWordWhereItSaysMore() throws {
    #expect(try status("boarding", asOf: "09:50") == .boarding)
    #expect(try status("boarding", asOf: "09:50") { $0.departure.delayMinutes = 30 } == .boarding)
    // An arrival whose other end is unknown: only the word tells that it is on its way.
    let row = FlightRecord.local("TP1", .arrival, "LIS", "OPO", at: "2026-03-12T10:00") {
      $0.status = "departed"
    }
    #expect(try sheet([row], asOf: "09:00").summary.flights[0].status == .departed)
    #expect(try sheet([row], asOf: "10:00").summary.flights[0].status == .landed)
  }

  @Test func aWordThatAsOfContradictsDoesNotCount() throws {
    #expect(try status("departed", asOf: "09:00") == .scheduled)
    #expect(try status("landed", asOf: "09:00") { $0.departure.delayMinutes = 15 } == .delayed)
  }

  @Test func thenDelayedElseScheduled() throws {
    #expect(try status(nil, asOf: "09:00") { $0.departure.delayMinutes = 14 } == .scheduled)
    #expect(try status(nil, asOf: "09:00") { $0.departure.delayMinutes = 15 } == .delayed)
    #expect(try status("delayed", asOf: "09:00") == .delayed)
    #expect(try status("unknown", asOf: "09:00") == .scheduled)
  }
}
