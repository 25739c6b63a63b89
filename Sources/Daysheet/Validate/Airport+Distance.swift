import Foundation

extension Airport {
  /// Kilometres on the great circle; the table's coordinates are rounded, so within 2 km.
  func distance(to other: Airport) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (here, there) = (radians(latitude), radians(other.latitude))
    let (across, along) = (sin((there - here) / 2), sin(radians(other.longitude - longitude) / 2))
    let chord = across * across + cos(here) * cos(there) * along * along
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}
