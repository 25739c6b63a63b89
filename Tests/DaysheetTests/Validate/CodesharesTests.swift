import AirportData
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Flights that are one flight".
struct CodesharesTests {
  private func row(
    _ number: String, _ codeshares: String..., departure: String = "10:00", to destination: String = "OPO",
    with change: (inout FlightRecord) -> Void = { _ in }
  ) -> FlightRecord {
    .route(number, "LIS", destination, on: "2026-03-12", departure: departure, arrival: "12:00") {
      $0.codeshares = codeshares
      change(&$0)
    }
  }

  private func merged(_ rows: FlightRecord...) throws -> [String] {
    let sheet = try sheet(rows, airport: "LIS")
    #expect(sheet.mergedCodeshares == rows.count - sheet.flights.count)
    #expect(sheet.diagnostics.isEmpty)
    return sheet.flights.map { ([$0.number] + $0.codeshares).map(\.description).joined(separator: " ") }
  }

  @Test func rowsThatNameTheOperatingFlightAreOne() throws {
    #expect(
      try merged(row("DL9500", "KL0641"), row("KL641"), row("AF3641", "kl 641")) == ["KL641 AF3641 DL9500"])
  }

  @Test func anOperatingFlightWithoutARowLeadsTheRowsThatNameIt() throws {
    #expect(try merged(row("DL9500", "KL641"), row("AF3641", "KL641")) == ["KL641 AF3641 DL9500"])
  }

  @Test func rowsThatNameEachOtherAreOneAndTheFirstLeads() throws {
    #expect(try merged(row("TP1", "LH2"), row("LH2", "TP1")) == ["TP1 LH2"])
  }

  @Test func anOperatorsListOfMarketingNumbersLeads() throws {
    #expect(
      try merged(row("DL9500"), row("AF3641"), row("KL641", "DL9500", "AF3641")) == ["KL641 AF3641 DL9500"])
  }

  @Test func otherRoutesAndTimesStayApart() throws {
    #expect(
      try merged(row("DL1", "KL2"), row("KL2", departure: "10:05"), row("KL2", to: "FAO"))
        == ["DL1 KL2", "KL2", "KL2"])
  }

  @Test func rowsThatDoNotNameEachOtherStayApart() throws {
    #expect(try merged(row("DL1", "KL2"), row("AF3"), row("TP4", "IB5")) == ["AF3", "DL1 KL2", "TP4 IB5"])
  }

  @Test func theOperatorsRowTakesWhatOnlyTheOthersSay() throws {
    let rows = [
      row("KL641"),
      row("DL9500", "KL641") {
        $0.gate = "B12"
        $0.departure.estimated = RecordedTime(written: "10:20")
        $0.flightMinutes = 60
      },
    ]
    let sheet = try sheet(rows, airport: "LIS")
    #expect(sheet.flights.map(\.gate) == ["B12"])
    #expect(Airport.text(sheet.flights[0].departure.estimated, at: "LIS") == "2026-03-12T10:20+00:00")
    #expect(sheet.flights[0].flightMinutes == 60)
  }

  // MARK: Rows that share route, times and tail

  @Test func rowsOfOneAircraftAreOneAndTheFirstLeads() throws {
    let rows = ["TP1", "LH2", "AC3"].map { number in row(number) { $0.aircraft = "CS-TUA" } }
    #expect(try merged(rows[0], rows[1], rows[2]) == ["TP1 AC3 LH2"])
  }

  @Test func anAircraftOfTheSameTypeIsNotTheSame() throws {
    let rows = ["TP1", "LH2"].map { number in row(number) { $0.aircraft = "A320" } }
    #expect(try merged(rows[0], rows[1]) == ["LH2", "TP1"])
  }

  @Test func threeEncodingsOfOneFlightComeToTheSame() throws {
    let tail = { (record: inout FlightRecord) in record.aircraft = "CS-TUA" }
    #expect(
      try merged(row("KL641"), row("AF3641", "KL641"), row("DL9500", "KL641")) == ["KL641 AF3641 DL9500"])
    #expect(try merged(row("KL641", "AF3641", "DL9500")) == ["KL641 AF3641 DL9500"])
    #expect(
      try merged(row("KL641", with: tail), row("AF3641", with: tail), row("DL9500", with: tail))
        == ["KL641 AF3641 DL9500"])
  }

  @Test func rowsOfOneFlightMayLackTimes() throws {
    let cancelled = { (record: inout FlightRecord) in
      record.isCancelled = true
      record.arrival.scheduled = nil
    }
    #expect(
      try merged(row("KL641", with: cancelled), row("AF3641", "KL641", with: cancelled)) == ["KL641 AF3641"])
  }
}
