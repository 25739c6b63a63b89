internal import CCairo
internal import PosterUI

/// The glyphs of one font that a document shows, by the font's own numbers.
final class PDFFace {
  struct Glyph {
    /// Its number in the font.
    let id: UInt32
    /// UTF-8 that a reader takes it for unless it is told otherwise.
    fileprivate(set) var text: [UInt8] {
      didSet { character = Self.character(text[...]) }
    }
    /// The text as a number where it is one character, else 0.
    fileprivate var character: UInt32
    fileprivate var claim: Claim
    /// Advance in thousandths of an em.
    var width = 0
    /// Where a content stream finds it: the number of a font of the document, and a code in it.
    var font = 0
    var code = 0
    /// Whether it is a small drawing: codes of such fonts have one byte, of others two.
    var isDrawn = false

    fileprivate init(id: UInt32, text: [UInt8], claim: Claim) {
      self.id = id
      self.text = text
      self.claim = claim
      character = Self.character(text[...])
    }

    fileprivate static func character(_ text: ArraySlice<UInt8>) -> UInt32 {
      guard text.count <= 4, text.count(where: { $0 & 0xC0 != 0x80 }) == 1 else { return 0 }
      return text.reduce(0) { $0 << 8 | UInt32($1) }
    }
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
    let file = font.file
    // Else the file's own outlines are not what is seen.
    let isPlain = file.isPlain && !file.isColored
    program = isPlain ? FontProgram(path: file.path, face: file.face) : nil
  }

  /// The index of a glyph that was used.
  func place(of glyph: UInt) -> Int { glyph < places.count ? Int(places[Int(glyph)]) : -1 }

  func use(_ run: GlyphRun) {
    run.forEachCluster { text, glyphs in
      let claim = glyphs.count == 1 ? Claim.alone : .shared
      for glyph in glyphs {
        // Of glyphs that stand for something together the first has all of it.
        let own = glyph == glyphs.lowerBound ? text : text.upperBound..<text.upperBound
        use(run.glyphs[glyph].index, for: own, of: run, claim: claim)
      }
    }
  }

  /// Whether any reader takes the glyph for that part of a run's text.
  ///
  /// Some turn the characters of a glyph around where they are written from right to left.
  func reads(_ place: Int, as text: Range<Int>, of run: GlyphRun) -> Bool {
    let character = Glyph.character(run.text[text])
    return character != 0 && character == glyphs[place].character
  }

  private func use(_ id: UInt, for range: Range<Int>, of run: GlyphRun, claim: Claim) {
    let place = place(of: id)
    if place >= 0 {
      guard claim == .alone, glyphs[place].claim != .nominal, !reads(place, as: range, of: run) else {
        return
      }
    }
    let text = run.text[range]
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
  /// Calls `body` with the bytes and the glyphs of each cluster that has any.
  ///
  /// Joiners without a glyph belong to the cluster before, since words are told apart by them; the order of writing,
  /// which other characters without one control, is not the reader's to know.
  func forEachCluster(_ body: (_ text: Range<Int>, _ glyphs: Range<Int>) -> Void) {
    var (byte, glyph) = (0, 0)
    for (index, cluster) in clusters.enumerated() {
      let glyphEnd = glyph + Int(cluster.num_glyphs)
      var byteEnd = byte + Int(cluster.num_bytes)
      let ownEnd = byteEnd
      if index + 1 < clusters.count, clusters[index + 1].num_glyphs == 0 {
        let joined = byteEnd + Int(clusters[index + 1].num_bytes)
        if Self.isJoiner(text[byteEnd..<joined]) { byteEnd = joined }
      }
      if glyphEnd > glyph { body(byte..<byteEnd, glyph..<glyphEnd) }
      (byte, glyph) = (ownEnd, glyphEnd)
    }
  }

  /// Whether it is the zero width joiner or non-joiner.
  private static func isJoiner(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual("\u{200C}".utf8) || text.elementsEqual("\u{200D}".utf8)
  }
}
