import PosterUI
import Testing

@testable import Daysheet

@Suite struct FlightEntryTests {
  private func semantics(airline: String, city: String) throws -> Semantics {
    let summary = InventedDay.summary(flights: 1, people: 0)
    var line = try #require(summary.flights.first)
    line.flight.airline = airline
    line.otherCity = city
    let drawing = FlightEntry(facts: FlightFacts(line, on: summary.day)).drawing(shaper: FixedPitchShaper())
    return try #require(drawing.semanticGroups.lazy.compactMap(\.semantics).first { $0.role == .article })
  }

  @Test func aScreenReaderAddsAirlineAndCity() throws {
    let both = try semantics(airline: "KLM", city: "London")
    #expect(both.value == "KLM, London")
    #expect(try semantics(airline: "", city: "London").value == "London")
  }

  @Test func nothingIsAddedWhereNothingIsKnown() throws {
    let none = try semantics(airline: "", city: "")
    #expect(none.value == nil && none.fullLabel == none.label)
  }
}
