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
  private let glyphs = pango_glyph_string_new()
  /// Whether Latin letters are the sheet's own, so that they are shaped in its language.
  private let readsLatin: Bool
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
    readsLatin =
      pango_language_includes_script(pango_context_get_language(context.opaque), PANGO_SCRIPT_LATIN) != 0
  }

  deinit { pango_glyph_string_free(glyphs) }

  /// Breaks `text` into lines of at most `width` points.
  ///
  /// Pango shapes all that is left of a long word for every line that it breaks off. It is therefore handed windows of
  /// the text, of which the last line, which may go on, begins the next one.
  func lines(of text: String, font: Font, width: Double) -> [String] {
    var rest = Self.withoutControls(LongText.drawn(text))[...]
    var lines: [String] = []
    var length = Self.windowLength
    while let end = rest.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex),
      end < rest.endIndex
    {
      let window = String(rest[..<end])
      let starts = lineStarts(of: window, font: font, width: width)
      guard let last = starts.last, last > 0 else {
        // A line of more characters than the window has.
        length *= 2
        continue
      }
      lines += Self.lines(of: Array(window.utf8), from: starts.dropLast(), to: last)
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: last)...]
      length = Self.windowLength
    }
    let window = String(rest)
    let starts = lineStarts(of: window, font: font, width: width)
    return lines + Self.lines(of: Array(window.utf8), from: starts[...], to: window.utf8.count)
  }

  /// Characters; more than most texts have, so that these are handed over whole.
  private static let windowLength = 256

  private static func lines(of utf8: [UInt8], from starts: ArraySlice<Int>, to end: Int) -> [String] {
    zip(starts, starts.dropFirst() + [end]).map { start, end in
      var bytes = utf8[start..<end]
      // The blank at which a line was broken hangs over its end.
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Where each line begins in the UTF-8 of `text`.
  private func lineStarts(of text: String, font: Font, width: Double) -> [Int] {
    prepareLayout(text, font: font, width: width)
    pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
    return (0..<pango_layout_get_line_count(layout.opaque)).compactMap { index in
      pango_layout_get_line_readonly(layout.opaque, index).map { Int($0.pointee.start_index) }
    }
  }

  /// One line of at most `width` points, with an ellipsis where it had to be cut.
  func shape(_ text: String, font: Font, width: Double?) -> ShapedText {
    let scale = Self.scale(of: font)
    let style = style(of: font)
    let drawn = LongText.drawn(text)
    let shown = Self.withoutControls(drawn)
    let line = (width == nil ? latinLine(shown, style, scale) : nil) ?? layoutLine(shown, font, width, scale)
    let ink = line.ink
    // The height is the font's own, so that a fallback glyph does not move a row; it grows only where ink needs it.
    let (fontAscent, fontDescent) = (style.ascent * scale, style.descent * scale)
    let ascent = ink.height > 0 ? max(fontAscent, -ink.minY) : fontAscent
    let descent = ink.height > 0 ? max(fontDescent, ink.maxY) : fontDescent
    return ShapedText(
      text: text, font: font, size: Size(width: line.width, height: ascent + descent), baseline: ascent,
      ink: Rect(x: ink.minX, y: ink.minY + ascent, width: ink.width, height: ink.height),
      isCut: line.isCut || drawn.utf8.count != text.utf8.count,
      missing: line.missing, glyphs: line.glyphs)
  }

  /// A line as Pango shaped it, in points.
  private struct Line {
    var width = 0.0
    /// From the left end of the baseline.
    var ink = Rect.zero
    var isCut = false
    var missing: [Unicode.Scalar] = []
    var glyphs = GlyphLine(runs: [])

    mutating func set(ink: PangoRectangle, logical: PangoRectangle, scale: Double) {
      self.ink = Rect(ink, scale: scale)
      width = Rect(logical, scale: scale).width
    }
  }

  /// Any line: Pango's layout takes it apart by script and direction, finds fonts and breaks.
  private func layoutLine(_ text: String, _ font: Font, _ width: Double?, _ scale: Double) -> Line {
    prepareLayout(text, font: font, width: width)
    pango_layout_set_ellipsize(layout.opaque, width == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    guard let first = pango_layout_get_line(layout.opaque, 0) else { return Line() }
    // A line that was cut to a width keeps that.
    if width == nil { style(of: font).figures?.space(first, of: Array(text.utf8)) }
    var line = Line()
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(first, &ink, &logical)
    line.set(ink: ink, logical: logical, scale: scale)
    (line.glyphs, line.missing) = reader.read(first, text: Array(text.utf8), scale: scale)
    line.isCut = pango_layout_is_ellipsized(layout.opaque) != 0
    return line
  }

  /// A line of Latin text, which is most of a sheet: the same glyphs at the same places, without the search for parts,
  /// fonts and breaks. `nil` for any other text.
  private func latinLine(_ text: String, _ style: TextStyle, _ scale: Double) -> Line? {
    guard readsLatin, style.isUntracked, !text.isEmpty, let latin = LatinText(text, in: style) else {
      return nil
    }
    var item = PangoItem()
    item.length = Int32(latin.utf8.count)
    item.num_chars = Int32(latin.characterCount)
    item.analysis = style.analysis(script: latin.script, language: pango_context_get_language(context.opaque))
    pango_shape_full(text, item.length, nil, 0, &item.analysis, glyphs)
    if let glyphs { style.figures?.space(glyphs, of: latin.utf8) }
    var line = Line()
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_glyph_string_extents(glyphs, item.analysis.font, &ink, &logical)
    line.set(ink: ink, logical: logical, scale: scale)
    var end = 0
    let run = withUnsafeMutablePointer(to: &item) { item in
      var glyphItem = PangoGlyphItem()
      glyphItem.item = item
      glyphItem.glyphs = glyphs
      return reader.read(&glyphItem, text: latin.utf8, scale: scale, from: &end, missing: &line.missing)
    }
    line.glyphs = GlyphLine(runs: run.map { [$0] } ?? [])
    return line
  }

  private func prepareLayout(_ text: String, font: Font, width: Double?) {
    let scale = Self.scale(of: font)
    let style = style(of: font)
    pango_layout_set_font_description(layout.opaque, style.description)
    pango_layout_set_attributes(layout.opaque, style.attributes)
    pango_layout_set_width(layout.opaque, width.map { pangoWidth($0 / scale) } ?? -1)
    pango_layout_set_text(layout.opaque, text, Int32(text.utf8.count))
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
