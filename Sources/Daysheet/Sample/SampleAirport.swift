import Foundation

/// An airport that invented flights go to: real places, so that durations and zones are believable.
package struct SampleAirport: Sendable {
  package let code: String
  let zone: String
  let latitude: Double
  let longitude: Double

  private init(_ code: String, _ zone: String, _ latitude: Double, _ longitude: Double) {
    self.code = code
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Kilometres along the great circle.
  func distance(to other: SampleAirport) -> Double {
    let radians = Double.pi / 180
    let latitudes = (other.latitude - latitude) * radians
    let longitudes = (other.longitude - longitude) * radians
    let chord =
      sin(latitudes / 2) * sin(latitudes / 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(longitudes / 2) * sin(longitudes / 2)
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }

  /// Scheduled minutes from gate to gate, a multiple of five: half an hour on the ground, the rest at 830 km/h.
  func minutes(to other: SampleAirport) -> Int {
    let minutes = 30 + distance(to: other) / 830 * 60
    return Int((minutes / 5).rounded()) * 5
  }

  package static let all = [
    SampleAirport("AMS", "Europe/Amsterdam", 52.31, 4.76),
    SampleAirport("ARN", "Europe/Stockholm", 59.65, 17.92),
    SampleAirport("ATH", "Europe/Athens", 37.94, 23.94),
    SampleAirport("ATL", "America/New_York", 33.64, -84.43),
    SampleAirport("BCN", "Europe/Madrid", 41.30, 2.08), SampleAirport("BER", "Europe/Berlin", 52.37, 13.50),
    SampleAirport("BOS", "America/New_York", 42.36, -71.01),
    SampleAirport("BRU", "Europe/Brussels", 50.90, 4.48),
    SampleAirport("BUD", "Europe/Budapest", 47.44, 19.26), SampleAirport("CDG", "Europe/Paris", 49.01, 2.55),
    SampleAirport("CPH", "Europe/Copenhagen", 55.62, 12.66),
    SampleAirport("DEL", "Asia/Kolkata", 28.57, 77.10),
    SampleAirport("DOH", "Asia/Qatar", 25.27, 51.61), SampleAirport("DUB", "Europe/Dublin", 53.42, -6.27),
    SampleAirport("DXB", "Asia/Dubai", 25.25, 55.36), SampleAirport("EWR", "America/New_York", 40.69, -74.17),
    SampleAirport("FCO", "Europe/Rome", 41.80, 12.24), SampleAirport("FRA", "Europe/Berlin", 50.03, 8.54),
    SampleAirport("GRU", "America/Sao_Paulo", -23.44, -46.47),
    SampleAirport("GVA", "Europe/Zurich", 46.24, 6.11),
    SampleAirport("HAM", "Europe/Berlin", 53.63, 9.99), SampleAirport("HEL", "Europe/Helsinki", 60.32, 24.96),
    SampleAirport("HND", "Asia/Tokyo", 35.55, 139.78), SampleAirport("IST", "Europe/Istanbul", 41.28, 28.75),
    SampleAirport("JFK", "America/New_York", 40.64, -73.78),
    SampleAirport("JNB", "Africa/Johannesburg", -26.14, 28.25),
    SampleAirport("KEF", "Atlantic/Reykjavik", 63.99, -22.61),
    SampleAirport("LAX", "America/Los_Angeles", 33.94, -118.41),
    SampleAirport("LHR", "Europe/London", 51.47, -0.46), SampleAirport("LIS", "Europe/Lisbon", 38.77, -9.13),
    SampleAirport("MAD", "Europe/Madrid", 40.47, -3.56), SampleAirport("MUC", "Europe/Berlin", 48.35, 11.79),
    SampleAirport("MXP", "Europe/Rome", 45.63, 8.73), SampleAirport("OPO", "Europe/Lisbon", 41.25, -8.68),
    SampleAirport("ORD", "America/Chicago", 41.98, -87.90), SampleAirport("OSL", "Europe/Oslo", 60.19, 11.10),
    SampleAirport("PRG", "Europe/Prague", 50.10, 14.26),
    SampleAirport("SFO", "America/Los_Angeles", 37.62, -122.38),
    SampleAirport("SIN", "Asia/Singapore", 1.35, 103.99),
    SampleAirport("SYD", "Australia/Sydney", -33.95, 151.18),
    SampleAirport("VIE", "Europe/Vienna", 48.11, 16.57), SampleAirport("WAW", "Europe/Warsaw", 52.17, 20.97),
    SampleAirport("YYZ", "America/Toronto", 43.68, -79.63),
    SampleAirport("ZRH", "Europe/Zurich", 47.46, 8.55),
  ]
}
