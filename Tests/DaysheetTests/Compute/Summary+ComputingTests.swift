import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

struct SummaryComputingTests {
  private let flights: [FlightRecord] = [
    .route("A1", "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: "11:00"),
    .route("A2", "LIS", "OPO", on: "2026-03-12", departure: "10:30", arrival: "11:30") {
      $0.isCancelled = true
    },
    .route("A3", "OPO", "LIS", on: "2026-03-12", departure: "12:05", arrival: "13:05") {
      $0.arrival.estimated = RecordedTime(written: "13:40")
    },
    .route("A4", "OPO", "LIS", on: "2026-03-12", departure: "12:15", arrival: "13:15") {
      $0.isDiverted = true
    },
  ]

  private func summary(_ people: PersonRecord...) throws -> Summary {
    try sheet(flights, people: people, airport: "LIS", day: "2026-03-12", asOf: "09:00").summary
  }

  @Test func hoursAreCountedEmptyOnesToo() throws {
    let hours = try summary(.person("A", "B", flights: "A1"), .person("C", "D", flights: "A1", "A3")).hours
    #expect(hours.map(\.hour.label) == ["10:00", "11:00", "12:00", "13:00"])
    #expect(hours.map(\.departures) == [2, 0, 0, 0])
    #expect(hours.map(\.arrivals) == [0, 0, 0, 2])
    #expect(hours.map(\.delayed) == [0, 0, 0, 1])
    #expect(hours.map(\.cancelled) == [1, 0, 0, 0])
    #expect(hours.map(\.people) == [2, 0, 0, 1])
  }

  @Test func countsAreTheSumsOfTheHours() throws {
    let summary = try summary(
      .person("A", "B", company: "Acme", flights: "A1"), .person("C", "D", flights: "A1", "A3"),
      .person("E", "F", flights: "X404"))
    #expect((summary.counts.arrivals, summary.counts.departures, summary.counts.flights) == (2, 2, 4))
    #expect((summary.counts.delayed, summary.counts.cancelled, summary.counts.diverted) == (1, 1, 1))
    #expect((summary.counts.people, summary.counts.companies, summary.counts.unlinked) == (3, 1, 1))
  }

  @Test func peopleAreSortedBySectionFamilyNameGivenNameAndFlight() throws {
    let summary = try summary(
      .person("Zoë", "Öst", company: "beta", flights: "A1"),
      .person("Ana", "Öst", company: "Beta", flights: "A3"),
      .person("Ana", "Öst", company: "BETA", flights: "A2") {
        $0.birthday = PersonRecord.Birthday(year: nil, month: 1, day: 2)
      },
      .person("Bo", "Zorn", flights: "A1"), .person("Cy", "Orr", company: "beta", flights: "A1"),
      .person("Di", "Abt", company: "Alpha", flights: "A3", "A1"))
    #expect(summary.sections.map(\.company) == ["Alpha", "beta", nil])
    let rows = summary.sections.flatMap { section in
      section.people.map { line in
        "\(line.person.listName) \(line.flight.map { summary.flights[$0].flight.number.description } ?? "-")"
      }
    }
    #expect(
      rows == [
        "Abt, Di A1", "Abt, Di A3", "Orr, Cy A1", "Öst, Ana A2", "Öst, Ana A3", "Öst, Zoë A1", "Zorn, Bo A1",
      ])
    #expect(summary.flights[0].personSections == [0, 1, 1, 2])
  }

  @Test func sectionsHaveTheirFirstAndLastBestKnownTime() throws {
    let section = try #require(
      try summary(.person("A", "B", flights: "A3"), .person("C", "D", flights: "A1")).sections.first)
    #expect(Airport.text(section.firstTime, at: "LIS") == "2026-03-12T10:00+00:00")
    #expect(Airport.text(section.lastTime, at: "LIS") == "2026-03-12T13:40+00:00")
  }

  /// A 25-hour day, by buckets: both 01:00 hours have their flights.
  @Test func bothHoursOfAnAutumnNightAreCounted() throws {
    let rows: [FlightRecord] = [
      .local("A1", .departure, "LIS", "OPO", at: "2026-10-25T01:30+01:00"),
      .local("A2", .departure, "LIS", "OPO", at: "2026-10-25T01:10+00:00"),
    ]
    let summary = try sheet(rows, asOf: "09:00").summary
    #expect(summary.hours.map(\.hour.label) == ["01:00 UTC+1", "01:00 UTC+0"])
    #expect(summary.flights.map(\.flight.number.description) == ["A1", "A2"])
    #expect(summary.flights.map(\.hour) == [1, 2])
  }

  @Test func manyPeopleAreGroupedRight() throws {
    let people = (0..<20_000).map { index in
      PersonRecord.person(
        "G\(index % 91)", "F\(index % 5003)", company: "Company \(index % 211)", flights: "A1"
      ) {
        $0.email = "\(index)@example.org"
      }
    }
    let sheet = try sheet(flights, people: people, airport: "LIS", day: "2026-03-12", asOf: "09:00")
    let summary = sheet.summary
    #expect(summary.sections.count == 211)
    #expect(summary.sections.reduce(0) { $0 + $1.people.count } == 20_000)
    #expect(summary.counts.people == 20_000)
  }
}
