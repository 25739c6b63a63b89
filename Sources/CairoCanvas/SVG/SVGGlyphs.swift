internal import CCairo
internal import PosterUI

/// The glyphs of a document, numbered in the order of first use.
struct SVGGlyphs: ~Copyable {
  private(set) var definitions = SVGWriter()
  private let outlines: GlyphOutlines
  private var fonts: [String: Int] = [:]
  private var fontsByObject: [ObjectIdentifier: Int] = [:]
  /// `nil` where there is nothing to see.
  private var numbers: [Key: Int?] = [:]
  private(set) var count = 0

  private struct Key: Hashable {
    var font: Int
    /// The size of the font in a line; a fallback font may be set smaller than the line.
    var em: Int
    var glyph: UInt
  }

  init() throws(CanvasError) { outlines = try GlyphOutlines() }

  /// Appends the glyphs that are seen of a run.
  ///
  /// - Parameter scale: from points to thousandths of the line's size.
  mutating func append(
    _ run: GlyphRun, scale: Double, to items: inout [SVGPairs.Item]
  ) throws(CanvasError) {
    let em = Int((scale * run.size).rounded())
    let font = number(of: run.font)
    for glyph in run.glyphs {
      let key = Key(font: font, em: em, glyph: UInt(glyph.index))
      guard let number = try number(of: key, in: run.font) else { continue }
      items.append(SVGPairs.Item(symbol: number, x: glyph.x * scale, y: glyph.y * scale))
    }
  }

  /// Lines hold a font as long as the drawing lives, so no other one gets its address.
  private mutating func number(of font: ScaledFont) -> Int {
    if let known = fontsByObject[ObjectIdentifier(font)] { return known }
    let number = fonts[font.identity] ?? fonts.count
    fonts[font.identity] = number
    fontsByObject[ObjectIdentifier(font)] = number
    return number
  }

  private mutating func number(of key: Key, in font: ScaledFont) throws(CanvasError) -> Int? {
    if let known = numbers[key] { return known }
    var number: Int?
    if try define(key.glyph, of: font, em: Double(key.em)) {
      number = count
      count += 1
    }
    numbers[key] = .some(number)
    return number
  }

  /// `false` where there is nothing to see.
  private mutating func define(_ glyph: UInt, of font: ScaledFont, em: Double) throws(CanvasError) -> Bool {
    let id = SVGID(.glyph, count + 1)
    if font.isColored {
      guard let picture = try GlyphPicture(of: glyph, in: font, em: em) else { return false }
      definitions.begin("image", id)
      definitions.picture(picture.png, in: picture.frame, decimals: 1)
      definitions.write("/>\n")
    } else {
      let outline = try outlines.outline(of: glyph, in: font, em: em)
      guard !outline.elements.isEmpty else { return false }
      definitions.path(id: id, SVGPathData(outline, decimals: 0))
    }
    return true
  }
}

extension SVGWriter {
  mutating func path(id: SVGID, _ data: SVGPathData) {
    begin("path", id)
    write(" d=\"")
    write(data.writer)
    write("\"/>\n")
  }
}
