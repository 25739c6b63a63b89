internal import CCairo
internal import CPango
internal import PosterUI

/// Shapes single lines with a Pango layout of its own, for one thread at a time and within ``FaceGuard``.
///
/// Hinting and hint metrics are off, positions are not rounded and a point is a unit, so that no surface changes
/// a size. Everything is shaped at one size and scaled, since for every other size of a font Pango would sort all
/// fonts of the machine again.
final class LineShaper {
  private let fontMap: PangoObject
  private let context: PangoObject
  private let layout: PangoObject
  private let fallbackFamilies: [String]
  private let reader = GlyphReader()
  private var styles: [Font: TextStyle] = [:]

  /// Points per em at which text is shaped: fine enough for a title, small enough for a line of a whole cell.
  private static let shapingSize = 32.0

  init(fallbackFamilies: [String], language: String) {
    TextEnvironment.pin()
    self.fallbackFamilies = fallbackFamilies
    fontMap = PangoObject(adopting: UnsafeMutableRawPointer(pango_cairo_font_map_new()))
    pango_cairo_font_map_set_resolution(fontMap.opaque, 72)
    context = PangoObject(adopting: pango_font_map_create_context(fontMap.fontMap))
    pango_cairo_context_set_resolution(context.opaque, 72)
    pango_context_set_language(context.opaque, pango_language_from_string(language))
    pango_context_set_round_glyph_positions(context.opaque, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context.opaque, options)
    cairo_font_options_destroy(options)
    layout = PangoObject(adopting: pango_layout_new(context.opaque))
    pango_layout_set_auto_dir(layout.opaque, 1)
  }

  /// Breaks `text` into lines of at most `width` points.
  func lines(of text: String, font: Font, width: Double) -> [String] {
    let text = Self.withoutControls(text)
    prepareLayout(text, font: font, width: width)
    pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
    let utf8 = Array(text.utf8)
    return (0..<pango_layout_get_line_count(layout.opaque)).map { index in
      guard let line = pango_layout_get_line_readonly(layout.opaque, index) else { return "" }
      let start = Int(line.pointee.start_index)
      var bytes = utf8[start..<start + Int(line.pointee.length)]
      // The blank at which a line was broken hangs over its end.
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// One line of at most `width` points, with an ellipsis where it had to be cut.
  func shape(_ text: String, font: Font, width: Double?) -> ShapedText {
    let scale = Self.scale(of: font)
    let shown = Self.withoutControls(text)
    let style = prepareLayout(shown, font: font, width: width)
    pango_layout_set_ellipsize(layout.opaque, width == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    guard let line = pango_layout_get_line_readonly(layout.opaque, 0) else {
      return ShapedText(text: text, font: font, size: .zero, baseline: 0, ink: .zero)
    }
    var inkUnits = PangoRectangle()
    var logicalUnits = PangoRectangle()
    pango_layout_line_get_extents(line, &inkUnits, &logicalUnits)
    let ink = Rect(inkUnits, scale: scale)
    // The height is the font's own, so that a fallback glyph does not move a row; it grows only where ink needs it.
    let (fontAscent, fontDescent) = (style.ascent * scale, style.descent * scale)
    let ascent = ink.height > 0 ? max(fontAscent, -ink.minY) : fontAscent
    let descent = ink.height > 0 ? max(fontDescent, ink.maxY) : fontDescent
    let (glyphs, missing) = reader.read(line, text: Array(shown.utf8), scale: scale)
    return ShapedText(
      text: text, font: font,
      size: Size(width: Rect(logicalUnits, scale: scale).width, height: ascent + descent),
      baseline: ascent,
      ink: Rect(x: ink.minX, y: ink.minY + ascent, width: ink.width, height: ink.height),
      isCut: pango_layout_is_ellipsized(layout.opaque) != 0,
      missing: missing,
      glyphs: glyphs)
  }

  /// - Returns: the style at ``shapingSize``.
  @discardableResult
  private func prepareLayout(_ text: String, font: Font, width: Double?) -> TextStyle {
    let scale = Self.scale(of: font)
    let style = style(of: font)
    pango_layout_set_font_description(layout.opaque, style.description)
    pango_layout_set_attributes(layout.opaque, style.attributes)
    pango_layout_set_width(layout.opaque, width.map { pangoWidth($0 / scale) } ?? -1)
    pango_layout_set_text(layout.opaque, text, Int32(text.utf8.count))
    return style
  }

  /// What the sizes of shaped text are multiplied by.
  private static func scale(of font: Font) -> Double { max(font.size, 0.001) / shapingSize }

  private func style(of font: Font) -> TextStyle {
    var shaped = font
    shaped.size = Self.shapingSize
    shaped.tracking = font.tracking / Self.scale(of: font)
    if let known = styles[shaped] { return known }
    let style = TextStyle(shaped, fallbackFamilies: fallbackFamilies, context: context)
    styles[shaped] = style
    return style
  }

  /// Line breaks, tabs and other controls as blanks: Pango would break lines or draw signs for them.
  private static func withoutControls(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    let mayHold = text.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
    guard mayHold, text.unicodeScalars.contains(where: isControl) else { return text }
    var cleaned = String.UnicodeScalarView()
    cleaned.append(contentsOf: text.unicodeScalars.lazy.map { isControl($0) ? " " : $0 })
    return String(cleaned)
  }
}
