/// A shaper in which every character is 0.6 of the font size wide and a line is 1.2 of it high.
///
/// It needs no fonts, so a drawing laid out with it is the same on every machine: for tests of posters.
public final class FixedPitchShaper: TextShaping {
  public init() {}

  public func shape(_ text: String, font: Font, width: Double?) -> ShapedText {
    let pitch = font.size * 0.6 + font.tracking
    let full = Double(text.count) * pitch
    let isCut = width.map { full > $0 + 0.001 } ?? false
    let shown = isCut ? min(full, ((width ?? 0) / pitch).rounded(.down) * pitch) : full
    let size = Size(width: max(shown, 0), height: font.size * 1.2)
    return ShapedText(
      text: text, font: font, size: size, baseline: font.size * 0.95,
      ink: Rect(x: 0, y: font.size * 0.2, width: size.width, height: font.size), isCut: isCut)
  }

  public func lines(of text: String, font: Font, width: Double) -> [String] {
    let most = max(1, Int(width / (font.size * 0.6 + font.tracking)))
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
