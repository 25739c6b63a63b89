public import PosterUI

/// A picture that keeps to a size in bytes, and what that took.
public struct PNGFit: Sendable {
  public let bytes: [UInt8]
  public let ppi: Double
  /// Of the palette that stands for all colours of the sheet; `nil` where none was lost.
  public let colors: Int?

  /// The picture was as small as it may be and still too large.
  public struct Failure: Error, Sendable {
    /// Bytes of the smallest picture that can be read.
    public let needed: Int
    public let ppi: Double
  }
}

extension PNGEncoder {
  /// Pixels in an em of the smallest text, so that it can be read on a screen.
  public static let leastPixelsPerEm = 7.0

  /// The largest picture of at most `mostBytes`: as it is, else of 256 colours, else of those and fewer pixels.
  ///
  /// The ground is opaque in every case, so that light and dark mail programs show the sheet alike.
  ///
  /// - Parameter ppi: the most pixels per inch; the least follow from ``leastPixelsPerEm``.
  /// - Returns: the picture, or how many bytes it needs to stay legible.
  public static func fit(
    _ drawing: Drawing, ppi: Double, mostBytes: Int, threads: Int
  ) throws(CanvasError) -> Result<PNGFit, PNGFit.Failure> {
    let whole = try encode(drawing, ppi: ppi, threads: threads)
    if whole.count <= mostBytes { return .success(PNGFit(bytes: whole, ppi: ppi, colors: nil)) }
    let most = try reduced(drawing, ppi: ppi, threads: threads)
    if most.bytes.count <= mostBytes { return .success(most) }
    var least = try reduced(drawing, ppi: min(ppi, leastLegiblePPI(of: drawing)), threads: threads)
    guard least.bytes.count <= mostBytes else {
      return .failure(PNGFit.Failure(needed: least.bytes.count, ppi: least.ppi))
    }
    var tooMuch = (ppi: most.ppi, bytes: most.bytes.count)
    while tooMuch.ppi - least.ppi > 1 {
      let next = try reduced(drawing, ppi: between(least, tooMuch, mostBytes), threads: threads)
      if next.bytes.count <= mostBytes { least = next } else { tooMuch = (next.ppi, next.bytes.count) }
    }
    return .success(least)
  }

  /// A whole number, so that nobody sees digits that say nothing.
  static func leastLegiblePPI(of drawing: Drawing) -> Double {
    let smallest = drawing.textRuns.map(\.text.font.size).filter { $0 > 0 }.min() ?? 72
    return (72 * leastPixelsPerEm / smallest).rounded(.up)
  }

  /// Where the size would be the one wanted if it grew evenly, at least a pixel away from either side.
  private static func between(
    _ least: PNGFit, _ tooMuch: (ppi: Double, bytes: Int), _ mostBytes: Int
  ) -> Double {
    let share =
      Double(mostBytes - least.bytes.count) / Double(max(tooMuch.bytes - least.bytes.count, 1))
    let guess = (least.ppi + share * (tooMuch.ppi - least.ppi)).rounded(.down)
    return min(max(guess, least.ppi + 1), max(tooMuch.ppi.rounded(.up) - 1, least.ppi + 1))
  }

  private static func reduced(
    _ drawing: Drawing, ppi: Double, threads: Int
  ) throws(CanvasError) -> PNGFit {
    let page = try PNGPage(drawing, ppi: ppi)
    let counts = try page.strips(threads: threads) { marks throws(CanvasError) in
      try StripPainter(page, marks, palette: nil)
    } make: { painter, index throws(CanvasError) in
      try painter.colorCounts(index)
    }
    let all = counts.reduce(into: [UInt32: Int]()) { all, counts in
      all.merge(counts) { $0 + $1 }
    }
    let palette = ColorQuantizer(all).palette()
    let strips = try paint(page, palette: palette, threads: threads)
    return PNGFit(
      bytes: file(page, ppi: ppi, strips: strips, palette: palette), ppi: ppi, colors: palette.colors.count)
  }
}
