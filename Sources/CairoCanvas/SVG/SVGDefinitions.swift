internal import CCairo
internal import PosterUI

/// What a document defines once and uses by id: glyphs, shapes, clips and lines of text that occur again.
///
/// Ids count first uses within one document, so that they do not depend on what was drawn before.
struct SVGDefinitions: ~Copyable {
  private(set) var writer = SVGWriter()
  private let outlines: GlyphOutlines
  /// The number of a glyph by the identity of its font; 0 where there is nothing to see.
  private var glyphs: [String: [GlyphKey: Int]] = [:]
  private var glyphCount = 0
  private var shapes: [Outline: Int] = [:]
  private var clips: [Path: Int] = [:]
  private var lines: [LineKey: Int] = [:]

  private struct GlyphKey: Hashable {
    var glyph: UInt
    var em: Int
  }

  /// A line by what is seen of it.
  struct LineKey: Hashable {
    var size: Double
    /// Of each run.
    var fonts: [String]
    /// The number of glyphs of each run, then of each glyph its id and its place in thousandths of an em.
    var glyphs: [Int]

    init(_ line: GlyphLine, size: Double) {
      self.size = size
      fonts = line.runs.map(\.font.identity)
      glyphs = line.runs.map(\.glyphs.count)
      let scale = GlyphOutlines.unitsPerEm / size
      for run in line.runs {
        for glyph in run.glyphs {
          glyphs.append(Int(glyph.index))
          glyphs.append(Int((glyph.x * scale).rounded()))
          glyphs.append(Int((glyph.y * scale).rounded()))
        }
      }
    }
  }

  init() throws(CanvasError) { outlines = try GlyphOutlines() }

  /// The numbers of a run's glyphs; 0 where there is nothing to see.
  ///
  /// - Parameter size: of the line, whose unit is a thousandth of it; a fallback font may be set smaller in it.
  mutating func glyphs(of run: GlyphRun, size: Double) throws(CanvasError) -> [Int] {
    let em = (GlyphOutlines.unitsPerEm * run.font.size / size).rounded()
    var known = glyphs[run.font.identity] ?? [:]
    var numbers: [Int] = []
    for glyph in run.glyphs {
      let key = GlyphKey(glyph: UInt(glyph.index), em: Int(em))
      if let number = known[key] {
        numbers.append(number)
        continue
      }
      let number = try define(key.glyph, of: run.font, em: em) ? glyphCount : 0
      known[key] = number
      glyphs[run.font.identity] = known
      numbers.append(number)
    }
    return numbers
  }

  /// `false` where there is nothing to see.
  private mutating func define(_ glyph: UInt, of font: ScaledFont, em: Double) throws(CanvasError) -> Bool {
    if font.isColored {
      guard let picture = try GlyphPicture(of: glyph, in: font, em: em) else { return false }
      glyphCount += 1
      image(id: "g\(glyphCount)", picture)
    } else {
      let data = try outlines.pathData(of: glyph, in: font, em: em)
      guard !data.isEmpty else { return false }
      glyphCount += 1
      path(id: "g\(glyphCount)", data)
    }
    return true
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
    writer.write("<g id=\"t\(number)\" transform=\"scale(")
    writer.number(key.size / GlyphOutlines.unitsPerEm, decimals: 6)
    writer.write(")\">")
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

  private mutating func image(id: String, _ picture: GlyphPicture) {
    writer.write("<image id=\"\(id)\"")
    let frame = picture.frame
    for (name, value) in [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ] {
      writer.write(" \(name)=\"")
      writer.number(value, decimals: 1)
      writer.write("\"")
    }
    writer.write(" href=\"\(picture.dataURL)\"/>\n")
  }

  private mutating func path(id: String, _ data: SVGPathData) {
    writer.write("<path id=\"\(id)\" d=\"")
    writer.write(data.writer)
    writer.write("\"/>\n")
  }
}
