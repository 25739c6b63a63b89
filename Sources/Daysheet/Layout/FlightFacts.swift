import PosterUI
import Timelines

/// What the poster says of one flight in whatever density, worked out once and shared by the views of its card.
final class FlightFacts: Identifiable {
  let line: FlightLine
  /// Scheduled, at the sheet's airport.
  let localTime: LocalTime
  let departure: FlightEnd
  let arrival: FlightEnd
  /// One for each person on the flight.
  let companyColors: [Color]
  /// The identifier of a person on the flight.
  let person: String?

  init(_ line: FlightLine, on day: Day, companyColors: [Color] = [], person: String? = nil) {
    self.line = line
    localTime = day.zone.local(at: line.localTime)
    departure = FlightEnd(line, .departure, on: day)
    arrival = FlightEnd(line, .arrival, on: day)
    self.companyColors = companyColors
    self.person = person
  }

  /// The end at the sheet's airport.
  var here: FlightEnd { line.flight.direction == .departure ? departure : arrival }

  /// Of the flight's card.
  var identifier: String { "flight-\(line.id)" }
}
