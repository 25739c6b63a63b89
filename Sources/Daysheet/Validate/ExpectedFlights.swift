import AirportData
package import Timelines

/// A flight of the day before that is still to come: it is not in the day's tables, figures or lists, but who meets people
/// must know of it (domain.md, "Bad input").
package struct ExpectedFlight: Sendable {
  package var flight: Flight
  /// Best known, at the sheet's airport.
  package var time: Instant
  /// Those whose trip names the flight and its date.
  package var people: [Person] = []
}

/// Finds the flights of the day before that have not landed here, or not left, at as-of.
struct ExpectedFlights {
  private let day: Day
  private let asOf: Instant
  /// Whether some row has an actual arrival, or departure, here: only then a missing one means that nothing happened.
  private var knowsArrivals = false
  private var knowsDepartures = false

  /// An estimate that passed longer ago without a word says nothing any more (domain.md, "Overdue").
  private static let silence = 180

  /// - Parameter rows: of the airport, restricted to `day`.
  init(_ rows: AirportRows, on day: Day, asOf: Instant) {
    self.day = day
    self.asOf = asOf
    for row in rows.rows { learn(from: row) }
    for row in rows.otherDays { learn(from: row) }
  }

  private mutating func learn(from row: AirportRows.Row) {
    let actual = (row.direction == .arrival ? row.times.arrival : row.times.departure).actual
    guard let actual, actual <= asOf else { return }
    if row.direction == .arrival { knowsArrivals = true } else { knowsDepartures = true }
  }

  /// Those of `candidates` that are still to come, by time.
  func among(_ candidates: [Flight]) -> [ExpectedFlight] {
    candidates.compactMap { flight in
      expectedTime(of: flight).map { ExpectedFlight(flight: flight, time: $0) }
    }
    .sorted { ($0.time, $0.flight.number) < ($1.time, $1.flight.number) }
  }

  private func expectedTime(of flight: Flight) -> Instant? {
    let known = KnownTimes(of: flight, at: asOf)
    let isArrival = flight.direction == .arrival
    guard asOf < day.end, (isArrival ? known.arrival : known.departure).actual == nil, !isOver(flight),
      let best = isArrival ? known.bestArrival : known.bestDeparture, best < day.end
    else { return nil }
    if best > asOf { return best >= day.start ? best : nil }
    let isOverdue = asOf < best.adding(minutes: Self.silence) && asOf >= day.start
    return isOverdue && (isArrival ? knowsArrivals : knowsDepartures) ? best : nil
  }

  /// Whether the input's own word says that nobody need wait here.
  private func isOver(_ flight: Flight) -> Bool {
    switch flight.reportedStatus {
    case .cancelled, .diverted, .landed, .arrived: true
    case .departed, .inFlight: flight.direction == .departure
    case .scheduled, .boarding, .delayed, .unknown, nil: false
    }
  }
}

extension SheetDay {
  /// The flights of the day before that are still to come, with their people.
  static func expected(
    _ rows: AirportRows, at place: ZoneChoice, on day: Day, asOf: Instant, in records: RecordsByAirport,
    _ people: LoadedPeople?
  ) -> [ExpectedFlight] {
    let previous = place.day(day.date.adding(days: -1), startMinutes: day.startMinutes)
    let flights = records.flights
    var checks = FlightChecks(
      airport: place.airport.code, asOf: asOf, inputs: flights.inputs, airports: records.airports)
    let candidates = rows.otherDays.filter { previous.contains($0.scheduled) }
      .compactMap { checks.flight($0, record: flights.records[$0.record]) }
    guard !candidates.isEmpty else { return [] }
    let merged = Codeshares.merging(checks.withoutDuplicates(candidates)).flights
    var expected = ExpectedFlights(rows, on: day, asOf: asOf).among(merged)
    guard !expected.isEmpty, let people else { return expected }
    let index = FlightIndex(expected.map(\.flight), rows: rows, records: records, day: previous)
    for record in people.records {
      // A trip without a date is one of the sheet's day.
      for trip in record.trips where trip.date != nil {
        guard case .flight(let flight) = index.match(trip, input: record.row.input).match else { continue }
        let person = Person(
          givenName: record.givenName, familyName: record.familyName, birthday: record.birthday,
          company: record.company, flights: [], unlinkedFlights: [], row: record.row)
        let isThere = expected[flight].people.contains {
          $0.givenName == person.givenName && $0.familyName == person.familyName
            && $0.company == person.company
        }
        if !isThere { expected[flight].people.append(person) }
      }
    }
    return expected
  }

  /// A note for each flight of the day before that is still to come.
  var expectationNotes: [Diagnostic] {
    expected.map { expected in
      let flight = expected.flight
      let scheduled = flight.here.scheduled ?? expected.time
      let local = day.zone.local(at: expected.time)
      let date = local.date == day.date ? "" : "\(local.date) "
      let isArrival = flight.direction == .arrival
      let names = expected.people.map(\.fullName)
      return Diagnostic(
        .note, .expectedFromYesterday,
        "\(flight.asCandidate) of \(day.zone.local(at: scheduled).date) is expected "
          + "\(isArrival ? "here" : "to leave") at \(date)\(local.clock)"
          + (names.isEmpty ? "" : ", with \(names.joined(separator: ", "))"),
        at: flight.row.location, hint: "It is in no table or list of the day.")
    }
  }
}

extension Person {
  /// `Ana Vale`.
  package var fullName: String { [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension Diagnostic.Code {
  /// A flight of the day before that is still to come.
  package static let expectedFromYesterday = Self(rawValue: "expected-from-yesterday")
}
