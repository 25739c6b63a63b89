/// What validation may find; stable names for scripts.
extension Diagnostic.Code {
  /// Nothing says which airport the sheet is about.
  package static let ambiguousAirport = Diagnostic.Code(rawValue: "ambiguous-airport")
  /// An IATA code that the table does not have.
  package static let unknownAirport = Diagnostic.Code(rawValue: "unknown-airport")
  /// The file has rows, but none of the sheet's airport.
  package static let noFlightsAtAirport = Diagnostic.Code(rawValue: "no-flights-at-airport")
  /// Nothing says which zone the sheet is in.
  package static let unknownZone = Diagnostic.Code(rawValue: "unknown-zone")
  /// The flights lie on several days, or on none.
  package static let ambiguousDay = Diagnostic.Code(rawValue: "ambiguous-day")

  /// A flight number without a letter or digit.
  package static let badFlightNumber = Diagnostic.Code(rawValue: "bad-flight-number")
  /// A row without a scheduled time at the sheet's airport.
  package static let noTimeAtAirport = Diagnostic.Code(rawValue: "no-time-at-airport")
  /// A wall-clock reading that the clocks show twice.
  package static let repeatedTime = Diagnostic.Code(rawValue: "repeated-time")
  /// A wall-clock reading that the clocks jump over.
  package static let skippedTime = Diagnostic.Code(rawValue: "skipped-time")
  /// The arrival is not after the departure, as instants.
  package static let arrivalBeforeDeparture = Diagnostic.Code(rawValue: "arrival-before-departure")
  /// A flight of more than 24 hours.
  package static let longFlight = Diagnostic.Code(rawValue: "long-flight")
  /// A duration that no aircraft needs for the distance of the route.
  package static let unlikelyDuration = Diagnostic.Code(rawValue: "unlikely-duration")
  /// Minutes that are not those between the scheduled times.
  package static let minutesDisagree = Diagnostic.Code(rawValue: "minutes-disagree")
  /// Minutes that are zero or negative.
  package static let badMinutes = Diagnostic.Code(rawValue: "bad-minutes")
  /// A status word that no table has.
  package static let unknownStatus = Diagnostic.Code(rawValue: "unknown-status")
  /// A status word that the times contradict at as-of.
  package static let statusContradictsTimes = Diagnostic.Code(rawValue: "status-contradicts-times")
  /// The same row twice.
  package static let duplicateFlight = Diagnostic.Code(rawValue: "duplicate-flight")
  /// The same number, route and date twice, with different data.
  package static let conflictingFlight = Diagnostic.Code(rawValue: "conflicting-flight")

  /// One aircraft on two flights at the same time.
  package static let aircraftOverlap = Diagnostic.Code(rawValue: "aircraft-overlap")
  /// Hours without a flight in the middle of a busy day.
  package static let timetableHole = Diagnostic.Code(rawValue: "timetable-hole")

  /// A person without a flight on the sheet.
  package static let unlinkedPerson = Diagnostic.Code(rawValue: "unlinked-person")
  /// A person whose flight number has several legs.
  package static let ambiguousFlight = Diagnostic.Code(rawValue: "ambiguous-flight")
  /// A date that is the departure date of one flight and the arrival date of another, each over midnight.
  package static let twoDates = Diagnostic.Code(rawValue: "two-dates")
  /// People who are linked to a flight over midnight by the date of its arrival alone.
  package static let dateHere = Diagnostic.Code(rawValue: "arrival-date")
  /// The same person with the same flight twice.
  package static let duplicatePerson = Diagnostic.Code(rawValue: "duplicate-person")
  /// A person on two flights at the same time.
  package static let overlappingTrips = Diagnostic.Code(rawValue: "overlapping-trips")
  /// People whose flight is cancelled.
  package static let personOnCancelledFlight = Diagnostic.Code(rawValue: "person-on-cancelled-flight")
  /// Several spellings of a company that are one.
  package static let mergedCompany = Diagnostic.Code(rawValue: "merged-company")
}
