import AirportData

extension Row {
  /// An airport by its IATA code, else by its ICAO code; empty where the row names none.
  mutating func airport(_ iata: Column, icao: Column) -> String {
    code(iata) ?? icaoCode(icao) ?? ""
  }

  /// An airport by its ICAO code: its IATA code, or the code as it is where there is none.
  mutating func icaoCode(_ column: Column) -> String? {
    code(column).map { Airports.builtIn.iata(ofICAO: $0) ?? $0 }
  }

  /// An airport in a cell that people have filled in, as written; what it means is found when all rows are read
  /// (``AirportCells``).
  mutating func airportCell(_ column: Column) -> String? {
    text(column).map { $0.utf8.count == 3 ? $0.uppercased() : $0 }
  }
}
