import Foundation
import Testing
import Timelines

struct ZoneTests {
  static let identifiers = [
    "Europe/Lisbon", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Auckland",
    "Pacific/Apia", "Europe/Moscow", "America/Caracas", "Asia/Tehran", "Africa/Casablanca", "Asia/Kolkata",
    "America/St_Johns", "UTC",
  ]

  /// Within the quick range and far outside it.
  @Test(arguments: identifiers, [2011, 2015, 2026, 2050])
  func offsetsAgreeWithFoundation(identifier: String, year: Int) throws {
    let zone = try zone(identifier, around: date(2012, 1, 1))
    let foundation = try #require(TimeZone(identifier: identifier))
    let start = LocalTime(try date(year, 1, 1), minutes: 0).wallSeconds
    for step in stride(from: 0, to: 366 * 86_400, by: 1799) {
      let instant = Instant(seconds: start + step)
      guard zone.offset(at: instant) != foundation.secondsFromGMT(for: instant.date) else { continue }
      Issue.record("\(identifier) \(instant.seconds)")
      return
    }
  }

  /// A reading's instants are found by trying every offset that Foundation knows for the year.
  @Test(arguments: identifiers)
  func resolvingFindsEveryInstantOfAReading(identifier: String) throws {
    let zone = try zone(identifier, around: date(2026, 7, 1))
    let foundation = try #require(TimeZone(identifier: identifier))
    let start = LocalTime(try date(2026, 1, 1), minutes: 0).wallSeconds
    let offsets = Set(
      (0..<366).map { foundation.secondsFromGMT(for: Instant(seconds: start + $0 * 86_400).date) })
    for step in stride(from: 0, to: 365 * 86_400, by: 1800) {
      let local = LocalTime(wallSeconds: start + step)
      let instants = offsets.map { Instant(seconds: local.wallSeconds - $0) }
        .filter { $0.seconds + foundation.secondsFromGMT(for: $0.date) == local.wallSeconds }.sorted()
      let isRight =
        switch zone.resolve(local) {
        case .unique(let instant): instants == [instant]
        case .repeated(let first, let second): instants == [first, second]
        case .missing(let moved): instants.isEmpty && zone.local(at: moved) > local
        }
      guard isRight else {
        Issue.record("\(identifier) \(local.date) \(local.clock)")
        return
      }
    }
  }

  @Test func aRepeatedReadingIsTwoInstants() throws {
    let lisbon = try zone("Europe/Lisbon", around: date(2026, 10, 25))
    let reading = LocalTime(try date(2026, 10, 25), minutes: 90)
    guard case .repeated(let first, let second) = lisbon.resolve(reading) else {
      Issue.record("not repeated")
      return
    }
    #expect(lisbon.iso8601(first) == "2026-10-25T01:30+01:00")
    #expect(lisbon.iso8601(second) == "2026-10-25T01:30+00:00")
  }

  @Test func aMissingReadingMovesForwardByTheGap() throws {
    let newYork = try zone("America/New_York", around: date(2013, 3, 10))
    let missing = LocalTime(try date(2013, 3, 10), minutes: 150)
    guard case .missing(let moved) = newYork.resolve(missing) else {
      Issue.record("not missing")
      return
    }
    #expect(newYork.iso8601(moved) == "2013-03-10T03:30-04:00")
    let lordHowe = try zone("Australia/Lord_Howe", around: date(2026, 10, 4))
    guard case .missing(let half) = lordHowe.resolve(LocalTime(try date(2026, 10, 4), minutes: 135)) else {
      Issue.record("not missing")
      return
    }
    #expect(lordHowe.iso8601(half) == "2026-10-04T02:45+11:00")
  }

  @Test func onlyIANANamesAreZones() throws {
    let center = Instant(seconds: 0)
    for name in ["EST", "CET ", "Mars/Olympus", "", "lisbon"] {
      #expect(Zone(identifier: name, around: center) == nil, "\(name)")
    }
    #expect(Zone(fixedOffset: 19 * 3600) == nil)
    #expect(try #require(Zone(fixedOffset: 19_800)).identifier == "UTC+05:30")
    #expect(try #require(Zone(fixedOffset: 0)).identifier == "UTC")
  }
}
