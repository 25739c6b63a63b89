import Foundation
import Testing
import Timelines

/// A date that is known to exist.
func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
  try #require(CalendarDate(year: year, month: month, day: day))
}

/// A zone that is known to exist, quick around `date`.
func zone(_ identifier: String, around date: CalendarDate) throws -> Zone {
  let center = Instant(seconds: LocalTime(date, minutes: 0).wallSeconds)
  return try #require(Zone(identifier: identifier, around: center))
}

func day(
  _ year: Int, _ month: Int, _ day: Int, in identifier: String, startMinutes: Int = 0
) throws -> Day {
  let date = try date(year, month, day)
  return Day(date, in: try zone(identifier, around: date), startMinutes: startMinutes)
}

extension Day {
  /// Length in hours, with its fraction.
  var length: Double { Double(end.seconds - start.seconds) / 3600 }
}

/// A small generator with a seed, so that random tests are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
