import AirportData
import Timelines

/// The zones of airports, each made once a year of readings: a `Zone` costs half a millisecond, a file has many rows.
struct ZoneTable {
  /// For the sheet's airport where the table does not have it.
  private let fallback: (code: String, zone: Zone)?
  private let airports: Airports
  private var zones: [Key: Zone?] = [:]

  private struct Key: Hashable {
    var code: String
    var year: Int
  }

  init(_ airports: Airports = .builtIn, fallback: (code: String, zone: Zone)? = nil) {
    self.airports = airports
    self.fallback = fallback
  }

  /// The zone of the airport with this code, quick around `local`; `nil` where nothing knows the airport.
  mutating func zone(of code: String, around local: LocalTime) -> Zone? {
    if code.isEmpty { return nil }
    let key = Key(code: code, year: local.date.components.year)
    if let known = zones[key] { return known }
    let zone = make(code, year: key.year) ?? (fallback?.code == code ? fallback?.zone : nil)
    zones[key] = .some(zone)
    return zone
  }

  private func make(_ code: String, year: Int) -> Zone? {
    // A city stands for its zone at the other end of a flight.
    guard let identifier = airports.find(code)?.zone ?? airports.city(code)?.zone,
      let middle = CalendarDate(year: year, month: 7, day: 1)
    else { return nil }
    return Zone(
      identifier: identifier, around: Instant(seconds: LocalTime(middle, minutes: 0).wallSeconds))
  }
}
