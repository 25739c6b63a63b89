import Foundation
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Flights that are one flight": several messages about one leg.
struct LegMessagesTests {
  private static func message(
    _ times: String, sent: String?, status: String? = nil, number: String = "355", gate: String? = nil
  ) -> String {
    let stamp = sent.map { " TimeStamp=\"2026-03-12T\($0):00Z\"" } ?? ""
    let parts = times.split(separator: " ").map { part -> String in
      let pieces = part.split(separator: "=", maxSplits: 1).map(String.init)
      let (name, time) = (pieces[0].split(separator: "-").map(String.init), pieces[1])
      return "<OperationTime OperationQualifier=\"\(name[0])\" TimeType=\"\(name[1])\">2026-03-12T\(time):00Z"
        + "</OperationTime>"
    }
    let resource = gate.map {
      "<AirportResources><Resource DepartureOrArrival=\"Departure\"><PassengerGate>\($0)</PassengerGate>"
        + "</Resource></AirportResources>"
    }
    return """
      <?xml version="1.0"?>
      <IATA_AIDX_FlightLegNotifRQ\(stamp)><FlightLeg><LegIdentifier><Airline>QZ</Airline>\
      <FlightNumber>\(number)</FlightNumber><DepartureAirport>LIS</DepartureAirport>\
      <ArrivalAirport>ZRH</ArrivalAirport><OriginDate>2026-03-12</OriginDate></LegIdentifier>\
      <LegData>\(status.map { "<OperationalStatus>\($0)</OperationalStatus>" } ?? "")\(parts.joined())\
      \(resource ?? "")</LegData></FlightLeg></IATA_AIDX_FlightLegNotifRQ>
      """
  }

  private func load(_ messages: String...) throws -> LoadedFlights {
    let folder = try TemporaryFolder()
    let paths = try messages.enumerated().map { try folder.write($0.element, "\($0.offset).xml") }
    return try FlightLoader.load(paths: paths, feed: nil)
  }

  private static let scheduled = "OFB-SCT=10:00 ONB-SCT=12:30"

  @Test func theLatestMessageCountsCellByCell() throws {
    let loaded = try load(
      Self.message("\(Self.scheduled) OFB-EST=10:40", sent: "09:30"),
      Self.message("\(Self.scheduled) OFB-EST=10:20 TKO-EST=10:35", sent: "09:00", gate: "22"),
      Self.message("OFB-SCT=10:00 OFB-ACT=10:44", sent: "10:50"))
    let record = try #require(loaded.records.first)
    #expect(loaded.records.count == 1)
    #expect(record.departure.estimated?.instant == Self.at("10:40"))
    #expect(record.departure.actual?.instant == Self.at("10:44"))
    #expect(record.departure.runway.estimated?.instant == Self.at("10:35"))
    #expect(record.arrival.scheduled?.instant == Self.at("12:30"))
    #expect(record.departure.gate == "22")
    #expect(record.route == .ends(origin: "LIS", destination: "ZRH"))
    #expect(loaded.inputs.map(\.mergedRows) == [1, 1, 0])
    #expect(loaded.diagnostics.map(\.code) == [.mergedMessages])
  }

  @Test func withoutATimeStampTheLaterRowCounts() throws {
    let loaded = try load(
      Self.message("\(Self.scheduled) OFB-EST=10:40", sent: nil),
      Self.message("\(Self.scheduled) OFB-EST=10:20", sent: nil))
    #expect(loaded.records.map(\.departure.estimated?.instant) == [Self.at("10:20")])
  }

  @Test func aMessageWithoutTheScheduleIsAboutTheLegAllTheSame() throws {
    let loaded = try load(
      Self.message("ONB-EST=12:50", sent: "11:00"), Self.message(Self.scheduled, sent: "08:00"))
    #expect(loaded.rejects.isEmpty)
    #expect(loaded.records.map(\.arrival.estimated?.instant) == [Self.at("12:50")])
    #expect(loaded.records.map(\.arrival.scheduled?.instant) == [Self.at("12:30")])
  }

  @Test func aLegThatIsPlannedAgainIsNotCancelled() throws {
    func cancelled(_ messages: (String, String)...) throws -> [Bool] {
      let folder = try TemporaryFolder()
      let paths = try messages.enumerated().map { index, message in
        try folder.write(
          Self.message(Self.scheduled, sent: message.0, status: message.1), "\(index).xml")
      }
      return try FlightLoader.load(paths: paths, feed: nil).records.map(\.isCancelled)
    }
    #expect(try cancelled(("08:00", "OP"), ("09:00", "DX")) == [true])
    #expect(try cancelled(("09:00", "OP"), ("08:00", "DX")) == [false])
  }

  @Test func otherLegsStayApart() throws {
    let loaded = try load(
      Self.message(Self.scheduled, sent: "08:00"), Self.message(Self.scheduled, sent: "08:00", number: "357"),
      Self.message("OFB-SCT=18:00 ONB-SCT=20:30", sent: "08:00"))
    #expect(loaded.records.count == 3)
    #expect(loaded.diagnostics.isEmpty)
  }

  private static func at(_ clock: String) -> Instant? {
    RecordedTime(written: "2026-03-12T\(clock)+00:00")?.instant
  }
}
