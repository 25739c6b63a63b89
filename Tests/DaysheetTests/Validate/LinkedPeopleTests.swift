import Testing
import Timelines

@testable import Daysheet

/// domain.md, "People and companies".
struct LinkedPeopleTests {
  private let flights: [FlightRecord] = [
    .route("TP 1", "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: "11:00"),
    // Leaves on the 11th, arrives on the sheet's day.
    .route("TP 82", "GRU", "LIS", on: "2026-03-11", departure: "23:30", arrival: "12:40"),
    // A hub number that continues through.
    .route("TP 7", "FAO", "LIS", on: "2026-03-12", departure: "13:00", arrival: "13:45"),
    .route("TP 7", "LIS", "MAD", on: "2026-03-12", departure: "15:00", arrival: "17:15"),
    .route("TP 1", "LIS", "OPO", on: "2026-03-14", departure: "10:00", arrival: "11:00"),
    .route("IB 5", "MAD", "BCN", on: "2026-03-12", departure: "10:00", arrival: "11:00"),
    .route("LH 9", "LIS", "FRA", on: "2026-03-12", departure: "18:00", arrival: "22:00") {
      $0.codeshares = ["UA 9009"]
    },
  ]

  private func linked(_ people: PersonRecord...) throws -> SheetDay {
    try sheet(flights, people: people, airport: "LIS", day: "2026-03-12", asOf: "09:00")
  }

  private func numbers(_ sheet: SheetDay) -> [[String]] {
    sheet.people.map { $0.flights.map { sheet.flights[$0].number.description } }
  }

  private func person(
    _ flight: String, on date: String? = nil, with change: (inout PersonRecord.Trip) -> Void = { _ in }
  ) -> PersonRecord {
    .person("Ana", "Reis", flights: flight) {
      $0.trips[0].date = date.flatMap { CalendarDate($0) }.map { .date($0) }
      change(&$0.trips[0])
    }
  }

  @Test(arguments: ["TP1", "tp 0001", "TP-1"])
  func numbersAreForgiving(text: String) throws {
    #expect(numbers(try linked(person(text))) == [["TP1"]])
  }

  @Test func marketingNumbersCount() throws {
    #expect(numbers(try linked(person("UA9009"))) == [["LH9"]])
  }

  @Test func theDateIsTheOriginsOrTheSheetAirports() throws {
    #expect(numbers(try linked(person("TP82", on: "2026-03-11"))) == [["TP82"]])
    #expect(numbers(try linked(person("TP82", on: "2026-03-12"))) == [["TP82"]])
    #expect(numbers(try linked(person("TP82"))) == [["TP82"]])
  }

  @Test func aPersonWhoseFlightIsOnAnotherDayIsOutOfScope() throws {
    let sheet = try linked(person("TP1", on: "2026-03-14"), person("TP1", on: "2026-03-20"))
    #expect(sheet.people.isEmpty)
    #expect(sheet.peopleRowsOutOfScope == [2])
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func aPersonWhoseFlightIsAtAnotherAirportIsOutOfScope() throws {
    #expect(try linked(person("IB5")).peopleRowsOutOfScope == [1])
    let elsewhere = person("XX1") {
      $0.origin = "CDG"
      $0.destination = "LHR"
    }
    #expect(try linked(elsewhere).peopleRowsOutOfScope == [1])
  }

  @Test func noMatchIsAWarningAndThePersonStays() throws {
    let sheet = try linked(person("XX404"), person("XX405", on: "2026-03-12"))
    #expect(sheet.codes(.warning) == [.unlinkedPerson, .unlinkedPerson])
    #expect(sheet.people.flatMap(\.unlinkedFlights) == ["XX404", "XX405"])
    #expect(sheet.diagnostics[0].location == SourceLocation(file: "people.csv", line: 2))
  }

  @Test func theWarningSaysWhereTheNumberIsFound() throws {
    let rows = [
      flights[0], .route("TP 8", "LIS", "OPO", on: "2026-03-13", departure: "10:00", arrival: "11:00"),
    ]
    let sheet = try sheet(
      rows, people: [person("TP8"), person("TP1") { $0.direction = .arrival }, person("XX1")], airport: "LIS",
      day: "2026-03-12")
    #expect(
      sheet.diagnostics.map(\.hint) == [
        "The file has it on 2026-03-13.", "The sheet has TP1 departure to OPO.", nil,
      ])
  }

  @Test func severalLegsAreDecidedByDirectionOriginOrDestination() throws {
    let byDirection = try linked(person("TP7") { $0.direction = .arrival })
    #expect(byDirection.flights[byDirection.people[0].flights[0]].otherAirport == "FAO")
    let byDestination = try linked(person("TP7") { $0.destination = "mad" })
    #expect(byDestination.flights[byDestination.people[0].flights[0]].direction == .departure)
    let byOrigin = try linked(person("TP7") { $0.origin = "FAO" })
    #expect(byOrigin.flights[byOrigin.people[0].flights[0]].direction == .arrival)
  }

  @Test func severalLegsWithoutADecisionStayUnlinkedWithTheCandidates() throws {
    let sheet = try linked(person("TP7"))
    #expect(sheet.codes(.warning) == [.ambiguousFlight])
    #expect(sheet.diagnostics[0].text.contains("TP7 arrival from FAO, TP7 departure to MAD"))
    #expect(sheet.people[0].flights.isEmpty && sheet.people[0].unlinkedFlights == ["TP7"])
  }

  @Test func aTripThatContradictsTheFlightIsNoMatch() throws {
    #expect(try linked(person("TP1") { $0.direction = .arrival }).codes(.warning) == [.unlinkedPerson])
  }

  @Test func bothFlightsOfALineAreTwoLinksOfOnePerson() throws {
    let sheet = try linked(.person("Ana", "Reis", company: "Acme", flights: "TP82", "LH9"))
    #expect(numbers(sheet) == [["TP82", "LH9"]])
    let section = try #require(sheet.summary.sections.first)
    #expect((section.persons, section.people.count) == (1, 2))
    #expect((section.arrivals, section.departures, section.unlinked) == (1, 1, 0))
    #expect(sheet.summary.counts.people == 1)
  }

  @Test func theSamePersonWithDifferentFlightsIsNoDuplicate() throws {
    let sheet = try linked(person("TP82"), person("LH9"))
    #expect(numbers(sheet) == [["TP82", "LH9"]])
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func theSamePersonWithTheSameFlightIsOneWithAWarning() throws {
    let shouting = PersonRecord.person("ANA", " reis", flights: "tp0082")
    let sheet = try linked(person("TP82"), shouting)
    #expect(numbers(sheet) == [["TP82"]])
    #expect(sheet.codes(.warning) == [.duplicatePerson])
    #expect(sheet.diagnostics[0].location.line == 3)
  }

  @Test func namesakesAreNotOnePerson() throws {
    let older = PersonRecord.person("Ana", "Reis", flights: "TP82") {
      $0.birthday = PersonRecord.Birthday(year: 1960, month: 2, day: 3)
    }
    #expect(try linked(person("TP82"), older).people.count == 2)
  }

  @Test func peopleWithoutFlightsAreOneWarningForAWholeFile() throws {
    let contacts = try linked(.person("A", "B"), .person("C", "D"))
    #expect(contacts.people.count == 2)
    #expect(contacts.codes(.warning) == [.unlinkedPerson])
    let one = try linked(.person("A", "B"), .person("C", "D", flights: "TP1"))
    #expect(one.codes(.warning) == [.unlinkedPerson])
    #expect(one.diagnostics[0].location.line == 2)
  }

  @Test func aLineWithOneFlightElsewhereKeepsTheOther() throws {
    let traveller = PersonRecord.person("Ana", "Reis", flights: "TP1", "TP1") {
      $0.trips[0].date = CalendarDate("2026-03-12").map { .date($0) }
      $0.trips[1].date = CalendarDate("2026-03-14").map { .date($0) }
    }
    let sheet = try linked(traveller)
    #expect(numbers(sheet) == [["TP1"]])
    #expect(sheet.people[0].unlinkedFlights.isEmpty && sheet.diagnostics.isEmpty)
  }

  @Test func theMergeOfCompaniesIsANote() throws {
    let sheet = try linked(
      .person("A", "A", company: "Acme", flights: "TP1"), .person("B", "B", company: "ACME ", flights: "TP1"),
      .person("C", "C", company: "Acme", flights: "TP1"), .person("D", "D", company: "  ", flights: "TP1"))
    #expect(sheet.codes(.note) == [.mergedCompany])
    #expect(sheet.people.map(\.company) == ["Acme", "Acme", "Acme", nil])
    #expect(sheet.diagnostics[0].location.line == 3)
  }

  // MARK: Flights over midnight

  /// Number 6025 lands on the 12th and leaves again that evening; 70 lands on the 12th only.
  private let overnight: [FlightRecord] = [
    .route("TP 6025", "OPO", "LIS", on: "2026-03-11", departure: "23:30", arrival: "00:30"),
    .route("TP 6025", "OPO", "LIS", on: "2026-03-12", departure: "23:30", arrival: "00:30"),
    .route("TP 70", "OPO", "LIS", on: "2026-03-11", departure: "23:40", arrival: "00:40"),
    .route("TP 71", "OPO", "LIS", on: "2026-03-12", departure: "10:00", arrival: "11:00"),
  ]

  private func overnight(_ people: PersonRecord...) throws -> SheetDay {
    try sheet(overnight, people: people, airport: "LIS", day: "2026-03-12", asOf: "09:00")
  }

  @Test func aDateOfTwoLegsIsTheOneThatDepartsWithAWarningThatNamesBoth() throws {
    let sheet = try overnight(person("TP6025", on: "2026-03-12"), person("TP71", on: "2026-03-12"))
    #expect(numbers(sheet) == [["TP71"]])
    #expect(sheet.peopleRowsOutOfScope == [1])
    #expect(sheet.codes(.warning) == [.twoDates])
    #expect(sheet.diagnostics[0].text.contains("on that date and is here on 2026-03-13"))
    #expect(sheet.diagnostics[0].text.contains("departs on 2026-03-11"))
  }

  @Test func theFileDecidesWhichOfTwoDatesItHas() throws {
    let departures = try overnight(person("TP6025", on: "2026-03-12"), person("TP6025", on: "2026-03-11"))
    #expect(numbers(departures) == [["TP6025"]])
    #expect(departures.peopleRowsOutOfScope == [1])
    #expect(departures.codes(.warning).isEmpty)
    let arrivals = try overnight(person("TP6025", on: "2026-03-12"), person("TP6025", on: "2026-03-13"))
    #expect(numbers(arrivals) == [["TP6025"]])
    #expect(arrivals.codes(.warning).isEmpty)
    // Rows that contradict each other decide nothing.
    let mixed = try overnight(
      person("TP6025", on: "2026-03-12"), person("TP6025", on: "2026-03-11"), person("TP70", on: "2026-03-12")
    )
    #expect(mixed.codes(.warning).contains(.twoDates))
  }

  @Test func aHeaderThatSaysWhichDateItIsDecides() throws {
    for (end, flights) in [(PersonRecord.DateEnd.arrival, [["TP6025"]]), (.departure, [])] {
      let sheet = try overnight(person("TP6025", on: "2026-03-12") { $0.dateEnd = end })
      #expect(numbers(sheet) == flights)
      #expect(sheet.diagnostics.isEmpty)
    }
  }

  @Test func linksByTheDateOfArrivalAloneAreOneWarningWithTheCount() throws {
    func people(_ others: PersonRecord...) -> [PersonRecord] {
      [
        person("TP70", on: "2026-03-12"),
        .person("B", "C", flights: "TP70") { $0.trips = person("TP70", on: "2026-03-12").trips },
      ]
        + others
    }
    let alone = try sheet(overnight, people: people(), airport: "LIS", day: "2026-03-12", asOf: "09:00")
    #expect(alone.people.count == 2)
    #expect(alone.codes(.warning) == [.dateHere])
    #expect(alone.diagnostics[0].text.hasPrefix("2 people"))
    // Another row of the file can only be an arrival date.
    let decided = try sheet(
      overnight, people: people(person("TP6025", on: "2026-03-13")), airport: "LIS", day: "2026-03-12",
      asOf: "09:00")
    #expect(decided.codes(.warning).isEmpty)
  }

  @Test func aTicketWithoutAYearIsOfTheNearestOne() throws {
    let tomorrow = person("TP1") { $0.date = .everyYear(month: 3, day: 14) }
    #expect(numbers(try linked(person("TP1") { $0.date = .everyYear(month: 3, day: 12) })) == [["TP1"]])
    #expect(try linked(tomorrow).peopleRowsOutOfScope == [1])
  }

  /// The warning is given where the date is read.
  @Test func aTripWhoseDateCannotBeReadLeadsNowhere() throws {
    let sheet = try linked(person("TP1") { $0.date = .unreadable })
    #expect(numbers(sheet) == [[]])
    #expect(sheet.people[0].unlinkedFlights == ["TP1"])
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func peopleWhoseFullNamesDifferAreTwo() throws {
    let people = ["Ana Maria Reis", "Ana Paula Reis"].map { name in
      PersonRecord.person("Ana", "Reis", flights: "TP1") { $0.fullName = name }
    }
    #expect(try linked(people[0], people[1]).people.count == 2)
    #expect(try linked(people[0], people[0]).people.count == 1)
  }

  @Test func nobodyIsBornAfterTheDay() throws {
    let child = PersonRecord.person("Ana", "Reis", flights: "TP1") {
      $0.birthday = PersonRecord.Birthday(year: 2026, month: 3, day: 13)
    }
    let sheet = try linked(
      child, .person("Rui", "Vale", flights: "TP1") { $0.birthday = .init(year: 2026, month: 3, day: 12) })
    #expect(sheet.people.map { $0.birthday?.description } == ["--03-13", "2026-03-12"])
    #expect(sheet.codes(.warning) == [.badBirthday])
  }
}
