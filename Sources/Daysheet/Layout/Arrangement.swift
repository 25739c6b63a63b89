import PosterUI
import Timelines

/// A paper in its orientation, in points; `height` is `nil` where the sheet is as tall as needed.
struct PaperSize: Hashable {
  let width: Double
  let height: Double?

  init(_ paper: Paper, _ orientation: ReportOptions.Orientation) {
    if orientation == .landscape, let height = paper.height {
      self.width = height
      self.height = paper.width
    } else {
      width = paper.width
      height = paper.height
    }
  }
}

/// How large a poster's parts are and how many cards stand side by side.
struct Arrangement {
  let scale: Double
  let columns: Int
  let margin: Double
  /// Whether the timeline alone leaves room on one page, by the least height of its parts.
  let mayFitOnePage: Bool

  private let innerWidth: Double

  /// Lengths for scale 1, in points.
  private enum Length {
    static let headerWidth = 62.0
    static let headerSpacing = 6.0
    static let cardSpacing = 8.0
    static let leastCardWidth = 146.0
    static let mostCardWidth = 300.0
    static let leastCardHeight = 50.0
    static let hourSpacing = 3.5
    static let sectionWidth = 130.0
  }

  private init(scale: Double, columns: Int, paper: PaperSize, rows: Int, hours: Int) {
    self.scale = scale
    self.columns = columns
    let margin = Self.margin(on: paper)
    self.margin = margin
    innerWidth = paper.width - 2 * margin
    let least = Double(rows) * Length.leastCardHeight + Double(hours) * 2 * Length.hourSpacing
    mayFitOnePage = paper.height.map { least * scale < $0 - 2 * margin } ?? (scale == 1)
  }

  /// Every arrangement worth trying, the roomiest first.
  static func candidates(for summary: Summary, on paper: PaperSize) -> [Arrangement] {
    let scales = paper.height == nil ? [1] : [3, 2.6, 2.3, 2, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.05, 1]
    return scales.flatMap { scale -> [Arrangement] in
      let limits = columns(scale: scale, on: paper, for: summary)
      return (limits.least...limits.most).map { columns in
        let rows = summary.timeline.hours.reduce(0) { rows, hour in
          rows + max(1, (summary.timeline.events(in: hour).count + columns - 1) / columns)
        }
        return Arrangement(
          scale: scale, columns: columns, paper: paper, rows: rows, hours: summary.timeline.hours.count)
      }
    }
  }

  /// The arrangement for several pages: true size, as many cards side by side as are easy to read.
  static func common(for summary: Summary, on paper: PaperSize) -> Arrangement {
    let columns = columns(scale: 1, on: paper, for: summary).most
    return Arrangement(scale: 1, columns: columns, paper: paper, rows: 0, hours: 0)
  }

  func timelineStyle(rule: Color) -> TimelineStyle {
    var style = TimelineStyle()
    style.columns = columns
    style.headerWidth = Length.headerWidth * scale
    style.headerSpacing = Length.headerSpacing * scale
    style.columnSpacing = Length.cardSpacing * scale
    style.rowSpacing = 5 * scale
    style.hourSpacing = Length.hourSpacing * scale
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

  /// As many columns as names need, and no more than there are sections unless they are long.
  func sectionColumns(count: Int) -> Int {
    max(1, Int(innerWidth / (Length.sectionWidth * scale)))
  }

  private static func margin(on paper: PaperSize) -> Double {
    min(max(paper.width * 0.043, 18), 90)
  }

  /// As many as the fullest hour needs, of a width between the least and the most that a card looks good in.
  private static func columns(
    scale: Double, on paper: PaperSize, for summary: Summary
  ) -> (least: Int, most: Int) {
    let spacing = Length.cardSpacing * scale
    let room =
      paper.width - 2 * margin(on: paper) - (Length.headerWidth + Length.headerSpacing) * scale + spacing
    let most = max(1, Int(room / (Length.leastCardWidth * scale + spacing)))
    let least = min(most, max(1, Int((room / (Length.mostCardWidth * scale + spacing)).rounded(.up))))
    let fullest = summary.timeline.hours.map { summary.timeline.events(in: $0).count }.max() ?? 1
    return (least, max(least, min(most, fullest)))
  }
}
