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
    let pattern = FontPattern(pango_fc_font_get_pattern(fcFont))
    isColored = pattern.bool(FC_COLOR)
    // The face within a collection, and in its upper half the named instance of a variable font.
    let index = pattern.integer(FC_INDEX)
    let variations = pattern.string(FC_FONT_VARIATIONS)
    let (isEmboldened, isSlanted) = (pattern.bool(FC_EMBOLDEN), pattern.hasMatrix)
    path = pattern.string(FC_FILE)
    face = index & 0xFFFF
    isPlain = index >> 16 == 0 && variations.isEmpty && !isEmboldened && !isSlanted
    identity = "\(path)#\(index) \(variations) \(isEmboldened) \(isSlanted)"
  }
}

/// The properties of one font as fontconfig keeps them; valid as long as fontconfig's own.
struct FontPattern {
  private let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) { self.pointer = pointer }

  /// The first value of a property; empty where there is none.
  func string(_ key: String) -> String {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pointer, key, 0, &value) == FcResultMatch, let value else { return "" }
    return String(cString: value)
  }

  func integer(_ key: String) -> Int {
    var value: Int32 = 0
    FcPatternGetInteger(pointer, key, 0, &value)
    return Int(value)
  }

  func bool(_ key: String) -> Bool {
    var value: FcBool = 0
    FcPatternGetBool(pointer, key, 0, &value)
    return value != 0
  }

  /// By OpenType's scale; `nil` where the font has a range of them.
  var weight: Double? {
    var value = 0.0
    guard FcPatternGetDouble(pointer, FC_WEIGHT, 0, &value) == FcResultMatch else { return nil }
    return FcWeightToOpenTypeDouble(value)
  }

  var isUpright: Bool { integer(FC_SLANT) == FC_SLANT_ROMAN }

  /// Whether the font is slanted by calculation.
  var hasMatrix: Bool {
    var matrix = UnsafeMutablePointer<FcMatrix>?.none
    return FcPatternGetMatrix(pointer, FC_MATRIX, 0, &matrix) == FcResultMatch
  }
}
