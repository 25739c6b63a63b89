/// Turns ICAO codes of airports into IATA codes.
enum ICAOCodes {
  /// `FRA` for `EDDF`; `nil` where the table has no such airport. Capital letters are expected.
  static func iata(_ icao: String) -> String? {
    let wanted = Array(icao.utf8)
    guard wanted.count == 4 else { return nil }
    return ICAOTable.text.withUTF8Buffer { table in
      var (low, high) = (0, table.count / lineLength)
      while low < high {
        let middle = (low + high) / 2
        let line = table[(middle * lineLength)..<(middle * lineLength + lineLength - 1)]
        if line.prefix(4).elementsEqual(wanted) { return String(decoding: line.suffix(3), as: UTF8.self) }
        if line.prefix(4).lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private static let lineLength = 8
}

extension Row {
  /// An airport by its IATA code, else by its ICAO code; empty where the row names none.
  mutating func airport(_ iata: Column, icao: Column) -> String {
    code(iata) ?? icaoCode(icao) ?? ""
  }

  /// An airport by its ICAO code: its IATA code, or the code as it is where there is none.
  mutating func icaoCode(_ column: Column) -> String? {
    code(column).map { ICAOCodes.iata($0) ?? $0 }
  }
}
