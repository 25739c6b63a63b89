package import Timelines

/// What an invented day is made from.
package struct SampleOptions: Hashable, Sendable {
  package var seed: UInt64 = 1
  package var flights = 40
  package var people = 30
  /// Fixed, since a sample must not depend on when it is made.
  package var day = CalendarDate(daysSince1970: 20_524)
  /// One of ``SampleAirport/all``.
  package var airport = "LIS"

  package init() {}
}
