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

  /// From a glyph's origin to the next one's.
  func advance(of glyph: UInt, in font: ScaledFont, em: Double) -> Double {
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    font.select(in: context.pointer, size: em)
    cairo_glyph_extents(context.pointer, &glyph, 1, &extents)
    return extents.x_advance
  }

  /// A glyph around its origin; without elements for blanks.
  func outline(of glyph: UInt, in font: ScaledFont, em: Double) throws(CanvasError) -> Outline {
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    font.select(in: context.pointer, size: em)
    cairo_new_path(context.pointer)
    cairo_glyph_path(context.pointer, &glyph, 1)
    try context.check("reading the outline of glyph \(glyph.index) of \(font.identity)")
    guard let path = cairo_copy_path(context.pointer) else { return Outline([]) }
    defer { cairo_path_destroy(path) }
    let elements = UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
    var outline: [Outline.Element] = []
    var place = 0
    while place < elements.count {
      let header = elements[place].header
      func point(_ offset: Int) -> Point {
        Point(x: elements[place + offset].point.x, y: elements[place + offset].point.y)
      }
      switch header.type {
      // Cairo ends a path with a move that begins nothing.
      case CAIRO_PATH_MOVE_TO where place + Int(header.length) < elements.count:
        outline.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: outline.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO:
        outline.append(.curve(control1: point(1), control2: point(2), end: point(3)))
      case CAIRO_PATH_CLOSE_PATH: outline.append(.close)
      default: break
      }
      place += Int(header.length)
    }
    return Outline(outline)
  }
}
