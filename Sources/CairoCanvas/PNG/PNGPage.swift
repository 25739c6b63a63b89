internal import PosterUI

/// A drawing at a resolution, cut into strips of whole rows.
struct PNGPage: Sendable {
  /// Rows of a strip; the same for any number of threads, so that a file's bytes do not depend on it.
  ///
  /// An A3 strip at 144 ppi is 0.9 MB large and stays in the processor's cache.
  static let usualStripHeight = 128

  let drawing: Drawing
  private let stripHeight: Int
  /// Pixels in a point.
  let scale: Double
  let width: Int
  let height: Int

  init(
    _ drawing: Drawing, ppi: Double, stripHeight: Int = PNGPage.usualStripHeight
  ) throws(CanvasError) {
    self.drawing = drawing
    self.stripHeight = stripHeight
    scale = ppi / 72
    let pixels = (drawing.size.width * scale, drawing.size.height * scale)
    // PNG's own limit is 2³¹ − 1 pixels a side; the strip's width is limited by Cairo, which says so itself.
    guard pixels.0 >= 0.5, pixels.1 >= 0.5, pixels.0 < 0x1p31 - 1, pixels.1 < 0x1p31 - 1 else {
      throw CanvasError(
        .badSize, while: "making a PNG at \(ppi) ppi",
        detail: "\(drawing.size.width) × \(drawing.size.height) pt")
    }
    width = Int(pixels.0.rounded())
    height = Int(pixels.1.rounded())
  }

  var stripCount: Int { (height + stripHeight - 1) / stripHeight }

  func rows(ofStrip index: Int) -> Range<Int> {
    let top = index * stripHeight
    return top..<min(top + stripHeight, height)
  }

  /// The strips that show ink within `bounds`, its soft edges included.
  func strips(touchedBy bounds: Rect) -> Range<Int> {
    guard bounds.intersects(visibleRect(0..<height)) else { return 0..<0 }
    let first = (bounds.minY - margin) * scale / Double(stripHeight)
    let last = (bounds.maxY + margin) * scale / Double(stripHeight)
    return Int(max(first, 0))..<Int(min(last, Double(stripCount - 1))) + 1
  }

  /// Room in points for the soft edges of marks and for glyphs moved within a pixel.
  private var margin: Double { 2 / scale }

  /// What of the page shows in `rows`, with ``margin``.
  func visibleRect(_ rows: Range<Int>) -> Rect {
    Rect(
      x: -margin, y: Double(rows.lowerBound) / scale - margin,
      width: drawing.size.width + 2 * margin, height: Double(rows.count) / scale + 2 * margin)
  }
}
