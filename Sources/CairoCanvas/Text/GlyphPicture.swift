internal import CCairo
internal import PosterUI

/// A glyph of a colour font, such as an emoji, as pixels: it has no outline.
struct GlyphPicture {
  /// Where the picture lies, in the glyph's units from its origin.
  let frame: Rect
  /// The bytes of a PNG file.
  let png: [UInt8]

  /// Enough for the heading of an A0 sheet.
  private static let pixelsPerEm = 128.0

  /// `nil` for a glyph without ink.
  init?(of glyph: UInt, in font: ScaledFont, em: Double) throws(CanvasError) {
    let activity = "painting glyph \(glyph) of \(font.identity)"
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    let ruler = Context(try Surface.image(format: CAIRO_FORMAT_A8, width: 1, height: 1))
    font.select(in: ruler.pointer, size: Self.pixelsPerEm)
    cairo_glyph_extents(ruler.pointer, &glyph, 1, &extents)
    let (left, top) = (extents.x_bearing.rounded(.down), extents.y_bearing.rounded(.down))
    let width = (extents.x_bearing + extents.width).rounded(.up) - left
    let height = (extents.y_bearing + extents.height).rounded(.up) - top
    guard width > 0, height > 0 else { return nil }

    let surface = try Surface.image(format: CAIRO_FORMAT_ARGB32, width: Int(width), height: Int(height))
    let context = Context(surface)
    font.select(in: context.pointer, size: Self.pixelsPerEm)
    glyph.x = -left
    glyph.y = -top
    cairo_show_glyphs(context.pointer, &glyph, 1)
    try context.check(activity)
    var png: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &png) { bytes in
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { bytes, data, length in
          let chunk = UnsafeBufferPointer(start: data, count: Int(length))
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: chunk)
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    try CairoCanvas.check(status, activity)
    self.png = png
    let scale = em / Self.pixelsPerEm
    frame = Rect(x: left * scale, y: top * scale, width: width * scale, height: height * scale)
  }
}
