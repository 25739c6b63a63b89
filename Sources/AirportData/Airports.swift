/// The airports that a run knows: those of the built-in table, and those of the user's own (`--airports-file`), which come
/// first.
package struct Airports: Sendable, Hashable {
  package static let builtIn = Airports()

  /// By code, each once.
  package let own: [Airport]
  /// Of the file that they come from, lower-case hex; `nil` without one.
  package let sha256: String?
  private let ownByCode: [String: Airport]

  package init(own: [Airport] = [], sha256: String? = nil) {
    ownByCode = Dictionary(own.map { ($0.code, $0) }) { _, last in last }
    self.own = ownByCode.values.sorted { $0.code < $1.code }
    self.sha256 = sha256
  }

  /// The airport with this IATA code; capital letters are expected.
  package func find(_ code: String) -> Airport? {
    ownByCode.isEmpty ? Airport.find(code) : ownByCode[code] ?? Airport.find(code)
  }

  /// The codes of all airports, each of three letters or digits; those of the user's own may be there twice.
  package var codes: [String] {
    var codes = own.map(\.code).filter { $0.utf8.count == AirportLine.codeLength }
    AirportLine.forEach { codes.append($0.code) }
    return codes
  }

  /// The IATA code for an ICAO code, in capital letters.
  package func iata(ofICAO icao: String) -> String? {
    guard icao.utf8.count == 4 else { return nil }
    return own.first { $0.icao == icao }?.code ?? AirportIndex.byICAO[icao]
  }

  /// The airports of a city that has a code which is none of its airports', sorted; empty where there is no such city.
  package func airports(ofCity code: String) -> [String] {
    let own = own.filter { $0.cityCode == code && $0.code != code }.map(\.code)
    let known = AirportIndex.byCity[code] ?? []
    return own.isEmpty ? known : Set(own + known).sorted()
  }

  /// What a city's code says of an end of a flight: the zone that all its airports have, and the name that most have.
  ///
  /// `nil` where there is no such city, or where its airports are in several zones.
  package func city(_ code: String) -> (zone: String, name: String)? {
    let airports = airports(ofCity: code).compactMap { find($0) }
    guard let zone = airports.first?.zone, airports.allSatisfy({ $0.zone == zone }) else { return nil }
    let names = Dictionary(grouping: airports, by: \.city).mapValues(\.count)
    let name = names.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    return (zone, name ?? code)
  }

  /// The airports that a name may mean, sorted by their codes; those with scheduled traffic where there are any.
  func named(_ name: String) -> [Airport] {
    let wanted = SearchName(name).text
    guard !wanted.isEmpty else { return [] }
    let own = own.filter { $0.searchNames.contains(wanted) }
    let known = (AirportIndex.byName[wanted] ?? []).filter { ownByCode[$0] == nil }.compactMap { find($0) }
    return (own + Airport.inUse(known)).sorted { $0.code < $1.code }
  }
}
