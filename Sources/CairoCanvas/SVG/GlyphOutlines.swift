internal import CCairo
internal import PosterUI

/// Takes the outlines of glyphs from Cairo, in thousandths of an em.
struct GlyphOutlines: ~Copyable {
  static let unitsPerEm = 1000.0

  private let context: Context

  init() throws(CanvasError) {
    let surface = try Surface.image(format: CAIRO_FORMAT_A8, width: 1, height: 1)
    context = Context(surface)
  }

  /// The `d` attribute of a glyph; empty for blanks.
  func pathData(of glyph: UInt, in font: ScaledFont, em: Double) throws(CanvasError) -> SVGPathData {
    var data = SVGPathData(decimals: 0)
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    font.select(in: context.pointer, size: em)
    cairo_new_path(context.pointer)
    cairo_glyph_path(context.pointer, &glyph, 1)
    try context.check("reading the outline of glyph \(glyph.index) of \(font.identity)")
    guard let path = cairo_copy_path(context.pointer) else { return data }
    defer { cairo_path_destroy(path) }
    let elements = UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
    var place = 0
    while place < elements.count {
      let header = elements[place].header
      func point(_ offset: Int) -> Point {
        Point(x: elements[place + offset].point.x, y: elements[place + offset].point.y)
      }
      switch header.type {
      // Cairo ends a path with a move that begins nothing.
      case CAIRO_PATH_MOVE_TO where place + Int(header.length) < elements.count: data.move(to: point(1))
      case CAIRO_PATH_LINE_TO: data.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: data.curve(point(1), point(2), to: point(3))
      case CAIRO_PATH_CLOSE_PATH: data.close()
      default: break
      }
      place += Int(header.length)
    }
    return data
  }
}
