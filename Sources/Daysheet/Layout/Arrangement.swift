import PosterUI
import Timelines

/// How a poster's parts are arranged: density, size and how many flights stand side by side.
struct Arrangement {
  let density: Density
  let scale: Double
  let columns: Int
  let margin: Double
  /// Points at scale 1 that a 12-hour clock's marker needs; 0 with a 24-hour clock.
  let markerWidth: Double

  private let innerWidth: Double

  /// Lengths at scale 1 in one density, in points.
  private struct Measures {
    var headerWidth: Double
    var headerSpacing: Double
    var columnSpacing: Double
    var rowSpacing: Double
    var hourSpacing: Double
    /// Widths between which a flight looks good.
    var leastWidth: Double
    var mostWidth: Double
    /// A little less than a flight really needs, to leave out at once what cannot fit.
    var leastHeight: Double
    /// From roomy to tight; the last one keeps texts above the least size on paper.
    var scales: [Double]

    static func of(_ density: Density) -> Measures {
      switch density {
      case .cards:
        Measures(
          headerWidth: 62, headerSpacing: 6, columnSpacing: 8, rowSpacing: 5, hourSpacing: 3.5,
          leastWidth: 146,
          mostWidth: 300, leastHeight: 52, scales: [3, 2.6, 2.3, 2, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.05, 1])
      case .compact:
        Measures(
          headerWidth: 62, headerSpacing: 6, columnSpacing: 6, rowSpacing: 3.5, hourSpacing: 3,
          leastWidth: 146,
          mostWidth: 260, leastHeight: 29, scales: [2, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.05, 1])
      case .rows:
        Measures(
          headerWidth: 44, headerSpacing: 4, columnSpacing: 5, rowSpacing: 1, hourSpacing: 2, leastWidth: 146,
          mostWidth: 240, leastHeight: 9.5,
          scales: [2, 1.8, 1.6, 1.45, 1.3, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9])
      }
    }
  }

  private var measures: Measures { .of(density) }

  private init(density: Density, scale: Double, columns: Int, paper: PaperSize, markerWidth: Double) {
    self.markerWidth = markerWidth
    self.density = density
    self.scale = scale
    self.columns = columns
    margin = Self.margin(on: paper)
    innerWidth = paper.width - 2 * margin
  }

  /// Every arrangement that may need one page only, the roomiest first.
  ///
  /// - Parameter densities: the ones that the user allows.
  static func candidates(
    for summary: Summary, on paper: PaperSize, densities: [Density], markerWidth: Double
  ) -> [Arrangement] {
    densities.flatMap { density -> [Arrangement] in
      let scales = paper.height == nil ? [1] : Measures.of(density).scales
      return scales.flatMap { scale -> [Arrangement] in
        let limits = columns(density, scale: scale, on: paper, for: summary, markerWidth: markerWidth)
        return (limits.least...limits.most).map { columns in
          Arrangement(
            density: density, scale: scale, columns: columns, paper: paper, markerWidth: markerWidth)
        }
      }
    }
    .filter { $0.mayFitOnePage(summary, on: paper) }
  }

  /// The arrangement for several pages: true size, as many flights side by side as are easy to read.
  static func common(
    for summary: Summary, on paper: PaperSize, density: Density, markerWidth: Double
  ) -> Arrangement {
    let columns = columns(density, scale: 1, on: paper, for: summary, markerWidth: markerWidth).most
    return Arrangement(density: density, scale: 1, columns: columns, paper: paper, markerWidth: markerWidth)
  }

  func timelineStyle(rule: Color) -> TimelineStyle {
    var style = TimelineStyle()
    style.columns = columns
    style.headerWidth = measures.headerWidth * scale
    style.headerSpacing = measures.headerSpacing * scale
    style.columnSpacing = measures.columnSpacing * scale
    style.rowSpacing = measures.rowSpacing * scale
    // A header is higher than a row, but for cards.
    style.rowsPerBlock = density == .cards ? 1 : 2
    style.hourSpacing = measures.hourSpacing * scale
    style.rule = Stroke(rule, width: 0.75 * scale)
    return style
  }

  var sectionStyle: SectionListStyle {
    var style = SectionListStyle()
    style.columnSpacing = 20 * scale
    style.rowSpacing = 2 * scale
    style.sectionSpacing = 10 * scale
    style.spacing = 12 * scale
    return style
  }

  /// Most points by which the gaps between hours grow to fill a page.
  var stretch: Double { 3 * measures.hourSpacing * scale }

  /// As many columns of names as stand side by side without shortening common ones.
  var sectionColumns: Int { max(1, Int(innerWidth / ((130 + 1.5 * markerWidth) * scale))) }

  /// Whether the parts fit on one page by the least height that they may have.
  private func mayFitOnePage(_ summary: Summary, on paper: PaperSize) -> Bool {
    guard let height = paper.height else { return true }
    let rows = summary.timeline.hours.map { hour in
      (summary.timeline.events(in: hour).count + columns - 1) / columns
    }
    let emptyHours = rows.count { $0 == 0 }
    let flights = Double(rows.reduce(0, +)) * (measures.leastHeight + measures.rowSpacing)
    let hours = Double(rows.count) * (2 * measures.hourSpacing - measures.rowSpacing) + Double(emptyHours) * 9
    let names = summary.sections.reduce(0) { $0 + $1.people.count + 2 }
    let sections = Double(names / sectionColumns) * 9
    // Masthead, hour strip and footer.
    let head = 130.0
    return (flights + hours + sections + head) * scale < height - 2 * margin
  }

  private static func margin(on paper: PaperSize) -> Double {
    paper.margin ?? min(max(paper.width * 0.043, 18), 90)
  }

  /// As many as the fullest hour needs, of a width between the least and the most that looks good.
  private static func columns(
    _ density: Density, scale: Double, on paper: PaperSize, for summary: Summary, markerWidth: Double
  ) -> (least: Int, most: Int) {
    let measures = Measures.of(density)
    let spacing = measures.columnSpacing * scale
    let header = (measures.headerWidth + measures.headerSpacing) * scale
    let room = paper.width - 2 * margin(on: paper) - header + spacing
    // Both ends of a card have a time, a row has one.
    let markers = markerWidth * (density == .rows ? 1 : 2)
    let most = max(1, Int(room / ((measures.leastWidth + markers) * scale + spacing)))
    let least = min(
      most, max(1, Int((room / ((measures.mostWidth + markers) * scale + spacing)).rounded(.up))))
    let fullest = max(1, summary.timeline.hours.map { summary.timeline.events(in: $0).count }.max() ?? 1)
    // No more columns than the fullest hour has flights: a few flights fill their page.
    return (min(least, fullest), min(most, fullest))
  }
}

/// A paper in its orientation, in points; `height` is `nil` where the sheet is as tall as needed.
struct PaperSize: Hashable {
  let width: Double
  let height: Double?
  /// Around the content; `nil`: by the width.
  let margin: Double?

  init(_ paper: Paper, _ orientation: ReportOptions.Orientation, margin: Double? = nil) {
    self.margin = margin
    if orientation == .landscape, let height = paper.height {
      self.width = height
      self.height = paper.width
    } else {
      width = paper.width
      height = paper.height
    }
  }
}
