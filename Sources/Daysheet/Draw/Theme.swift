package import PosterUI

/// The colours and typefaces of a sheet (poster.md, "Type and colour").
package struct Theme: Sendable {
  package var name: String
  /// Of the file that the theme comes from and of its logo's, lower-case hex; `nil` for a built-in one.
  package var sha256: String?
  /// The paths that the theme was read from: none for a built-in one.
  package var files: [String] = []
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
  package var textFamily = "Inter"
  package var displayFamily = "Inter Display"
  /// Factors on the sizes of texts and of figures and heads, 1…1.5: a theme may enlarge, never shrink.
  package var textSize = 1.0
  package var displaySize = 1.0
  package var logo: Logo?
  /// Where a theme's file names its logo.
  package var logoPlace: SourceLocation?

  /// A mark of the house, at the head of the first page.
  package enum Logo: Sendable {
    /// Filled with the colour, or with the ink where there is none.
    case outline(Outline, Color?)
    case picture(PNGPicture)
  }

  /// One font of each face that a sheet is set in.
  var faces: [Font] {
    let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
    return weights.map { Font(textFamily, size: 8, weight: $0, tabularFigures: true) }
      + [Font(displayFamily, size: 8, weight: .bold, tabularFigures: true)]
  }

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
    color(of: status).opacity(0.07).over(paper)
  }

  /// A company's colour by the place of its section; people without a company are quiet.
  package func companyColor(_ section: Int, hasName: Bool = true) -> Color {
    hasName && !companies.isEmpty ? companies[section % companies.count] : quiet
  }
}
