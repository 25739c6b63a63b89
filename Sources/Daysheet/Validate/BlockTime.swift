import AirportData

/// From off block to on block: which durations a scheduled flight between two airports can have.
///
/// The limits are wide on purpose. No timetable has a block speed of more than 910 km/h; what is beyond 1,050 is an end
/// in the wrong zone or on the wrong day. Slow flights are small aircraft and flights with stops under one number.
struct BlockTime {
  let kilometres: Double

  /// `nil` where it is not known where an airport lies.
  init?(from origin: Airport, to destination: Airport) {
    guard let kilometres = origin.distance(to: destination) else { return nil }
    self.kilometres = kilometres
  }

  /// Minutes by the fastest aircraft in service with a strong wind behind it.
  var least: Int { Int(max(0, kilometres - 3) / 1050 * 60) }

  /// Minutes by a propeller aircraft with two stops on the way.
  var most: Int { 150 + Int(kilometres / 300 * 60) }
}
