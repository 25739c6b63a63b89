internal import CCairo
internal import PosterUI

/// The glyphs of one font that a document shows, by the font's own numbers.
final class PDFFace {
  struct Glyph {
    /// Its number in the font.
    let id: UInt32
    /// UTF-8 that a reader takes it for unless it is told otherwise.
    fileprivate(set) var text: [UInt8]
    fileprivate var claim: Claim
    /// Advance in thousandths of an em.
    var width = 0
    /// Where a content stream finds it: the number of a font of the document, and a code in it.
    var font = 0
    var code = 0
    /// Whether it is a small drawing: codes of such fonts have one byte, of others two.
    var isDrawn = false
  }

  /// How good a reason there is to take a glyph for a text, weakest first.
  enum Claim: Int {
    /// Several glyphs stand for the text together.
    case shared
    /// It stands for the text here.
    case alone
    /// It is the font's glyph for that character.
    case nominal
  }

  let font: ScaledFont
  /// `nil` where glyphs must be drawn one by one.
  let program: FontProgram?
  /// In the order of first use.
  var glyphs: [Glyph] = []
  /// Indices into ``glyphs`` by the font's numbers.
  private var places: [Int32] = []

  init(_ font: ScaledFont) {
    self.font = font
    program = FontProgram(font.file)
  }

  /// The index of a glyph that was used.
  func place(of glyph: UInt) -> Int { glyph < places.count ? Int(places[Int(glyph)]) : -1 }

  func use(_ run: GlyphRun) {
    run.forEachCluster { text, glyphs in
      for (offset, glyph) in glyphs.enumerated() {
        let isAlone = glyphs.count == 1
        // Of glyphs that stand for something together the first has all of it.
        use(glyph.index, for: offset == 0 ? text : [], claim: isAlone ? .alone : .shared)
      }
    }
  }

  private func use(_ id: UInt, for text: ArraySlice<UInt8>, claim: Claim) {
    let place = place(of: id)
    if place >= 0 {
      guard claim == .alone, glyphs[place].claim != .nominal, !text.elementsEqual(glyphs[place].text) else {
        return
      }
    }
    let claim = claim == .alone && isNominal(id, for: text) ? .nominal : claim
    if place < 0 {
      if id >= places.count { places += [Int32](repeating: -1, count: Int(id) + 1 - places.count) }
      places[Int(id)] = Int32(glyphs.count)
      glyphs.append(Glyph(id: UInt32(id), text: Array(text), claim: claim))
    } else if claim.rawValue > glyphs[place].claim.rawValue {
      glyphs[place].text = Array(text)
      glyphs[place].claim = claim
    }
  }

  private func isNominal(_ id: UInt, for text: ArraySlice<UInt8>) -> Bool {
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars.makeIterator()
    guard let program, let scalar = scalars.next(), scalars.next() == nil else { return false }
    return program.isGlyph(UInt32(id), of: scalar)
  }
}

extension GlyphRun {
  /// Calls `body` with the bytes and the glyphs of each cluster; bytes without a glyph belong to the cluster before.
  func forEachCluster(_ body: (ArraySlice<UInt8>, ArraySlice<cairo_glyph_t>) -> Void) {
    var (byte, glyph, cluster) = (0, 0, 0)
    while cluster < clusters.count {
      var (byteEnd, glyphEnd) = (byte, glyph)
      repeat {
        byteEnd += Int(clusters[cluster].num_bytes)
        glyphEnd += Int(clusters[cluster].num_glyphs)
        cluster += 1
      } while cluster < clusters.count && (glyphEnd == glyph || clusters[cluster].num_glyphs == 0)
      if glyphEnd > glyph { body(text[byte..<byteEnd], glyphs[glyph..<glyphEnd]) }
      (byte, glyph) = (byteEnd, glyphEnd)
    }
  }
}
