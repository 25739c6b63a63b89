import AirportData
import Foundation

extension Airport {
  /// Kilometres on the great circle; the table's coordinates are rounded, so within 2 km. `nil` where a place is not known.
  func distance(to other: Airport) -> Double? {
    guard let here = place, let there = other.place else { return nil }
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let latitudes = (radians(here.latitude), radians(there.latitude))
    let across = sin((latitudes.1 - latitudes.0) / 2)
    let along = sin(radians(there.longitude - here.longitude) / 2)
    let chord = across * across + cos(latitudes.0) * cos(latitudes.1) * along * along
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}
