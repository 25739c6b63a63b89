internal import PosterUI

/// A font whose glyphs are small drawings, for those that no font file can be embedded for: pictures with colours of
/// their own, emboldened, slanted and variable faces (ISO 32000-1, 9.6.5).
enum PDFDrawnFont {
  /// Most glyphs of one font: a code is a byte, and 0 is ``measure``.
  static let limit = 255

  /// A glyph that is never shown: Poppler takes a font of drawings for as large as the width of its m tells, and words
  /// for broken where the size changes.
  private static let measure = (name: "/m", width: 600)

  /// - Parameters:
  ///   - places: of the glyphs, in the face's.
  ///   - number: of the font in the document.
  static func write(
    _ places: Range<Int>, of face: PDFFace, number: Int, images: PDFImages, to file: inout PDFFile
  ) throws(CanvasError) -> PDFReference {
    let outlines = try GlyphOutlines()
    let em = GlyphOutlines.unitsPerEm
    var box = Rect.zero
    var procedures: [PDFReference] = []
    for (code, place) in zip(1..., places) {
      let id = UInt(face.glyphs[place].id)
      let width = Int(outlines.advance(of: id, in: face.font, em: em).rounded())
      face.glyphs[place].font = number
      face.glyphs[place].code = code
      face.glyphs[place].width = width
      face.glyphs[place].isDrawn = true
      var content = PDFSyntax()
      if face.font.isColored {
        content.write("\(width) 0 d0\n")
        if let picture = try GlyphPicture(of: id, in: face.font, em: em), let png = PNGPicture(picture.png) {
          box = box.union(picture.frame)
          content.picture(try images.write(png, to: &file), in: picture.frame)
        }
      } else {
        let outline = try outlines.outline(of: id, in: face.font, em: em)
        box = box.union(outline.bounds)
        content.outline(outline, width: width)
      }
      procedures.append(try file.add(stream: content.bytes))
    }
    let glyphs = Array(face.glyphs[places])
    let unicode = try file.add(stream: ToUnicode.map(of: glyphs, digits: 2))
    var font = PDFSyntax("<</Type/Font/Subtype/Type3/FontMatrix[.001 0 0 .001 0 0]/FontBBox")
    font.corners(Rect(x: box.minX, y: -box.maxY, width: box.width, height: box.height))
    let names = glyphs.map { "/g\($0.code)" }
    font.write("/FirstChar 0/LastChar \(glyphs.count)/Widths[\(measure.width)")
    for glyph in glyphs { font.write(" \(glyph.width)") }
    font.write("]/Encoding<</Differences[0\(measure.name)\(names.joined())]>>/CharProcs<<")
    for (name, procedure) in zip(names, procedures) {
      font.write("\(name) ")
      font.reference(procedure)
    }
    font.token(">>/Resources<</XObject")
    font.write(images.names)
    font.write(">>/ToUnicode \(unicode.number) 0 R>>")
    return try file.add(font)
  }
}

extension PDFSyntax {
  fileprivate mutating func picture(_ number: Int, in frame: Rect) {
    token("q ")
    for value in [frame.width, 0, 0, frame.height, frame.minX, -frame.maxY] {
      self.number(value, decimals: 0)
      token(" ")
    }
    write("cm/I\(number) Do Q")
  }

  /// A glyph in the colour of its text.
  fileprivate mutating func outline(_ outline: Outline, width: Int) {
    let box = outline.bounds
    numbers(
      [
        Double(width), 0, box.minX.rounded(.down), (-box.maxY).rounded(.down), box.maxX.rounded(.up),
        (-box.minY).rounded(.up),
      ], "d1\n")
    for element in outline.elements {
      switch element {
      case .move(let point): numbers([point.x, -point.y], "m ")
      case .line(let point): numbers([point.x, -point.y], "l ")
      case .curve(let control1, let control2, let end):
        numbers([control1.x, -control1.y, control2.x, -control2.y, end.x, -end.y], "c ")
      case .close: token("h ")
      }
    }
    token("f")
  }

  private mutating func numbers(_ values: [Double], _ name: String) {
    for value in values {
      number(value, decimals: 0)
      token(" ")
    }
    write(name)
  }
}
