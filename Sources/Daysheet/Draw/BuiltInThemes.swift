import PosterUI

extension Theme {
  /// On white paper, in colour.
  package static let light = Theme(
    name: "light", paper: Color(0xFFFFFF), ink: Color(0x16202E), quiet: Color(0x5B6B80),
    hairline: Color(0xE1E6EC), cardFill: Color(0xF1F3F6), cardStroke: Color(0xD3DAE2), now: Color(0xC2255C),
    arrivals: Color(0x1D5FD1), departures: Color(0x9DBDF2), onTime: Color(0x1F7A4D),
    inFlight: Color(0x1D5FD1), landed: Color(0x3F5673), boarding: Color(0x6D3FC0), delayed: Color(0xB45309),
    stopped: Color(0xB3261E), unknown: Color(0x5B6B80),
    companies: [
      Color(0x1D5FD1), Color(0xB45309), Color(0x1F7A4D), Color(0x6D3FC0), Color(0xB3261E), Color(0x0E7490),
      Color(0x9D174D), Color(0x4D7C0F), Color(0x7C4A2D), Color(0x3F5673),
    ])

  /// For screens in dark rooms.
  package static let dark = Theme(
    name: "dark", paper: Color(0x0F1722), ink: Color(0xEAF0F7), quiet: Color(0x9AA9BC),
    hairline: Color(0x263346), cardFill: Color(0x18222F), cardStroke: Color(0x2D3C50), now: Color(0xFF7DA8),
    arrivals: Color(0x5E9CFF), departures: Color(0x2F5088), onTime: Color(0x56CB93),
    inFlight: Color(0x74ADFF), landed: Color(0xB3C2D4), boarding: Color(0xBFA5FF), delayed: Color(0xFFB45E),
    stopped: Color(0xFF8A80), unknown: Color(0x9AA9BC),
    companies: [
      Color(0x74ADFF), Color(0xFFB45E), Color(0x56CB93), Color(0xBFA5FF), Color(0xFF8A80), Color(0x4FC7DC),
      Color(0xFF8FC0), Color(0xA8D25B), Color(0xD9A886), Color(0xB3C2D4),
    ])

  /// For printers without colour: glyphs and hatching carry the meaning, greys only tell parts apart.
  package static let mono = Theme(
    name: "mono", paper: Color(0xFFFFFF), ink: Color(0x000000), quiet: Color(0x4A4A4A),
    hairline: Color(0xC8C8C8), cardFill: Color(0xFFFFFF), cardStroke: Color(0x8C8C8C), now: Color(0x000000),
    arrivals: Color(0x2A2A2A), departures: Color(0xBDBDBD), onTime: Color(0x000000),
    inFlight: Color(0x000000), landed: Color(0x4A4A4A), boarding: Color(0x000000), delayed: Color(0x000000),
    stopped: Color(0x000000), unknown: Color(0x4A4A4A),
    companies: [Color(0x000000), Color(0x5A5A5A), Color(0x2E2E2E), Color(0x727272)])

  /// The themes that every Daysheet has.
  package static let builtIn: [Theme] = [.light, .dark, .mono]
}
