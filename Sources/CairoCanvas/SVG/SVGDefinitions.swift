internal import CCairo
internal import PosterUI

/// What a document defines once and uses by id: glyphs, shapes, clips and lines of text that occur again.
///
/// Ids count first uses within one document, so that they do not depend on what was drawn before.
struct SVGDefinitions: ~Copyable {
  private(set) var writer = SVGWriter()
  private let outlines: GlyphOutlines
  /// The number of a glyph; 0 where it has no outline.
  private var glyphs: [GlyphKey: Int] = [:]
  private var glyphCount = 0
  private var shapes: [Outline: Int] = [:]
  private var clips: [Path: Int] = [:]
  private var lines: [LineKey: Int] = [:]

  private struct GlyphKey: Hashable {
    var font: String
    var glyph: UInt
    var em: Int
  }

  /// A line by what is seen of it, in thousandths of an em.
  struct LineKey: Hashable {
    var size: Double
    var glyphs: [Place]

    struct Place: Hashable {
      var font: String
      var glyph: UInt
      var x: Int
      var y: Int
    }

    init(_ line: GlyphLine, size: Double) {
      self.size = size
      let scale = GlyphOutlines.unitsPerEm / size
      glyphs = line.runs.flatMap { run in
        run.glyphs.map { glyph in
          Place(
            font: run.font.identity, glyph: UInt(glyph.index), x: Int((glyph.x * scale).rounded()),
            y: Int((glyph.y * scale).rounded()))
        }
      }
    }
  }

  init() throws(CanvasError) { outlines = try GlyphOutlines() }

  /// The id of a glyph's outline; `nil` where there is none to see.
  ///
  /// - Parameter size: of the line, whose unit is a thousandth of it; a fallback font may be set smaller in it.
  mutating func glyph(_ glyph: UInt, in font: ScaledFont, size: Double) throws(CanvasError) -> String? {
    let em = (GlyphOutlines.unitsPerEm * font.size / size).rounded()
    let key = GlyphKey(font: font.identity, glyph: glyph, em: Int(em))
    if let known = glyphs[key] { return known == 0 ? nil : "g\(known)" }
    let data = try outlines.pathData(of: glyph, in: font, em: em)
    guard !data.isEmpty else {
      glyphs[key] = 0
      return nil
    }
    glyphCount += 1
    glyphs[key] = glyphCount
    path(id: "g\(glyphCount)", data)
    return "g\(glyphCount)"
  }

  mutating func shape(_ outline: Outline) -> String {
    if let known = shapes[outline] { return "s\(known)" }
    let number = shapes.count + 1
    shapes[outline] = number
    path(id: "s\(number)", SVGPathData(outline, decimals: 2))
    return "s\(number)"
  }

  /// - Parameter content: the elements of a new line, written only where it is one.
  mutating func line(_ key: LineKey, content: () -> SVGWriter) -> String {
    if let known = lines[key] { return "t\(known)" }
    let number = lines.count + 1
    lines[key] = number
    writer.write("<g id=\"t\(number)\">")
    writer.write(content())
    writer.write("</g>\n")
    return "t\(number)"
  }

  /// - Parameter element: the element of a new clip, written only where it is one.
  mutating func clip(_ path: Path, element: (inout SVGDefinitions) -> SVGWriter) -> String {
    if let known = clips[path] { return "c\(known)" }
    let number = clips.count + 1
    clips[path] = number
    let shape = element(&self)
    writer.write("<clipPath id=\"c\(number)\">")
    writer.write(shape)
    writer.write("</clipPath>\n")
    return "c\(number)"
  }

  private mutating func path(id: String, _ data: SVGPathData) {
    writer.write("<path id=\"\(id)\" d=\"")
    writer.write(data.writer)
    writer.write("\"/>\n")
  }
}
