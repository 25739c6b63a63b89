package import Foundation
import Timelines

extension Summary {
  /// Computes a report's numbers: pure, the same for the same day.
  ///
  /// - Parameters:
  ///   - hasPeople: whether a people file was given, even an empty one.
  ///   - locale: decides the order of companies and names.
  package init(_ sheet: SheetDay, hasPeople: Bool, locale: Locale) {
    var lines = FlightLines(of: sheet).lines
    let people = PersonSections(sheet, lines: lines, locale: locale)
    for (section, company) in people.sections.enumerated() {
      for flight in company.people.compactMap(\.flight) { lines[flight].personSections.append(section) }
    }
    var counts = Counts(lines, people.sections, persons: sheet.people.count)
    counts.mergedCodeshares = sheet.mergedCodeshares
    let timeline = Timeline(lines, in: sheet.day, time: \.localTime)
    self.init(
      airport: sheet.airport, day: sheet.day, asOf: sheet.asOf, flights: lines, timeline: timeline,
      hours: timeline.hours.map { HourCount(hour: $0, flights: timeline.events(in: $0)) },
      sections: people.sections, counts: counts,
      hasPeople: hasPeople)
    expected = sheet.expected
  }
}

extension HourCount {
  init(hour: Hour, flights: [FlightLine]) {
    self.init(hour: hour)
    for line in flights {
      if line.flight.direction == .arrival { arrivals += 1 } else { departures += 1 }
      if line.isDelayed { delayed += 1 }
      if line.status == .cancelled { cancelled += 1 }
      people += line.personSections.count
    }
  }
}

extension Summary.Counts {
  init(_ lines: [FlightLine], _ sections: [CompanySection], persons: Int) {
    self.init()
    for line in lines {
      if line.flight.direction == .arrival { arrivals += 1 } else { departures += 1 }
      if line.isDelayed { delayed += 1 }
      if line.status == .cancelled { cancelled += 1 }
      if line.status == .diverted { diverted += 1 }
    }
    people = persons
    companies = sections.count { $0.company != nil }
    unlinked = sections.reduce(0) { $0 + $1.unlinked }
  }
}
