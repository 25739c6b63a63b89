internal import CCairo
internal import PosterUI

extension Context {
  /// Paints the marks that may leave ink inside `visible`, in the coordinates of the page.
  func paint(_ marks: [Mark], visible: Rect) {
    for mark in marks where mark.bounds.intersects(visible) {
      guard case .group(let group) = mark else {
        paint(mark)
        continue
      }
      save()
      if let clip = group.clip { self.clip(to: clip) }
      paint(group.marks, visible: visible)
      restore()
    }
  }

  /// Paints one mark with all that is in it.
  func paint(_ mark: Mark) {
    switch mark {
    case .fill(let path, let color):
      trace(path)
      use(color)
      cairo_fill(pointer)
    case .stroke(let path, let stroke):
      trace(path)
      use(stroke)
      cairo_stroke(pointer)
    case .text(let run):
      show(run)
    case .picture(let picture):
      show(picture)
    case .group(let group):
      paint([mark], visible: group.bounds)
    }
  }

  func save() { cairo_save(pointer) }
  func restore() { cairo_restore(pointer) }

  func clip(to path: Path) {
    trace(path)
    cairo_clip(pointer)
  }

  func use(_ color: Color) {
    func unit(_ channel: UInt8) -> Double { Double(channel) / 255 }
    cairo_set_source_rgba(pointer, unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  private func use(_ stroke: Stroke) {
    use(stroke.color)
    cairo_set_line_width(pointer, stroke.width)
    cairo_set_dash(pointer, stroke.dash, Int32(stroke.dash.count), 0)
    cairo_set_line_cap(pointer, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    // Mark.bounds allows for the line's width only; a mitre of a sharp corner would reach further.
    cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
  }

  /// Begins a new path along `path`.
  func trace(_ path: Path) {
    cairo_new_path(pointer)
    switch path {
    case .rect(let rect):
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let radius):
      addRounded(rect, radius: min(radius, rect.width / 2, rect.height / 2))
    case .ellipse(let rect):
      addEllipse(rect)
    case .line(let start, let end):
      cairo_move_to(pointer, start.x, start.y)
      cairo_line_to(pointer, end.x, end.y)
    case .outline(let outline, let origin):
      addOutline(outline, at: origin)
    }
  }

  private func addRounded(_ rect: Rect, radius: Double) {
    guard radius > 0 else { return cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height) }
    let quarter = Double.pi / 2
    cairo_arc(pointer, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
    cairo_arc(pointer, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
    cairo_arc(pointer, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(pointer, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(pointer)
  }

  private func addEllipse(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(pointer)
    cairo_translate(pointer, rect.midX, rect.midY)
    cairo_scale(pointer, rect.width / 2, rect.height / 2)
    cairo_arc(pointer, 0, 0, 1, 0, 2 * .pi)
    cairo_close_path(pointer)
    cairo_restore(pointer)
  }

  private func addOutline(_ outline: Outline, at origin: Point) {
    for element in outline.elements {
      switch element {
      case .move(let point):
        cairo_move_to(pointer, origin.x + point.x, origin.y + point.y)
      case .line(let point):
        cairo_line_to(pointer, origin.x + point.x, origin.y + point.y)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(
          pointer, origin.x + control1.x, origin.y + control1.y, origin.x + control2.x,
          origin.y + control2.y, origin.x + end.x, origin.y + end.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }

  private func show(_ placed: PlacedPicture) {
    let (frame, size) = (placed.frame, placed.picture.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let surface = placed.picture.makeSurface()
    save()
    clip(to: .rect(frame))
    cairo_translate(pointer, frame.minX, frame.minY)
    cairo_scale(pointer, frame.width / size.width, frame.height / size.height)
    // The context takes over the error of a picture that could not be decoded.
    cairo_set_source_surface(pointer, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
    // Else the edges of an enlarged picture would fade out.
    cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(pointer, placed.opacity)
    restore()
    cairo_surface_destroy(surface)
  }

  /// Fills glyphs as outlines: as text, Cairo would move them to whole pixels, which shows as uneven gaps.
  private func show(_ run: TextRun) {
    // Another shaper's text has no glyphs that could be drawn.
    guard let line = run.text.glyphs as? GlyphLine else { return }
    use(run.color)
    cairo_save(pointer)
    cairo_translate(pointer, run.origin.x, run.origin.y)
    for part in line.runs {
      part.font.select(in: pointer, size: part.size)
      if part.font.isColored {
        // Emoji are pixels, of which an outline would only be the silhouette.
        cairo_show_glyphs(pointer, part.glyphs, Int32(part.glyphs.count))
      } else {
        cairo_new_path(pointer)
        cairo_glyph_path(pointer, part.glyphs, Int32(part.glyphs.count))
        cairo_fill(pointer)
      }
    }
    cairo_restore(pointer)
  }
}
