/// Text that is longer than any line of a sheet.
public enum LongText {
  /// Characters, as Unicode counts its scalars, that are shaped of one text: more than a line of A0 has, and few enough for
  /// Pango, whose widths are counted in 32 bits.
  public static let mostCharacters = 2000

  /// Whether only the beginning of `text` is drawn.
  public static func isCut(_ text: String) -> Bool {
    text.utf8.count > mostCharacters && text.unicodeScalars.count > mostCharacters
  }

  /// The text, or its beginning and an ellipsis.
  static func drawn(_ text: String) -> String {
    guard isCut(text) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostCharacters))) + "…"
  }
}
