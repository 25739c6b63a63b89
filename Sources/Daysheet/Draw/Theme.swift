package import PosterUI

/// The colours and typefaces of a sheet (poster.md, "Type and colour").
package struct Theme: Sendable {
  package var name: String
  package var paper: Color
  package var ink: Color
  package var quiet: Color
  package var hairline: Color
  package var cardFill: Color
  package var cardStroke: Color
  package var now: Color
  /// Bars of the hour strip.
  package var arrivals: Color
  package var departures: Color
  package var onTime: Color
  package var inFlight: Color
  package var landed: Color
  package var boarding: Color
  package var delayed: Color
  package var stopped: Color
  package var unknown: Color
  /// Companies take these in turn, in the order of their sections.
  package var companies: [Color]
  package var textFamily: String
  package var displayFamily: String

  package static let light = Theme(
    name: "light", paper: Color(0xFFFFFF), ink: Color(0x16202E), quiet: Color(0x5B6B80),
    hairline: Color(0xE1E6EC), cardFill: Color(0xF1F3F6), cardStroke: Color(0xD3DAE2), now: Color(0xC2255C),
    arrivals: Color(0x1D5FD1), departures: Color(0x9DBDF2), onTime: Color(0x1F7A4D),
    inFlight: Color(0x1D5FD1), landed: Color(0x3F5673), boarding: Color(0x6D3FC0), delayed: Color(0xB45309),
    stopped: Color(0xB3261E), unknown: Color(0x5B6B80),
    companies: [
      Color(0x1D5FD1), Color(0xB45309), Color(0x1F7A4D), Color(0x6D3FC0), Color(0xB3261E), Color(0x0E7490),
      Color(0x9D174D), Color(0x4D7C0F), Color(0x7C4A2D), Color(0x3F5673),
    ],
    textFamily: "Inter", displayFamily: "Inter Display")

  package func color(of status: Status) -> Color {
    switch status {
    case .scheduled: onTime
    case .inFlight, .departed: inFlight
    case .landed, .arrived: landed
    case .boarding: boarding
    case .delayed: delayed
    case .diverted, .cancelled: stopped
    case .unknown: unknown
    }
  }

  /// The ground of a status pill: the paper, tinted so lightly that the word on it keeps its contrast.
  package func pillColor(of status: Status) -> Color {
    color(of: status).opacity(0.09).over(paper)
  }

  /// A company's colour by the place of its section; people without a company are quiet.
  package func companyColor(_ section: Int, hasName: Bool = true) -> Color {
    hasName && !companies.isEmpty ? companies[section % companies.count] : quiet
  }
}
