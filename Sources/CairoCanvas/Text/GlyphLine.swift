internal import CCairo
public import PosterUI

/// One line's glyphs and their places, as a shaper made them and every encoder draws them.
///
/// Immutable, so that it may be drawn on any thread, on several at once.
public final class GlyphLine: ShapedGlyphs {
  /// In visual order, from left to right.
  let runs: [GlyphRun]

  init(runs: [GlyphRun]) {
    self.runs = runs
  }
}

/// Neighbouring glyphs of one font and one direction, everything in visual order from left to right.
///
/// Text and clusters of a right-to-left run are in visual order too: readers of PDFs expect letters in the order in
/// which they stand, and would break a word where they jump back.
struct GlyphRun: Sendable {
  let font: ScaledFont
  /// Points per em.
  let size: Double
  /// Positions in points from the left end of the line's baseline.
  let glyphs: [cairo_glyph_t]
  /// Which bytes belong to which glyphs.
  let clusters: [cairo_text_cluster_t]
  /// UTF-8 of the characters that the glyphs stand for.
  let text: [UInt8]
}

/// Owner of a Cairo font at a size.
final class ScaledFont: Sendable {
  // Cairo counts references atomically and locks a scaled font itself, so it may be used on several threads.
  private nonisolated(unsafe) let pointer: OpaquePointer
  let file: FontFile

  /// Keeps a reference of its own to `borrowed`.
  init(_ borrowed: OpaquePointer, file: FontFile) {
    pointer = cairo_scaled_font_reference(borrowed)
    self.file = file
  }

  /// Names the font's file and everything that changes its outlines, but not its size.
  var identity: String { file.identity }

  /// Whether its glyphs are pixels with colours of their own.
  var isColored: Bool { file.isColored }

  deinit { cairo_scaled_font_destroy(pointer) }

  /// Has Cairo open the font's file and count one more user of it, who never leaves; `false` where it cannot.
  func lockFace() -> Bool { cairo_ft_scaled_font_lock_face(pointer) != nil }

  /// Makes it the font of a drawing context, whose own scale applies to it.
  ///
  /// - Parameter size: units per em.
  func select(in context: OpaquePointer, size: Double) {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pointer, &matrix)
    if matrix.xx != 0 {
      let factor = size / self.size
      cairo_matrix_scale(&matrix, factor, factor)
    }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(pointer, options)
    cairo_set_font_face(context, cairo_scaled_font_get_font_face(pointer))
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options)
  }

  /// Points per em at which text was shaped.
  var size: Double {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pointer, &matrix)
    return matrix.yy
  }
}
