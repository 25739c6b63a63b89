import AirportData
import Daysheet
import Foundation
import PosterUI
import Timelines

/// An invented day at Lisbon, put together without the stages before the poster.
enum InventedDay {
  static let airport = Airport(
    code: "LIS", name: "Humberto Delgado", city: "Lisbon", country: "PT", zone: "Europe/Lisbon",
    place: Airport.Place(latitude: 38.78, longitude: -9.14))

  static let day = Day(
    CalendarDate(year: 2026, month: 3, day: 12) ?? CalendarDate(daysSince1970: 0),
    in: Zone(identifier: "Europe/Lisbon", around: Instant(seconds: 1_773_273_600)) ?? .utc)

  static let asOf = day.start.adding(minutes: 14 * 60 + 30)

  static let row = RowReference(
    input: 0, location: SourceLocation(file: "invented.csv", line: 1), bytes: 0..<0)

  private static let airlines = [
    ("KL", "KLM"), ("BA", "British Airways"), ("AF", "Air France"), ("TP", "TAP Air Portugal"),
    ("FR", "Ryanair"),
    ("LH", "Lufthansa"), ("IB", "Iberia"), ("EK", "Emirates"),
  ]
  private static let cities = [
    ("LHR", "London"), ("MAD", "Madrid"), ("DXB", "Dubai"), ("ZRH", "Zürich"), ("GRU", "São Paulo"),
    ("CDG", "Paris"),
  ]

  /// - Parameter flights: spread over the day from 06:00 on, every seventh cancelled, every fifth late.
  static func summary(flights count: Int = 39, people: Int = 27, companies: Int = 5) -> Summary {
    let lines = (0..<count).map { flight($0, of: count) }.sorted { $0.localTime < $1.localTime }
      .enumerated().map { index, line in
        var line = line
        line.id = index
        return line
      }
    return summary(of: lines, people: people, companies: companies)
  }

  private static func flight(_ index: Int, of count: Int) -> FlightLine {
    let minute = 360 + index * 840 / max(count, 1) / 5 * 5
    let here = day.start.adding(minutes: minute)
    let direction = index % 2 == 0 ? Direction.arrival : .departure
    let minutes = 55 + index * 37 % 200
    let late = index % 5 == 3 ? 25 : 0
    let isCancelled = index % 7 == 6
    let there = here.adding(minutes: direction == .arrival ? -minutes : minutes)
    let (departure, arrival) = direction == .arrival ? (there, here) : (here, there)
    let progress = Progress.fraction(
      from: departure.adding(minutes: late), to: arrival.adding(minutes: late), at: asOf)
    let airline = airlines[index % airlines.count]
    let city = cities[index * 5 % cities.count]
    let flight = Flight(
      number: FlightNumber(airline: airline.0, number: String(100 + index * 61 % 2900)), airline: airline.1,
      direction: direction, airport: "LIS", otherAirport: city.0, departure: EndTimes(scheduled: departure),
      arrival: EndTimes(scheduled: arrival), flightMinutes: minutes, reportedStatus: nil,
      gate: "A\(index % 30)",
      row: row)
    let status: Status =
      isCancelled
      ? .cancelled
      : progress == 1 ? .landed : (progress ?? 0) > 0 ? .inFlight : late > 0 ? .delayed : .scheduled
    return FlightLine(
      flight: flight, id: index, localTime: here, estimated: nil, actual: nil,
      bestDeparture: departure.adding(minutes: late), bestArrival: arrival.adding(minutes: late),
      delayMinutes: late, flightMinutes: minutes, status: status,
      progress: isCancelled ? nil : progress.map { ($0 * 10_000).rounded() / 10_000 }, hour: minute / 60,
      personSections: [], otherZone: day.zone, otherCity: city.1)
  }

  static func summary(of lines: [FlightLine], people: Int, companies: Int) -> Summary {
    var lines = lines
    let names = ["Apple", "Dell", "Microsoft", "Nordwind Logistik", "Società Ligure"]
    let families = ["Anderson", "Ford", "Morgan", "Müller-Lüdenscheidt", "Sagan", "Østergård", "Zięba"]
    let given = ["Ted", "Zoë", "Ken", "Patty", "Jane", "Ben", "Steve", "May"]
    let sections = (0..<companies).map { section in
      let members = stride(from: section, to: people, by: max(companies, 1)).map { index -> PersonLine in
        let flight = lines.isEmpty ? nil : index * 7 % lines.count
        if let flight { lines[flight].personSections.append(section) }
        let row = RowReference(
          input: 0, location: SourceLocation(file: "people.csv", line: index + 2), bytes: 0..<0)
        let person = Person(
          givenName: given[index % given.count], familyName: families[index % families.count], birthday: nil,
          company: names[section % names.count], flights: flight.map { [$0] } ?? [], unlinkedFlights: [],
          row: row)
        return PersonLine(person: person, flight: flight, unlinkedFlight: "")
      }
      return CompanySection(
        company: names[section % names.count], people: members, persons: members.count, arrivals: 0,
        departures: 0,
        unlinked: 0, firstTime: nil, lastTime: nil)
    }
    var counts = Summary.Counts()
    counts.arrivals = lines.count { $0.flight.direction == .arrival }
    counts.departures = lines.count - counts.arrivals
    counts.delayed = lines.count(where: \.isDelayed)
    counts.cancelled = lines.count { $0.status == .cancelled }
    counts.people = people
    counts.companies = companies
    let timeline = Timeline(lines, in: day, time: \.localTime)
    let hours = timeline.hours.map { hour in
      var count = HourCount(hour: hour)
      count.arrivals = timeline.events(in: hour).count { $0.flight.direction == .arrival }
      count.departures = timeline.events(in: hour).count - count.arrivals
      return count
    }
    return Summary(
      airport: airport, day: day, asOf: asOf, flights: lines, timeline: timeline, hours: hours,
      sections: sections, counts: counts, hasPeople: people > 0)
  }
}
