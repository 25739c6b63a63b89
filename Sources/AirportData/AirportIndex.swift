/// The airports of the table by what a cell may have instead of their IATA code. Each part is made when it is first asked:
/// ordinary files need none.
enum AirportIndex {
  /// By ICAO code.
  static let byICAO: [String: String] = {
    var codes: [String: String] = [:]
    AirportLine.forEach { if !$0.icao.isEmpty { codes[$0.icao] = $0.code } }
    return codes
  }()

  /// The airports of cities whose code is none of their airports', such as LON; only those with scheduled traffic where
  /// there are any.
  static let byCity: [String: [String]] = {
    var airports: [String: [Airport]] = [:]
    AirportLine.forEach { line in
      guard !line.cityCode.isEmpty, Airport.find(line.cityCode) == nil, let airport = Airport.find(line.code)
      else { return }
      airports[line.cityCode, default: []].append(airport)
    }
    return airports.compactMapValues { all in
      let inUse = Airport.inUse(all)
      return inUse.isEmpty ? nil : inUse.map(\.code)
    }
  }()

  /// By each name that may stand for them.
  static let byName: [String: [String]] = {
    var codes: [String: [String]] = [:]
    for airport in Airport.all where airport.use != .former {
      for name in airport.searchNames { codes[name, default: []].append(airport.code) }
    }
    return codes
  }()
}

extension Airport {
  /// Those with scheduled traffic; where none has any, those whose code is in use.
  static func inUse(_ airports: [Airport]) -> [Airport] {
    let served = airports.filter { $0.use == .scheduledTraffic }
    return served.isEmpty ? airports.filter { $0.use == .field } : served
  }

  /// What people call the airport: its name with and without its city, and the city alone.
  var searchNames: Set<String> {
    let (city, name) = (SearchName(city), SearchName(name))
    var names: Set<String> = [city.text, name.text]
    if name.words.starts(with: city.words) {
      names.insert(SearchName(words: Array(name.words.dropFirst(city.words.count))).text)
    } else {
      names.insert(SearchName(words: city.words + name.words).text)
    }
    return names.subtracting([""])
  }
}
