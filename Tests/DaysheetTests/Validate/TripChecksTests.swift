import Testing

@testable import Daysheet

struct TripChecksTests {
  private let flights: [FlightRecord] = [
    .route("TP1", "OPO", "LIS", on: "2026-03-12", departure: "10:00", arrival: "11:00"),
    .route("TP2", "LIS", "OPO", on: "2026-03-12", departure: "10:30", arrival: "11:25"),
    .route("TP3", "LIS", "OPO", on: "2026-03-12", departure: "12:00", arrival: "12:55") {
      $0.departure.estimated = RecordedTime(written: "2026-03-12T10:30")
    },
    .route("TP4", "LIS", "FAO", on: "2026-03-12", departure: "15:00", arrival: "15:45") {
      $0.isCancelled = true
    },
    .local("TP5", .departure, "LIS", "MAD", at: "2026-03-12T12:00"),
  ]

  private func found(_ people: PersonRecord...) throws -> [Diagnostic] {
    try sheet(flights, people: people, airport: "LIS", day: "2026-03-12", asOf: "09:00").diagnostics
  }

  @Test func aPersonOnTwoFlightsAtOnceIsAWarning() throws {
    #expect(
      try found(.person("Ada", "Lovelace", flights: "TP1", "TP2")) == [
        Diagnostic(
          .warning, .overlappingTrips,
          "a person on two flights at once: TP1 arrival from OPO, TP2 departure to OPO",
          at: SourceLocation(file: "people.csv", line: 2))
      ])
  }

  @Test func aConnectionIsNone() throws {
    // By schedule, though the second flight may now leave before the first lands.
    #expect(try found(.person("Ada", "Lovelace", flights: "TP1", "TP3")) == [])
  }

  @Test func twoDeparturesOfOneInstantAreAtOnceEvenWithoutTheirArrivals() throws {
    #expect(try found(.person("Ada", "Lovelace", flights: "TP3", "TP5")).map(\.code) == [.overlappingTrips])
  }

  @Test func peopleOnACancelledFlightAreOneNote() throws {
    #expect(
      try found(
        .person("Ada", "Lovelace", flights: "TP1"), .person("Ada", "Byron", flights: "TP4"),
        .person("Alan", "Turing", flights: "TP4")) == [
          Diagnostic(
            .note, .personOnCancelledFlight, "2 people are on TP4, which is cancelled",
            at: SourceLocation(file: "people.csv", line: 3))
        ])
  }
}
