import Foundation
import Timelines

/// The people of the sheet, linked to its flights, each person once.
struct LinkedPeople {
  private(set) var people: [Person] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// For each input, rows of people whose flights are all out of scope.
  private(set) var outOfScope: [Int]
  private var known: [Identity: Int] = [:]
  private var byDateHere = CollectedWarning(.dateHere, hint: Self.dateHint) { count in
    let people = count == 1 ? "one person is" : "\(count) people are"
    return "\(people) linked to a flight over midnight by the date of its arrival alone"
  }
  private var bornLater = CollectedWarning(.badBirthday) { count in
    let birthdays = count == 1 ? "one birthday lies" : "\(count) birthdays lie"
    return "\(birthdays) after the sheet's day; the year is left out"
  }
  private let inputs: [InputText]

  /// What makes two rows the same person.
  private struct Identity: Hashable {
    var familyName: String
    var givenName: String
    /// People whose full names differ are two, whatever else is the same.
    var fullName: String
    var birthday: PersonRecord.Birthday?
    var company: String
    var email: String

    init(_ record: PersonRecord) {
      familyName = record.familyName.folded
      givenName = record.givenName.folded
      fullName = record.fullName?.folded ?? ""
      birthday = record.birthday
      company = record.company?.folded ?? ""
      email = record.email?.folded ?? ""
    }
  }

  /// What a row's trips lead to.
  private struct Links {
    var flights: [Int] = []
    var unlinked: [String] = []
    var isOutOfScope = false
  }

  init(_ loaded: LoadedPeople, flights: FlightIndex, locale: Locale) {
    var index = flights
    index.learn(from: loaded.records)
    inputs = loaded.inputs
    outOfScope = [Int](repeating: 0, count: loaded.inputs.count)
    let hasTrips = loaded.inputs.indices.map { input in
      loaded.records.contains { $0.row.input == input && !$0.trips.isEmpty }
    }
    for input in loaded.inputs.indices where !hasTrips[input] {
      guard let first = loaded.records.first(where: { $0.row.input == input }) else { continue }
      warn(.unlinkedPerson, "no person of this file has a flight", first.row)
    }
    for record in loaded.records {
      let record = withoutFutureYear(record, day: index.day.date)
      let links = links(of: record, in: index, isExpected: hasTrips[record.row.input])
      if links.isOutOfScope {
        outOfScope[record.row.input] += 1
      } else {
        add(record, links, index.flights)
      }
    }
    unifyCompanies(locale: locale)
    diagnostics += [byDateHere.warning, bornLater.warning].compactMap { $0 }
  }

  // MARK: Links

  private mutating func links(
    of record: PersonRecord, in index: FlightIndex, isExpected: Bool
  ) -> Links {
    var links = Links()
    if record.trips.isEmpty, isExpected { warn(.unlinkedPerson, "a person without a flight", record.row) }
    var outOfScope = 0
    for trip in record.trips {
      let (match, doubt) = index.match(trip, input: record.row.input)
      warn(of: doubt, trip, record.row)
      switch match {
      case .flight(let flight):
        if !links.flights.contains(flight) { links.flights.append(flight) }
      case .several(let candidates):
        links.unlinked.append(trip.flight)
        let shown = candidates.map { index.flights[$0].asCandidate }.joined(separator: ", ")
        warn(
          .ambiguousFlight, "\(trip.flight) is several flights of the day: \(shown)", record.row,
          cell: trip.flight,
          hint: "The columns direction, origin and destination decide which is meant.")
      case .outOfScope:
        outOfScope += 1
      case .undated:
        links.unlinked.append(trip.flight)
      case .none:
        links.unlinked.append(trip.flight)
        warn(
          .unlinkedPerson, "no flight \(trip.flight) on the sheet; the person stays without one", record.row,
          cell: trip.flight,
          hint: index.hint(for: trip))
      }
    }
    links.isOutOfScope = outOfScope > 0 && outOfScope == record.trips.count
    return links
  }

  /// A person with different flights on several rows is one; the same person with the same flight is a duplicate.
  private mutating func add(_ record: PersonRecord, _ links: Links, _ flights: [Flight]) {
    let identity = Identity(record)
    guard let place = known[identity] else {
      known[identity] = people.count
      people.append(
        Person(
          givenName: record.givenName, familyName: record.familyName, birthday: record.birthday,
          company: record.company.flatMap { $0.folded.isEmpty ? nil : $0 }, flights: links.flights,
          unlinkedFlights: links.unlinked, row: record.row))
      return
    }
    let before = people[place].row.asBefore
    let repeated =
      links.flights.filter { people[place].flights.contains($0) }.map { flights[$0].number.description }
      + links.unlinked.filter { people[place].unlinkedFlights.contains($0) }
    if let first = repeated.first {
      warn(.duplicatePerson, "a person again with the flight \(first), \(before)", record.row)
    } else if links.flights.isEmpty, links.unlinked.isEmpty {
      warn(.duplicatePerson, "a person again, \(before)", record.row)
    }
    people[place].flights += links.flights.filter { !people[place].flights.contains($0) }
    people[place].unlinkedFlights += links.unlinked.filter { !people[place].unlinkedFlights.contains($0) }
  }

  // MARK: Dates

  private mutating func warn(of doubt: FlightIndex.Doubt?, _ trip: PersonRecord.Trip, _ row: RowReference) {
    switch doubt {
    case .twoLegs(let legs):
      warn(
        .twoDates, "\(trip.flight) may be \(legs); the person is taken to be on the first", row,
        cell: trip.flight, hint: Self.dateHint)
    case .dateHere:
      byDateHere.add(row.location(ofCell: trip.flight, in: inputs))
    case nil: break
    }
  }

  /// Nobody is born after the day of the sheet; the year is wrong, the day may be right.
  private mutating func withoutFutureYear(_ record: PersonRecord, day: CalendarDate) -> PersonRecord {
    guard let birthday = record.birthday, let year = birthday.year,
      let born = CalendarDate(year: year, month: birthday.month ?? 1, day: birthday.day ?? 1), born > day
    else { return record }
    bornLater.add(record.row.location)
    var record = record
    record.birthday?.year = nil
    if birthday.month == nil { record.birthday = nil }
    return record
  }

  private static let dateHint = "Call the column departure_date or arrival_date, whichever it has."

  // MARK: Companies

  /// Gives every person the spelling of their company that is shown, with a note where spellings were merged.
  private mutating func unifyCompanies(locale: Locale) {
    let sections = Section.grouping(people.indices, by: { people[$0].company }, locale: locale)
    for section in sections {
      guard let title = section.title else { continue }
      if section.spellings.count > 1, let odd = section.elements.first(where: { people[$0].company != title })
      {
        let spellings = section.spellings.map { "“\($0)”" }.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            .note, .mergedCompany, "\(spellings) are one company, shown as “\(title)”",
            at: people[odd].row.location))
      }
      for index in section.elements { people[index].company = title }
    }
  }

  private mutating func warn(
    _ code: Diagnostic.Code, _ text: String, _ row: RowReference, cell: String = "", hint: String? = nil
  ) {
    let place = row.location(ofCell: cell, in: inputs)
    diagnostics.append(Diagnostic(.warning, code, text, at: place, hint: hint))
  }
}

extension String {
  /// For comparing names: case, surrounding and repeated blanks do not count; nor does the Unicode normal form, which
  /// Swift's equality ignores.
  fileprivate var folded: String {
    if utf8.allSatisfy({ $0 > 32 && $0 < 128 }) { return uppercased() }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ").uppercased()
  }
}
