import AirportData
import PosterUI
import Testing
import Timelines

@testable import Daysheet

@Suite struct FlightFactsTests {
  @Test func theEndHereIsTheOneAtTheSheetsAirport() throws {
    let summary = InventedDay.summary(flights: 2, people: 0)
    for line in summary.flights {
      let facts = FlightFacts(line, on: summary.day)
      let isArrival = line.flight.direction == .arrival
      #expect(facts.here.airport == "LIS" && facts.here.isHere)
      #expect((isArrival ? facts.arrival : facts.departure).airport == "LIS")
      #expect((isArrival ? facts.departure : facts.arrival).airport == line.flight.otherAirport)
      #expect(facts.localTime == summary.day.zone.local(at: line.localTime))
      #expect(facts.here.scheduled == facts.localTime)
    }
  }

  @Test func theIdentifierIsThatOfTheFlightsPlace() throws {
    let summary = InventedDay.summary(flights: 3, people: 0)
    let facts = summary.flights.map { FlightFacts($0, on: summary.day, person: "person-0-1") }
    #expect(facts.map(\.identifier) == ["flight-0", "flight-1", "flight-2"])
    #expect(facts[0].person == "person-0-1" && facts[0].companyColors.isEmpty)
  }
}
