/// An airport of the built-in table.
package struct Airport: Hashable, Sendable {
  /// IATA code, three capital letters.
  package var code: String
  package var name: String
  package var city: String
  /// ISO 3166-1 alpha-2.
  package var country: String
  /// IANA identifier.
  package var zone: String
  /// Degrees north and east.
  package var latitude: Double
  package var longitude: Double

  package init(
    code: String, name: String, city: String, country: String, zone: String, latitude: Double,
    longitude: Double
  ) {
    self.code = code
    self.name = name
    self.city = city
    self.country = country
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }
}
