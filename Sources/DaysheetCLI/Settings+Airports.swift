import AirportData
import Daysheet

extension Settings {
  /// Reads `--airports-file`, and finds what `--airport` means among its airports and those of the table.
  mutating func readAirports() throws(RunError) {
    if let airportsFile { report.airports = try AirportsFile.airports(airportsFile) }
    if let airport = report.airport { report.airport = try report.airports.code(of: airport) }
  }
}
