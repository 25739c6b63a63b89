/// The one question that layout asks of the outside: how does this text look in this font?
///
/// CairoCanvas answers with Pango, tests with a fixed pitch. Several threads may ask at once.
public protocol TextShaping: AnyObject, Sendable {
  /// Shapes `text` as one line. A shaper may cut one that is longer than any line and says so (``ShapedText/isCut``).
  ///
  /// - Parameters:
  ///   - text: without line breaks; a shaper shows any as a blank.
  ///   - width: most points that the line may take; a longer text ends with an ellipsis. `nil` for no limit.
  func shape(_ text: String, font: Font, width: Double?) -> ShapedText

  /// Breaks `text` into lines of at most `width` points, at the places where its script allows it.
  func lines(of text: String, font: Font, width: Double) -> [String]
}

/// One line of text, shaped: all that layout and encoders need, so that nobody shapes it again.
///
/// Immutable, and shared by the shaper's memory and all runs that show it.
public final class ShapedText: Sendable {
  /// What is shown: the text that was asked for even where its end is cut.
  public let text: String
  public let font: Font
  /// Advance width and line height.
  public let size: Size
  /// From the top of the line down to the baseline.
  public let baseline: Double
  /// Where ink falls, from the line's top left corner.
  public let ink: Rect
  /// Whether an ellipsis stands for the end of the text.
  public let isCut: Bool
  /// Characters that no installed font has.
  public let missing: [Unicode.Scalar]
  /// What the shaper's own encoders draw; `nil` in tests that need no glyphs.
  public let glyphs: (any ShapedGlyphs)?

  public init(
    text: String, font: Font, size: Size, baseline: Double, ink: Rect, isCut: Bool = false,
    missing: [Unicode.Scalar] = [], glyphs: (any ShapedGlyphs)? = nil
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.baseline = baseline
    self.ink = ink
    self.isCut = isCut
    self.missing = missing
    self.glyphs = glyphs
  }

  /// Its measures, for who does not draw it.
  var withoutGlyphs: ShapedText {
    ShapedText(
      text: text, font: font, size: size, baseline: baseline, ink: ink, isCut: isCut, missing: missing)
  }
}

/// A shaper's glyphs and positions, opaque to layout.
public protocol ShapedGlyphs: AnyObject, Sendable {}
