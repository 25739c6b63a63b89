internal import CCairo
internal import PosterUI

/// Neighbouring rows of a page as pixels; painted again for each strip.
struct PixelStrip: ~Copyable {
  private let page: PNGPage
  private let surface: Surface
  private let context: Context

  /// - Parameter height: most rows that are painted at once.
  init(_ page: PNGPage, height: Int) throws(CanvasError) {
    self.page = page
    surface = try Surface.image(width: page.width, height: height)
    context = Context(surface)
  }

  func paint(_ rows: Range<Int>) throws(CanvasError) {
    cairo_identity_matrix(context.pointer)
    context.use(page.drawing.background)
    cairo_paint(context.pointer)
    // Whole pixels, so that a strip has exactly the pixels of the whole page.
    cairo_translate(context.pointer, 0, -Double(rows.lowerBound))
    cairo_scale(context.pointer, page.scale, page.scale)
    context.paint(page.drawing.marks, visible: page.visibleRect(rows), textMode: .outlines)
    try context.check("painting rows \(rows.lowerBound) to \(rows.upperBound - 1)")
    cairo_surface_flush(surface.pointer)
  }

  /// The pixels of a painted row as `0x??RRGGBB`, valid until the next strip is painted.
  func row(_ index: Int) -> UnsafeBufferPointer<UInt32> {
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let start = UnsafeRawPointer(data + index * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: page.width)
  }
}
