internal import PosterUI

/// A drawing at a resolution, cut into strips of whole rows.
struct PNGPage: Sendable {
  /// Rows of a strip; the same for any number of threads, so that a file's bytes do not depend on it.
  ///
  /// An A3 strip at 144 ppi is 0.9 MB large and stays in the processor's cache.
  static let stripHeight = 128

  let drawing: Drawing
  /// Pixels in a point.
  let scale: Double
  let width: Int
  let height: Int

  init(_ drawing: Drawing, ppi: Double) throws(CanvasError) {
    self.drawing = drawing
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

  var stripCount: Int { (height + Self.stripHeight - 1) / Self.stripHeight }

  func rows(ofStrip index: Int) -> Range<Int> {
    let top = index * Self.stripHeight
    return top..<min(top + Self.stripHeight, height)
  }

  func isBlank(_ rows: Range<Int>) -> Bool {
    let visible = visibleRect(rows)
    return !drawing.marks.contains { $0.bounds.intersects(visible) }
  }

  /// A filter byte and eight bits a channel or a palette's index.
  func bytesPerRow(isIndexed: Bool) -> Int { 1 + width * (isIndexed ? 1 : 3) }

  /// What of the page shows in `rows`, with room for the soft edges of marks and for glyphs moved to whole pixels.
  func visibleRect(_ rows: Range<Int>) -> Rect {
    let margin = 2 / scale
    return Rect(
      x: -margin, y: Double(rows.lowerBound) / scale - margin,
      width: drawing.size.width + 2 * margin, height: Double(rows.count) / scale + 2 * margin)
  }
}
