import AirportData
import Daysheet
import Timelines

/// A small day in Lisbon: one landed arrival with a person on it, one cancelled departure, one person unlinked.
enum SummaryFixture {
  static let zone = zone("Europe/Lisbon")
  static let day = Day(date, in: zone)
  static let asOf = at(14, 30)

  private static let date = CalendarDate(daysSince1970: 20_524)

  static func at(_ hour: Int, _ minute: Int) -> Instant {
    Instant(seconds: date.daysSince1970 * 86_400 + hour * 3600 + minute * 60)
  }

  static func zone(_ identifier: String) -> Zone {
    guard let zone = Zone(identifier: identifier, around: Instant(seconds: 1_773_273_600)) else {
      preconditionFailure("no zone data for \(identifier)")
    }
    return zone
  }

  static func summary(title: String = "KLM, \"Royal\" Dutch") -> Summary {
    let lines = [arrival(airline: title), cancelled]
    let timeline = Timeline(lines, in: day, time: \.localTime)
    var counts = Summary.Counts()
    (counts.arrivals, counts.departures, counts.cancelled) = (1, 1, 1)
    (counts.people, counts.companies, counts.unlinked) = (2, 1, 1)
    return Summary(
      airport: Airport(
        code: "LIS", name: "Lisbon", city: "Lisbon", country: "PT", zone: "Europe/Lisbon",
        place: Airport.Place(latitude: 38.8, longitude: -9.1)),
      day: day, asOf: asOf, flights: lines, timeline: timeline, hours: hours(timeline), sections: sections,
      counts: counts, hasPeople: true)
  }

  private static func arrival(airline: String) -> FlightLine {
    let flight = Flight(
      number: FlightNumber(airline: "KL", number: "2048"), airline: airline, direction: .arrival,
      airport: "LIS",
      otherAirport: "AMS", departure: EndTimes(scheduled: at(3, 25)), arrival: EndTimes(scheduled: at(6, 30)),
      flightMinutes: 185, reportedStatus: nil, terminal: "1", gate: "A4", belt: "7",
      codeshares: [FlightNumber(airline: "AF", number: "8210"), FlightNumber(airline: "DL", number: "9611")],
      row: row(line: 2))
    return FlightLine(
      flight: flight, id: 0, localTime: at(6, 30), estimated: at(6, 28), actual: at(6, 25),
      bestDeparture: at(3, 20), bestArrival: at(6, 25), delayMinutes: -5, flightMinutes: 185, status: .landed,
      progress: 1, hour: 6, personSections: [0], otherZone: zone("Europe/Amsterdam"), otherCity: "Amsterdam")
  }

  private static var cancelled: FlightLine {
    let flight = Flight(
      number: FlightNumber(airline: "", number: "17"), airline: "", direction: .departure, airport: "LIS",
      otherAirport: "XXQ", departure: EndTimes(scheduled: at(8, 5)), arrival: EndTimes(), flightMinutes: nil,
      reportedStatus: .cancelled, row: row(line: 3))
    return FlightLine(
      flight: flight, id: 1, localTime: at(8, 5), estimated: nil, actual: nil, bestDeparture: at(8, 5),
      bestArrival: nil, delayMinutes: 0, flightMinutes: nil, status: .cancelled, progress: nil, hour: 8,
      personSections: [], otherZone: nil, otherCity: "XXQ")
  }

  private static func hours(_ timeline: Timeline<FlightLine>) -> [HourCount] {
    timeline.hours.map { hour in
      var count = HourCount(hour: hour)
      for line in timeline.events(in: hour) {
        count.arrivals += line.flight.direction == .arrival ? 1 : 0
        count.departures += line.flight.direction == .departure ? 1 : 0
        count.cancelled += line.status == .cancelled ? 1 : 0
        count.people += line.personSections.count
      }
      return count
    }
  }

  private static var sections: [CompanySection] {
    let linked = Person(
      givenName: "Zoë", familyName: "Ford", birthday: PersonRecord.Birthday(year: 1980, month: 3, day: 22),
      company: "=Evil", flights: [0], unlinkedFlights: [], row: row(line: 2))
    let unlinked = Person(
      givenName: "Ada", familyName: "", birthday: PersonRecord.Birthday(year: nil, month: 2, day: 29),
      company: nil,
      flights: [], unlinkedFlights: ["ZZ 9"], row: row(line: 3))
    return [
      CompanySection(
        company: "=Evil", people: [PersonLine(person: linked, flight: 0, unlinkedFlight: "")], persons: 1,
        arrivals: 1, departures: 0, unlinked: 0, firstTime: at(6, 25), lastTime: at(6, 25)),
      CompanySection(
        company: nil, people: [PersonLine(person: unlinked, flight: nil, unlinkedFlight: "ZZ 9")], persons: 1,
        arrivals: 0, departures: 0, unlinked: 1, firstTime: nil, lastTime: nil),
    ]
  }

  private static func row(line: Int) -> RowReference {
    RowReference(input: 0, location: SourceLocation(file: "in/flights.csv", line: line), bytes: 0..<0)
  }
}

extension OutputFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
