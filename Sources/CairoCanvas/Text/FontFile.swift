internal import CPango

/// What fontconfig says of the file behind a font.
struct FontFile: Sendable {
  let path: String
  /// The face within a collection, from 0.
  let face: Int
  /// Whether glyphs look as the file has them: not of a variable font's instance, not emboldened, not slanted.
  let isPlain: Bool
  /// Names the file and everything that changes its outlines, but not the size.
  let identity: String
  /// Whether its glyphs have colours of their own, as pixels.
  let isColored: Bool

  init(of font: UnsafeMutablePointer<PangoFont>) {
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = pango_fc_font_get_pattern(fcFont)
    func string(_ key: String) -> String {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return "" }
      return String(cString: value)
    }
    // The face within a collection, and in its upper half the named instance of a variable font.
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isEmboldened: FcBool = 0
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
    var slant = UnsafeMutablePointer<FcMatrix>?.none
    let isSlanted = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &slant) == FcResultMatch
    var isColored: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    self.isColored = isColored != 0
    path = string(FC_FILE)
    face = Int(index & 0xFFFF)
    let variations = string(FC_FONT_VARIATIONS)
    isPlain = index >> 16 == 0 && variations.isEmpty && isEmboldened == 0 && !isSlanted
    identity = "\(path)#\(index) \(variations) \(isEmboldened) \(isSlanted)"
  }
}
