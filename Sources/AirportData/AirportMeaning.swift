/// What a cell of a file, or the value of `--airport`, says of an airport.
package enum AirportMeaning: Hashable, Sendable {
  /// IATA code of the one airport that is meant; `byName` where no code said so.
  case airport(String, byName: Bool)
  /// The code of a city with several airports: `LON`.
  case city(String)
  /// A name that several airports have, which are these.
  case several([String])
  case unknown
}

extension Airports {
  /// Reads `LIS`, `LPPT`, `Lisbon (LIS)`, `LIS/LPPT`, `LIS - Lisbon`, `LIS T1`, `LON`, `Lisbon`.
  package func meaning(of cell: String) -> AirportMeaning {
    let words = cell.split { $0.isWhitespace }
    if words.count == 1, let only = words.first, let meaning = meaning(ofCode: String(only)) {
      return meaning
    }
    // A name comes first: LOS ANGELES is not Lagos.
    let byName = meaning(ofName: cell)
    return byName == .unknown ? meaning(ofCodesIn: cell) : byName
  }

  /// IATA, ICAO or city code.
  ///
  /// Four letters that are not all capitals are a name first: Lima is not LIMA.
  private func meaning(ofCode text: String) -> AirportMeaning? {
    let code = text.uppercased()
    switch code.utf8.count {
    case 3:
      if find(code) != nil { return .airport(code, byName: false) }
      return airports(ofCity: code).isEmpty ? nil : .city(code)
    case 4:
      guard let iata = iata(ofICAO: code) else { return nil }
      return text == code || named(text).isEmpty ? .airport(iata, byName: false) : nil
    default: return nil
    }
  }

  private func meaning(ofName name: String) -> AirportMeaning {
    let found = named(name)
    if found.count == 1 { return .airport(found[0].code, byName: true) }
    return found.isEmpty ? .unknown : .several(found.map(\.code))
  }

  // MARK: Codes beside names

  private func meaning(ofCodesIn cell: String) -> AirportMeaning {
    let parts = cell.split { "()[]{}/\\|,;:-–—·".contains($0) }.map(String.init)
    var airports: Set<String> = []
    var cities: Set<String> = []
    for part in parts {
      switch meaning(ofPart: part) {
      case .airport(let code, _): airports.insert(code)
      case .city(let code): cities.insert(code)
      case .several, .unknown: break
      }
    }
    if airports.count == 1, let only = airports.first { return .airport(only, byName: false) }
    if airports.isEmpty, cities.count == 1, let only = cities.first { return .city(only) }
    return airports.isEmpty ? .unknown : .several(airports.sorted())
  }

  /// One code in capital letters, alone, with a terminal, or with its city or airport: `LIS T1`, `New York JFK`.
  private func meaning(ofPart part: String) -> AirportMeaning {
    let words = part.split { $0.isWhitespace }.map(String.init)
    for (index, word) in words.enumerated() where word.utf8.allSatisfy({ (65...90).contains($0) }) {
      guard let meaning = meaning(ofCode: word) else { continue }
      let rest = (words[..<index] + words[(index + 1)...]).filter { !$0.isTerminal }.joined(separator: " ")
      if SearchName(rest).words.isEmpty { return meaning }
      let names = named(rest).map(\.code)
      switch meaning {
      case .airport(let code, _) where names.contains(code): return meaning
      case .city(let code) where names.contains(where: airports(ofCity: code).contains): return meaning
      default: continue
      }
    }
    return .unknown
  }
}

extension String {
  /// `T1`, `Terminal`, `2`, `2F`: what may stand beside an airport's code.
  fileprivate var isTerminal: Bool {
    let text = uppercased()
    if text == "TERMINAL" || text == "TERM" || text == "T" { return true }
    let mark = text.hasPrefix("T") ? text.dropFirst() : text[...]
    return mark.utf8.count <= 2 && (mark.first?.isNumber ?? false)
  }
}
