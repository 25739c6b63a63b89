internal import PosterUI

/// Text that is there to be found and read, over what is seen.
///
/// Neighbours on one line become one text, as a delay behind its airport. Places and lengths are whole points, which is
/// enough to mark what was found.
struct SVGTexts {
  private var writer = SVGWriter()
  /// The latest text, which may go on.
  private var latest: Line?

  private struct Line {
    var text: String
    var start: Point
    var end: Double
    let fontSize: Double
    /// The class of its type.
    let style: String?

    init(_ text: ShapedText, at place: Point, style: String?) {
      self.text = text.text
      start = place
      end = place.x + text.size.width
      fontSize = text.font.size
      self.style = style
    }

    /// Whether a reader would take `next` for the next word.
    func isContinued(by next: Line) -> Bool {
      next.style == style && next.start.y == start.y && (0...fontSize).contains(next.start.x - end)
    }
  }

  mutating func append(_ text: ShapedText, at place: Point, style: String?) {
    let next = Line(text, at: place, style: style)
    guard var line = latest, line.isContinued(by: next) else {
      writeLatest()
      latest = next
      return
    }
    line.text += " " + next.text
    line.end = next.end
    latest = line
  }

  /// What was appended, as elements.
  mutating func take() -> SVGWriter {
    writeLatest()
    defer { writer.clear() }
    return writer
  }

  private mutating func writeLatest() {
    guard let line = latest else { return }
    latest = nil
    writer.write("<text")
    writer.place(line.start, decimals: 0)
    writer.style(line.style)
    // Short text is about as long in any font.
    if line.text.utf8.count > 16 {
      writer.attribute("textLength", line.end - line.start.x, decimals: 0)
    }
    writer.write(">")
    writer.text(line.text)
    writer.write("</text>\n")
  }
}
