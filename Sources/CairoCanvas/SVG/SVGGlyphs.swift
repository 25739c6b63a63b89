internal import CCairo
internal import PosterUI

/// The glyphs of a document, numbered in the order of first use.
struct SVGGlyphs: ~Copyable {
  private(set) var definitions = SVGWriter()
  private let outlines: GlyphOutlines
  private var fonts: [String: Int] = [:]
  private var fontsByObject: [ObjectIdentifier: Int] = [:]
  private var tables: [Key: Int] = [:]
  /// Of each table by glyph: its number, 0 where none is known, -1 where there is nothing to see.
  private var numbers: [[Int32]] = []
  /// By number.
  private(set) var ids: [SVGID] = []
  private let names: SVGNames

  private struct Key: Hashable {
    var font: Int
    /// The size of the font in a line; a fallback font may be set smaller than the line.
    var em: Int
  }

  init(names: SVGNames) throws(CanvasError) {
    self.names = names
    outlines = try GlyphOutlines()
  }

  /// Appends the glyphs that are seen of a run.
  ///
  /// - Parameter scale: from points to thousandths of the line's size.
  mutating func append(
    _ run: GlyphRun, scale: Double, to items: inout [SVGPairs.Item]
  ) throws(CanvasError) {
    let em = Int((scale * run.size).rounded())
    let table = table(of: run.font, em: em)
    for glyph in run.glyphs {
      guard let number = try number(of: Int(glyph.index), in: run.font, em: em, table: table) else {
        continue
      }
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

  private mutating func table(of font: ScaledFont, em: Int) -> Int {
    let key = Key(font: number(of: font), em: em)
    if let known = tables[key] { return known }
    tables[key] = numbers.count
    numbers.append([])
    return numbers.count - 1
  }

  /// `nil` where there is nothing to see.
  private mutating func number(
    of glyph: Int, in font: ScaledFont, em: Int, table: Int
  ) throws(CanvasError) -> Int? {
    let missing = glyph + 1 - numbers[table].count
    if missing > 0 { numbers[table] += repeatElement(0, count: missing) }
    if numbers[table][glyph] == 0 {
      let id = try define(UInt(glyph), of: font, em: Double(em))
      if let id { ids.append(id) }
      numbers[table][glyph] = id == nil ? -1 : Int32(ids.count)
    }
    let number = Int(numbers[table][glyph])
    return number > 0 ? number - 1 : nil
  }

  /// `nil` where there is nothing to see.
  private mutating func define(
    _ glyph: UInt, of font: ScaledFont, em: Double
  ) throws(CanvasError) -> SVGID? {
    if font.isColored {
      guard let picture = try GlyphPicture(of: glyph, in: font, em: em) else { return nil }
      let id = names.next()
      definitions.begin("image", id)
      definitions.picture(picture.png, in: picture.frame, decimals: 1)
      definitions.write("/>\n")
      return id
    }
    let outline = try outlines.outline(of: glyph, in: font, em: em)
    guard !outline.elements.isEmpty else { return nil }
    let id = names.next()
    definitions.path(id: id, SVGPathData(outline, decimals: 0))
    return id
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
