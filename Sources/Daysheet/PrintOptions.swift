import PosterUI

/// How the poster comes onto paper: what only those who print it need.
package struct PrintOptions: Hashable, Sendable {
  /// From the paper's edges to the content; `nil`: by the paper's size.
  package var margin: Length?
  /// How far the ground of the PDF reaches beyond the cut; `nil`: no crop marks.
  package var bleed: Length?
  /// The sheets that the PDF is spread over; `nil`: the poster's own.
  package var tile: Paper?
  /// How much of its neighbour a sheet shows; `nil`: ``defaultOverlap``.
  package var overlap: Length?

  package static let defaultOverlap = Length(millimetres: 10)
  package static let bleedLimits = 0.1...25.0
  package static let overlapLimits = 0.0...40.0
  package static let marginLimits = 0.0...500.0
  /// The least side of a sheet of a tiled poster in millimetres, so that ruler and label fit beside each other.
  package static let leastTileSide = 140.0

  package init() {}

  /// What of the options cannot go together on this paper, as a sentence; `nil` where all can.
  package func conflict(on paper: Paper, formats: Set<ReportOptions.Format>) -> String? {
    if overlap != nil, tile == nil { return "--overlap needs --tile" }
    if bleed != nil, tile != nil { return "--bleed and --tile exclude each other" }
    for (name, isGiven) in [("--bleed", bleed != nil), ("--tile", tile != nil)] where isGiven {
      if !formats.contains(.pdf) { return "\(name) needs pdf among the formats" }
    }
    if let margin, let side = [paper.width, paper.height].compactMap(\.self).min(),
      Length(points: side - 2 * margin.points).millimetres < Paper.sideLimits.lowerBound
    {
      return "--margin leaves less than \(Int(Paper.sideLimits.lowerBound)) mm of --paper \(paper.name)"
    }
    return nil
  }

  /// The pages of the PDF.
  func pages(of poster: [Drawing], shaper: some TextShaping) -> [Drawing] {
    if let bleed { return poster.map(PrintBleed(bleed: bleed.points).drawing) }
    guard let tile, let height = tile.height else { return poster }
    let tiles = PrintTiles(
      sheet: Size(width: tile.width, height: height), overlap: (overlap ?? Self.defaultOverlap).points)
    return poster.flatMap { tiles.drawings(of: $0, shaper: shaper) }
  }
}
