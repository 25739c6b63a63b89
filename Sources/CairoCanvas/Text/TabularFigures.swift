internal import CPango

/// Figures of one width, so that times stand under each other figure by figure.
///
/// A font's "tnum" should see to that, but that of Inter Display 4 leaves figures as wide as they are.
struct TabularFigures {
  private let font: UnsafeMutablePointer<PangoFont>
  /// Of the widest figure, in Pango's units.
  private let width: Int32

  /// - Parameter analysis: how the font's figures are shaped.
  init?(_ analysis: PangoAnalysis) {
    guard let font = analysis.font, let glyphs = pango_glyph_string_new() else { return nil }
    defer { pango_glyph_string_free(glyphs) }
    self.font = font
    var analysis = analysis
    pango_shape_full("0123456789", 10, nil, 0, &analysis, glyphs)
    let infos = UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    width = infos.map(\.geometry.width).max() ?? 0
  }

  /// Sets the figures among the glyphs in the middle of their new widths.
  ///
  /// - Parameter text: what the glyphs stand for.
  func space(_ glyphs: UnsafeMutablePointer<PangoGlyphString>, of text: some Collection<UInt8>) {
    for place in 0..<Int(glyphs.pointee.num_glyphs) {
      let start = text.index(text.startIndex, offsetBy: Int(glyphs.pointee.log_clusters[place]))
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[start]) else { continue }
      let change = width - glyphs.pointee.glyphs[place].geometry.width
      glyphs.pointee.glyphs[place].geometry.width = width
      glyphs.pointee.glyphs[place].geometry.x_offset += change / 2
    }
  }

  /// The same for the parts of a line that are set in this font.
  func space(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: [UInt8]) {
    var next = line.pointee.runs
    while let link = next {
      next = link.pointee.next
      guard let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let item = run.item?.pointee, item.analysis.font == font, let glyphs = run.glyphs
      else { continue }
      space(glyphs, of: text[Int(item.offset)..<Int(item.offset + item.length)])
    }
  }
}
