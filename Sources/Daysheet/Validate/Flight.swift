package import Timelines

/// One flight at the sheet's airport, every time resolved to an instant.
package struct Flight: Hashable, Sendable {
  package var number: FlightNumber
  /// Name or code as the data has it; empty where it has none.
  package var airline: String
  package var direction: Direction
  /// IATA codes; `otherAirport` is empty where it is unknown.
  package var airport: String
  package var otherAirport: String
  package var departure: EndTimes
  package var arrival: EndTimes
  /// Scheduled minutes in the data, `nil` where they are missing, zero or negative.
  package var flightMinutes: Int?
  /// What the input itself says, brought to Daysheet's words; `nil` where it says nothing.
  package var reportedStatus: Status?
  package var terminal: String
  package var gate: String
  package var belt: String
  package var aircraft: String
  package var codeshares: [FlightNumber]
  /// The operating airline's number where the input states it; ``number`` or one of ``codeshares``.
  package var operatingNumber: FlightNumber?
  package var row: RowReference

  /// The end at the sheet's airport.
  package var here: EndTimes { direction == .arrival ? arrival : departure }
  /// The end at the other airport.
  package var there: EndTimes { direction == .arrival ? departure : arrival }

  package init(
    number: FlightNumber, airline: String, direction: Direction, airport: String, otherAirport: String,
    departure: EndTimes, arrival: EndTimes, flightMinutes: Int?, reportedStatus: Status?,
    terminal: String = "", gate: String = "", belt: String = "", aircraft: String = "",
    codeshares: [FlightNumber] = [], operatingNumber: FlightNumber? = nil, row: RowReference
  ) {
    self.number = number
    self.airline = airline
    self.direction = direction
    self.airport = airport
    self.otherAirport = otherAirport
    self.departure = departure
    self.arrival = arrival
    self.flightMinutes = flightMinutes
    self.reportedStatus = reportedStatus
    self.terminal = terminal
    self.gate = gate
    self.belt = belt
    self.aircraft = aircraft
    self.codeshares = codeshares
    self.operatingNumber = operatingNumber
    self.row = row
  }
}

/// The times of one end of a flight: at the gate, or of a feed that knows one kind of time only.
package struct EndTimes: Hashable, Sendable {
  package var scheduled: Instant?
  package var estimated: Instant?
  package var actual: Instant?
  /// Take-off or landing beside them; `nil` where the data has none of its times.
  package var runway: RunwayTimes?
  /// A delay that the data states without a time of its own (`delay_minutes` read back), in minutes.
  package var statedDelay: Int?

  package init(
    scheduled: Instant? = nil, estimated: Instant? = nil, actual: Instant? = nil, statedDelay: Int? = nil
  ) {
    self.scheduled = scheduled
    self.estimated = estimated
    self.actual = actual
    self.statedDelay = statedDelay
  }
}

/// Take-off or landing of one end of a flight.
package struct RunwayTimes: Hashable, Sendable {
  package var scheduled: Instant?
  package var estimated: Instant?
  package var actual: Instant?

  package init(scheduled: Instant? = nil, estimated: Instant? = nil, actual: Instant? = nil) {
    self.scheduled = scheduled
    self.estimated = estimated
    self.actual = actual
  }
}

/// A flight number: the airline's designator, the number, and an operational suffix where there is one.
package struct FlightNumber: Hashable, Sendable, CustomStringConvertible {
  /// Two or three letters or digits, upper case; empty where the number came alone.
  package var airline: String
  /// Without leading zeros; kept as text where it is no number.
  package var number: String

  package init(airline: String, number: String) {
    self.airline = airline
    self.number = number
  }

  /// As CSV files have it: `KL2048`.
  package var description: String { airline + number }

  /// As people read it: `KL 2048`.
  package var spaced: String { airline.isEmpty ? number : "\(airline) \(number)" }
}

/// Daysheet's status words, as CSV files have them (domain.md, "Status").
package enum Status: String, Hashable, Sendable, CaseIterable {
  case scheduled, boarding, departed
  case inFlight = "in_flight"
  case landed, arrived, delayed, diverted, cancelled, unknown
}
