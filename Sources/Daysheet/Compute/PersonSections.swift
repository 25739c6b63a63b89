import Foundation
import Timelines

/// The company sections of a sheet (domain.md, "People and companies").
struct PersonSections {
  let sections: [CompanySection]

  init(_ sheet: SheetDay, lines: [FlightLine], locale: Locale) {
    let people = sheet.people
    let families = CollationRanks(people.lazy.map(\.familyName), locale: locale)
    let givens = CollationRanks(people.lazy.map(\.givenName), locale: locale)
    // Every name's place is looked up once, so that sorting compares numbers.
    let order = people.map {
      (family: families.rank(of: $0.familyName), given: givens.rank(of: $0.givenName))
    }
    let grouped = Section.grouping(people.indices, by: { people[$0].company }, locale: locale)
    sections = grouped.map { section in
      let sorted = section.elements.sorted {
        (order[$0].family, order[$0].given, $0) < (order[$1].family, order[$1].given, $1)
      }
      let rows = Self.rows(sorted, people, lines, order: { order[$0] })
      return CompanySection(section.title, people: rows, persons: sorted.count, lines: lines)
    }
  }

  /// A row for each flight of each person, or one for a person without any; namesakes' rows in the order of flights.
  private static func rows(
    _ indices: [Int], _ people: [Person], _ lines: [FlightLine], order: (Int) -> (family: Int, given: Int)
  ) -> [PersonLine] {
    var rows: [PersonLine] = []
    rows.reserveCapacity(indices.count)
    var namesakes: [PersonLine] = []
    for (place, index) in indices.enumerated() {
      namesakes += Self.rows(of: people[index])
      if place + 1 < indices.count, order(indices[place + 1]) == order(index) { continue }
      if namesakes.count > 1 {
        namesakes.sort { $0.number(in: lines) < $1.number(in: lines) }
      }
      rows += namesakes
      namesakes.removeAll(keepingCapacity: true)
    }
    return rows
  }

  private static func rows(of person: Person) -> [PersonLine] {
    let linked = person.flights.map { PersonLine(person: person, flight: $0, unlinkedFlight: "") }
    let unlinked = person.unlinkedFlights.map { PersonLine(person: person, flight: nil, unlinkedFlight: $0) }
    let rows = linked + unlinked
    return rows.isEmpty ? [PersonLine(person: person, flight: nil, unlinkedFlight: "")] : rows
  }
}

extension PersonLine {
  fileprivate func number(in lines: [FlightLine]) -> String {
    flight.map { lines[$0].flight.number.description } ?? unlinkedFlight
  }
}

extension CompanySection {
  fileprivate init(_ company: String?, people: [PersonLine], persons: Int, lines: [FlightLine]) {
    var arrivals = 0
    var departures = 0
    var times: [Instant] = []
    for flight in people.lazy.compactMap(\.flight) {
      if lines[flight].flight.direction == .arrival { arrivals += 1 } else { departures += 1 }
      times.append(lines[flight].best)
    }
    self.init(
      company: company, people: people, persons: persons, arrivals: arrivals, departures: departures,
      unlinked: people.count - times.count, firstTime: times.min(), lastTime: times.max())
  }
}
