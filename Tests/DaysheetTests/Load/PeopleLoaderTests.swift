import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct PeopleLoaderTests {
  // Skipped where the shared data folder is missing. The numbers are those of data/README.md, or of the lines by eye.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("legislators", 537), ("invented_windows-1252_semicolon", 4111), ("linkedin_connections_sample", 3),
      ("linkedin_connections_de_sample", 1), ("eventbrite_attendees_sample", 2),
      ("google_contacts_new_header", 0),
      ("google_contacts_old_header", 0), ("outlook_com_header", 0), ("outlook_desktop_header", 0),
    ])
  func readsEveryExport(name: String, count: Int) throws {
    let loaded = try PeopleLoader.load(paths: [SharedData.path("people/\(name).csv")])
    #expect(loaded.records.count == count)
    #expect(loaded.inputs.map(\.rows) == [count])
    #expect(loaded.rejects.isEmpty)
    #expect(loaded.diagnostics.map(\.code) == (count == 0 ? [.noRows] : Self.expectedCodes[name] ?? []))
    #expect(loaded.records.allSatisfy { !$0.familyName.isEmpty && !$0.givenName.isEmpty })
  }

  private static let expectedCodes: [String: [Diagnostic.Code]] = [
    "invented_windows-1252_semicolon": [.windows1252],
    "linkedin_connections_sample": [.skippedLines],
    // The questions of that event.
    "eventbrite_attendees_sample": [.unknownColumn],
  ]

  // Skipped where the shared data folder is missing.
  @Test(.enabled(if: SharedData.isThere)) func readsTheLegislators() throws {
    let loaded = try PeopleLoader.load(paths: [SharedData.path("people/legislators.csv")])
    let first = try #require(loaded.records.first)
    #expect(first.givenName == "Maria")
    #expect(first.familyName == "Cantwell")
    #expect(first.birthday == PersonRecord.Birthday(year: 1958, month: 10, day: 13))
    #expect(first.company == "Democrat")
    #expect(first.trips.map(\.flight) == ["DL2274"])
    #expect(first.trips.map(\.direction) == [.departure])
    #expect(loaded.records.allSatisfy { $0.birthday != nil && $0.trips.count == 1 })
    // `Jr.` behind a comma inside quotes belongs to a cell that is not read.
    #expect(Set(loaded.records.map(\.company)).count == 3)
  }

  // Skipped where the shared data folder is missing.
  @Test(.enabled(if: SharedData.isThere)) func readsWindows1252WithSemicolons() throws {
    let path = SharedData.path("people/invented_windows-1252_semicolon.csv")
    let loaded = try PeopleLoader.load(paths: [path])
    // A second way: Foundation's decoder and a split; the file has neither semicolons nor line breaks inside cells.
    let text = try String(contentsOfFile: path, encoding: .windowsCP1252)
    let cells = text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")).replacing("\"\"", with: "\"") }
    }
    #expect(loaded.records.map(\.familyName) == cells.map { $0[1].trimmingCharacters(in: .whitespaces) })
    #expect(
      loaded.records.map { $0.company ?? "" } == cells.map { $0[3].trimmingCharacters(in: .whitespaces) })
    #expect(
      loaded.records.map { $0.birthday?.description ?? "" }
        == cells.map { $0[2].split(separator: ".").reversed().joined(separator: "-") })
    let warning = try #require(loaded.diagnostics.first)
    #expect(warning.location.line == 5)
    #expect(warning.location.column == 11)
  }

  @Test func readsBothFlightsOfOneLine() throws {
    let people = try Self.load(
      """
      name,arrival_flight,arrival_date,departure_flight,departure_date
      "Prata, Inês",QZ 12,2026-03-12,QZ13,13.03.2026
      Rui da Costa Vale,,,QZ13,2026-03-13
      """)
    #expect(people.records.map(\.givenName) == ["Inês", "Rui da Costa"])
    #expect(people.records.map(\.familyName) == ["Prata", "Vale"])
    #expect(people.records.map { $0.trips.map(\.flight) } == [["QZ 12", "QZ13"], ["QZ13"]])
    #expect(people.records[0].trips.map(\.direction) == [.arrival, .departure])
    #expect(people.records[0].trips.map(\.date) == [Self.date("2026-03-12"), Self.date("2026-03-13")])
    #expect(people.records[0].trips.map(\.dateEnd) == [.arrival, .departure])
  }

  @Test func readsOriginDestinationAndDirection() throws {
    let people = try Self.load(
      "given_name,family_name,flight,flight_date,direction,origin,destination\nInês,Prata,QZ1,2026-03-12,D,lis,OPO\n"
    )
    let trip = try #require(people.records.first?.trips.first)
    #expect(trip.direction == .departure)
    #expect(trip.origin == "LIS")
    #expect(trip.destination == "OPO")
    #expect(trip.date == Self.date("2026-03-12"))
  }

  /// feeds.md: day or month first is decided for the column as a whole.
  @Test(arguments: [
    (["03/04/1980", "22/03/1980"], ["1980-04-03", "1980-03-22"], []),
    (["03/04/1980", "03/22/1980"], ["1980-03-04", "1980-03-22"], []),
    (["03/04/1980", "05/05/1980"], ["", "1980-05-05"], [Diagnostic.Code.ambiguousBirthday]),
    (["03/04/1980", "22/03/1980", "03/22/1980"], ["", "1980-03-22", "1980-03-22"], [.ambiguousBirthday]),
    (["--02-29", "0/0/00", ""], ["--02-29", "", ""], []),
    (["1980-02-30", "1980-02-28"], ["", "1980-02-28"], [.badBirthday]),
  ])
  func readsBirthdays(cells: [String], birthdays: [String], codes: [Diagnostic.Code]) throws {
    let people = try Self.load("name,birthday\n" + cells.map { "Inês Prata,\($0)\n" }.joined())
    #expect(people.records.map { $0.birthday?.description ?? "" } == birthdays)
    #expect(people.diagnostics.map(\.code) == codes)
  }

  /// domain.md, "Bad input": a birthday `1980` is a year, not a serial number; nobody who flies was born before 1900.
  @Test(arguments: [
    (["1980", "29302", "12.3.30", "12 Mar 80"], ["1980", "1980-03-22", "1930-03-12", "1980-03-12"], []),
    (["1604-06-26", "1899-06-26", "1604"], ["--06-26", "--06-26", ""], [Diagnostic.Code.badBirthday]),
  ])
  func readsOddBirthdays(cells: [String], birthdays: [String], codes: [Diagnostic.Code]) throws {
    let people = try Self.load("name,birthday\n" + cells.map { "Inês Prata,\($0)\n" }.joined())
    #expect(people.records.map { $0.birthday?.description ?? "" } == birthdays)
    #expect(people.diagnostics.map(\.code) == codes)
  }

  /// domain.md, "Bad input": the column decides, or `--date-order`, or the person stays without the flight.
  @Test(
    arguments: [
      (["12/03/2026", "13/03/2026"], nil, ["2026-03-12", "2026-03-13"], []),
      (["12/03/2026", "05/05/2026"], nil, ["?", "2026-05-05"], [Diagnostic.Code.ambiguousDate]),
      (["12/03/2026", "11/03/2026"], .monthFirst, ["2026-12-03", "2026-11-03"], []),
      (["12/03/2026", "tomorrow", ""], .dayFirst, ["2026-03-12", "?", ""], [.badDate]),
      (["46093", "12MAR26", "12. März 26"], nil, ["2026-03-12", "2026-03-12", "2026-03-12"], []),
      (["1980", "0/0/00"], nil, ["?", ""], [.badDate]),
    ] as [([String], DateOrder?, [String], [Diagnostic.Code])])
  func readsDatesOfFlights(
    cells: [String], order: DateOrder?, dates: [String], codes: [Diagnostic.Code]
  ) throws {
    let people = try Self.load(
      "name,flight,flight_date\n" + cells.map { "Inês Prata,QZ1,\($0)\n" }.joined(), dateOrder: order)
    let read = people.records.map { person in
      switch person.trips[0].date {
      case .date(let date): date.description
      case .unreadable: "?"
      case .everyYear, nil: ""
      }
    }
    #expect(read == dates)
    #expect(people.diagnostics.map(\.code) == codes)
  }

  @Test func readsDatesWithoutAYear() throws {
    let people = try Self.load("name,flight,flight_date\nInês Prata,QZ1,12MAR\n")
    #expect(people.records[0].trips[0].date == .everyYear(month: 3, day: 12))
  }

  /// A header that says which date it is decides, also beside a column `flight`.
  @Test func readsWhichDateOfTheFlightAColumnHas() throws {
    let arrival = try Self.load("name,flight,arrival_date\nInês Prata,QZ1,2026-03-12\n")
    #expect(arrival.records[0].trips.map(\.date) == [Self.date("2026-03-12")])
    #expect(arrival.records[0].trips.map(\.dateEnd) == [.arrival])
    let both = try Self.load(
      "name,flight,departure_date,arrival_date\nA B,QZ1,2026-03-12,2026-03-13\nC D,QZ1,2026-03-15,2026-03-12\n"
    )
    #expect(both.records.map { $0.trips[0].date } == [Self.date("2026-03-12"), .unreadable])
    #expect(both.records[0].trips[0].dateEnd == .departure)
    #expect(both.diagnostics.map(\.code) == [.badDate])
  }

  @Test func readsJSON() throws {
    let people = try Self.load(
      "[{\"Vorname\": \"In\\u00eas\", \"Nachname\": \"Prata\", \"Firma\": null, \"birthday\": \"22/03/1980\"},"
        + " {\"name\": \"Rui Vale\", \"birthday\": \"03/04/1980\"}]")
    #expect(people.records.map(\.givenName) == ["Inês", "Rui"])
    #expect(people.records.map(\.company) == [nil, nil])
    #expect(people.records.map { $0.birthday?.description } == ["1980-03-22", "1980-04-03"])
  }

  private static func load(_ text: String, dateOrder: DateOrder? = nil) throws -> LoadedPeople {
    let folder = try TemporaryFolder()
    return try PeopleLoader.load(
      paths: [folder.write(text)], reading: ReadingOptions(dateOrder: dateOrder))
  }

  private static func date(_ text: String) -> PersonRecord.TripDate? {
    CalendarDate(text).map { .date($0) }
  }
}
