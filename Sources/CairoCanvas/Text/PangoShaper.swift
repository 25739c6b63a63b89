public import PosterUI
internal import Synchronization

/// Shapes text with Pango, the same for every format that is drawn afterwards, and remembers what it shaped.
///
/// It owns its font map, which costs 2 to 5 ms and warms up with use: one shaper serves any number of threads, which
/// wait for each other only where a text is new.
public final class PangoShaper: TextShaping {
  private let shaped = Mutex(Memory())
  private let lines: Mutex<LineShaper>

  /// What was shaped; it begins anew where it has more than a sheet of thousands of flights needs.
  private struct Memory {
    private var texts: [Key: ShapedText] = [:]
    private var bytes = 0

    private static let mostTexts = 25_000
    /// Of text, each of which may have a glyph.
    private static let mostBytes = 4_000_000

    subscript(key: Key) -> ShapedText? { texts[key] }

    mutating func add(_ text: ShapedText, for key: Key) {
      if texts.count >= Self.mostTexts || bytes >= Self.mostBytes {
        texts.removeAll(keepingCapacity: true)
        bytes = 0
      }
      texts[key] = text
      bytes += key.text.utf8.count
    }
  }

  private struct Key: Hashable {
    var text: String
    var font: Font
    var width: Double?
  }

  /// - Parameters:
  ///   - fallbackFamilies: asked in this order for glyphs that a font's own family lacks, before all other fonts.
  ///   - language: BCP 47 tag of the sheet; it decides between the languages of one script.
  public init(fallbackFamilies: [String], language: String = "en") {
    lines = Mutex(LineShaper(fallbackFamilies: fallbackFamilies, language: language))
  }

  public func shape(_ text: String, font: Font, width: Double?) -> ShapedText {
    let key = Key(text: text, font: font, width: width)
    if let known = shaped.withLock({ $0[key] }) { return known }
    guard let width else { return remember(line(text, font: font, width: nil), for: key) }
    let whole = shape(text, font: font, width: nil)
    if whole.fits(width) { return remember(whole, for: key) }
    let cut = line(text, font: font, width: width)
    return remember(cut.fits(width) ? cut : cut.withoutInk(), for: key)
  }

  public func lines(of text: String, font: Font, width: Double) -> [String] {
    lines.withLock { lines in FaceGuard.withLock { lines.lines(of: text, font: font, width: width) } }
  }

  private func line(_ text: String, font: Font, width: Double?) -> ShapedText {
    lines.withLock { lines in FaceGuard.withLock { lines.shape(text, font: font, width: width) } }
  }

  private func remember(_ text: ShapedText, for key: Key) -> ShapedText {
    shaped.withLock { $0.add(text, for: key) }
    return text
  }
}

extension ShapedText {
  /// Whether the text has the room; a layout's sums may be wrong in the last digits.
  fileprivate func fits(_ width: Double) -> Bool { size.width <= width + 1 / pangoUnits }

  /// Nothing to see, where not even the ellipsis has the room.
  fileprivate func withoutInk() -> ShapedText {
    ShapedText(
      text: text, font: font, size: Size(width: 0, height: size.height), baseline: baseline, ink: .zero,
      isCut: true, missing: missing, glyphs: GlyphLine(runs: []))
  }
}
