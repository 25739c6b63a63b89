internal import CCairo
internal import PosterUI

extension PDFContent {
  /// Writes a line of text; what glyphs alone would not tell a reader stands beside them.
  mutating func show(_ run: TextRun, _ resources: PDFResources) {
    // Another shaper's text has no glyphs that could be drawn.
    guard let line = run.text.glyphs as? GlyphLine, line.runs.contains(where: { !$0.glyphs.isEmpty }) else {
      return
    }
    use(fill: run.color, resources)
    syntax.token("BT\n")
    var pen = PDFPen()
    for glyphs in line.runs where Self.grid(glyphs.size) > 0 {
      let face = resources.fonts.face(of: glyphs.font)
      show(glyphs, of: face, at: run.origin, size: Self.grid(glyphs.size), with: &pen)
    }
    syntax.token("ET\n")
  }

  private mutating func show(
    _ run: GlyphRun, of face: PDFFace, at origin: Point, size: Int, with pen: inout PDFPen
  ) {
    pen.isPlaced = false
    run.forEachCluster { text, glyphs in
      let first = face.place(of: run.glyphs[glyphs.lowerBound].index)
      let isPlain = glyphs.count == 1 && face.reads(first, as: text, of: run)
      if !isPlain {
        pen.close(&syntax)
        syntax.token("/Span<</ActualText")
        syntax.text(String(decoding: run.text[text], as: UTF8.self))
        syntax.token(">>BDC\n")
      }
      for glyph in glyphs {
        let glyph = run.glyphs[glyph]
        let place = face.place(of: glyph.index)
        select(face.glyphs[place].font, size: size, with: &pen)
        move(to: origin + Point(x: glyph.x, y: glyph.y), size: size, with: &pen)
        pen.show(
          face.glyphs[place].code, width: face.glyphs[place].width, isByte: face.glyphs[place].isDrawn,
          &syntax)
      }
      if !isPlain {
        pen.close(&syntax)
        syntax.token("EMC\n")
      }
    }
    pen.close(&syntax)
  }

  private mutating func select(_ font: Int, size: Int, with pen: inout PDFPen) {
    if let current = state.font, current == (font, size) { return }
    pen.close(&syntax)
    state.font = (font, size)
    syntax.write("/F\(font) ")
    operands(size)
    syntax.token("Tf\n")
  }

  /// Takes the pen to a glyph's origin, within its line by thousandths of the font's size.
  private mutating func move(to point: Point, size: Int, with pen: inout PDFPen) {
    let (x, y) = place(point)
    if pen.isPlaced, y == pen.line.y {
      let wanted = Int(
        (((point.x - state.origin.x) * 100 - Double(pen.line.x)) * 1000 / Double(size)).rounded())
      pen.advance(to: wanted, &syntax)
    } else {
      pen.close(&syntax)
      operands(x - pen.line.x, y - pen.line.y)
      syntax.token("Td\n")
      pen.begin(at: (x, y))
    }
  }
}

/// Where the next glyph of a text object would stand, and what of its array is still open.
private struct PDFPen {
  /// The beginning of the line, in hundredths.
  private(set) var line = (x: 0, y: 0)
  /// Whether the pen stands where the line began and all glyphs since have moved it.
  var isPlaced = false
  /// From the beginning of the line, in thousandths of the font's size.
  private var advance = 0
  private var isInArray = false
  private var isInString = false

  mutating func begin(at place: (x: Int, y: Int)) {
    line = place
    advance = 0
    isPlaced = true
  }

  /// A thousandth more or less is not worth an operand: it does not add up.
  mutating func advance(to wanted: Int, _ syntax: inout PDFSyntax) {
    guard abs(wanted - advance) > 1 else { return }
    if isInString { syntax.token(")") }
    isInString = false
    if !isInArray { syntax.token("[") }
    isInArray = true
    syntax.integer(advance - wanted)
    advance = wanted
  }

  mutating func show(_ code: Int, width: Int, isByte: Bool, _ syntax: inout PDFSyntax) {
    if !isInString { syntax.write(isInArray ? "(" : "[(") }
    (isInArray, isInString) = (true, true)
    if !isByte { syntax.stringByte(UInt8(code >> 8)) }
    syntax.stringByte(UInt8(code & 0xFF))
    advance += width
  }

  mutating func close(_ syntax: inout PDFSyntax) {
    if isInString { syntax.token(")") }
    if isInArray { syntax.token("]TJ\n") }
    (isInArray, isInString) = (false, false)
  }
}
