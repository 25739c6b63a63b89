/// An airport of the built-in table, or one that the user describes.
package struct Airport: Hashable, Sendable {
  /// What an airport is used for, as far as finding it by a name goes.
  package enum Use: Character, Sendable {
    case scheduledTraffic = "s"
    /// With little traffic or none; a name means it only where no airport with more has that name.
    case field = "f"
    /// The code is out of use: the airport was closed or has another code now. No name means it.
    case former = "c"
  }

  /// IATA code, three capital letters.
  package var code: String
  /// Four letters or digits; empty where there is none.
  package var icao: String
  /// The IATA code of the city: `LON` for `LHR`, the airport's own where the city has no other.
  package var cityCode: String
  package var use: Use
  package var name: String
  package var city: String
  /// ISO 3166-1 alpha-2; empty where it is not known.
  package var country: String
  /// IANA identifier.
  package var zone: String
  /// `nil` where it is not known.
  package var place: Place?

  /// Degrees north and east.
  package struct Place: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  package init(
    code: String, icao: String = "", cityCode: String? = nil, use: Use = .scheduledTraffic, name: String,
    city: String, country: String = "", zone: String, place: Place? = nil
  ) {
    self.code = code
    self.icao = icao
    self.cityCode = cityCode ?? code
    self.use = use
    self.name = name
    self.city = city
    self.country = country
    self.zone = zone
    self.place = place
  }
}
