internal import CCairo
internal import PosterUI

/// Neighbouring glyphs of one font, up to a blank or behind a colon: what occurs again in other lines.
///
/// Lengths are thousandths of the line's size.
struct SVGWord {
  /// A word by what is seen of it, wherever it stands.
  struct Key: Hashable {
    var font: String
    /// The size of the font in a line; a fallback font may be set smaller than the line.
    var em: Int
    /// Of each glyph its id and its place from the first one.
    var glyphs: [Int]
  }

  let font: ScaledFont
  let key: Key
  let x: Int
  let y: Int

  static func words(of line: GlyphLine, size: Double) -> [SVGWord] {
    line.runs.flatMap { run in words(of: run, scale: GlyphOutlines.unitsPerEm / size) }
  }

  private static func words(of run: GlyphRun, scale: Double) -> [SVGWord] {
    let breaks = run.wordBreaks
    let em = Int((scale * run.size).rounded())
    return zip(breaks, breaks.dropFirst()).compactMap { start, end in
      guard start < end else { return nil }
      let first = run.glyphs[start]
      let glyphs = run.glyphs[start..<end].flatMap { glyph in
        [
          Int(glyph.index), Int(((glyph.x - first.x) * scale).rounded()),
          Int(((glyph.y - first.y) * scale).rounded()),
        ]
      }
      return SVGWord(
        font: run.font, key: Key(font: run.font.identity, em: em, glyphs: glyphs),
        x: Int((first.x * scale).rounded()), y: Int((first.y * scale).rounded()))
    }
  }
}

extension GlyphRun {
  /// Indices of the glyphs that begin a word, the run's end included.
  fileprivate var wordBreaks: [Int] {
    var breaks = [0]
    var (byte, glyph) = (0, 0)
    for cluster in clusters {
      let last = byte + Int(cluster.num_bytes) - 1
      byte = last + 1
      glyph += Int(cluster.num_glyphs)
      let endsWord = last >= 0 && (text[last] == UInt8(ascii: " ") || text[last] == UInt8(ascii: ":"))
      if endsWord, glyph > breaks[breaks.count - 1], glyph < glyphs.count { breaks.append(glyph) }
    }
    return breaks + [glyphs.count]
  }
}
