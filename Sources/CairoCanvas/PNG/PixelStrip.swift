internal import CCairo
internal import PosterUI

/// Neighbouring rows of a page as pixels; painted again for each strip.
struct PixelStrip: ~Copyable {
  private let page: PNGPage
  private let marks: StripMarks
  private let surface: Surface
  private let context: Context
  private let target: UnsafeMutablePointer<UInt32>
  /// Pixels from the start of a row to the start of the next one.
  private let stride: Int
  private var painter: PixelPainter

  init(_ page: PNGPage, _ marks: StripMarks) throws(CanvasError) {
    // What may fail comes first: a value that cannot be copied must not be left half made.
    let painter = try PixelPainter(scale: page.scale)
    let surface = try Surface.image(
      format: CAIRO_FORMAT_ARGB32, width: page.width, height: page.rows(ofStrip: 0).count)
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw CanvasError(.libraryFailure, while: "painting pixels", detail: "an image without any")
    }
    target = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    stride = Int(cairo_image_surface_get_stride(surface.pointer)) / MemoryLayout<UInt32>.stride
    self.page = page
    self.marks = marks
    self.painter = painter
    context = Context(surface)
    self.surface = surface
  }

  mutating func paint(_ index: Int) throws(CanvasError) {
    let rows = page.rows(ofStrip: index)
    cairo_identity_matrix(context.pointer)
    // Whole pixels, so that a strip has exactly the pixels of the whole page.
    cairo_translate(context.pointer, 0, -Double(rows.lowerBound))
    cairo_scale(context.pointer, page.scale, page.scale)
    let target = PixelRows(pixels: target, stride: stride, width: page.width, rows: rows)
    target.fill(page.drawing.background)
    let visible = page.visibleRect(rows)
    for piece in marks[index] {
      try paint(piece.mark, clips: piece.clips, visible: visible, on: target)
    }
    try context.check("painting rows \(rows.lowerBound) to \(rows.upperBound - 1)")
  }

  private mutating func paint(
    _ mark: Mark, clips: [Path], visible: Rect, on rows: PixelRows
  ) throws(CanvasError) {
    guard mark.bounds.intersects(visible) else { return }
    if case .group(let group) = mark {
      let clips = group.clip.map { clips + [$0] } ?? clips
      for mark in group.marks { try paint(mark, clips: clips, visible: visible, on: rows) }
      return
    }
    let cuts = clips.filter { !$0.showsAll(of: mark) }
    if cuts.isEmpty, try painter.paint(mark, on: rows) { return }
    cairo_surface_mark_dirty(surface.pointer)
    context.save()
    for cut in cuts { context.clip(to: cut) }
    context.paint(mark)
    context.restore()
    cairo_surface_flush(surface.pointer)
  }

  /// The pixels of a painted row as `0xFFRRGGBB`, valid until the next strip is painted.
  func row(_ index: Int) -> UnsafeMutablePointer<UInt32> { target + index * stride }
}
