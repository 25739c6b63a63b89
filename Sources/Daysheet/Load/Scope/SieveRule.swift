/// What a cell of a bulk file must be like, so that its row may be left out without being loaded.
///
/// Each is stricter than what loading accepts: a row that passes has no error, and its times are what they seem.
enum SieveRule {
  case year, month, day
  /// `2013-11-27`.
  case date
  case airline, flightNumber, airport
  /// Another number of the same flight, or nothing.
  case otherNumber
  /// `hhmm`, as all numbers also with `.0` behind it.
  case scheduledTime
  /// `hhmm` or nothing.
  case time
  /// Whole minutes and the like, or nothing.
  case number
  /// Scheduled minutes of less than a day, or nothing.
  case flightMinutes
}

/// What a sieve has seen of a row.
struct SievedRow {
  var cells = 0
  /// No cell has anything that its rule does not allow.
  var isSound = true
  var (year, month, day) = (0, 0, 0)
  var flight = 0
  var otherNumber = 0
  /// The sheet's airport is at one end.
  var isHere = false
  /// The airports that were read last, by their numbers in ``AirportCodes``; -1 where there was none.
  var airports = (-1, -1)
}
