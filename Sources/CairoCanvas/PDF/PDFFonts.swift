internal import PosterUI

/// The fonts of a document with the glyphs that its pages show.
final class PDFFonts {
  private var faces: [PDFFace] = []
  private var byIdentity: [String: PDFFace] = [:]
  private var byFont: [ObjectIdentifier: PDFFace] = [:]
  /// By the number that content streams name, which is `/F` and it.
  private(set) var references: [PDFReference] = []

  /// Remembers the glyphs of a line that a page will show.
  func use(_ text: TextRun) {
    guard let line = text.text.glyphs as? GlyphLine else { return }
    for run in line.runs { face(of: run.font).use(run) }
  }

  /// The face of a font at any size.
  func face(of font: ScaledFont) -> PDFFace {
    if let known = byFont[ObjectIdentifier(font)] { return known }
    let face = byIdentity[font.identity] ?? PDFFace(font)
    if byIdentity.updateValue(face, forKey: font.identity) == nil { faces.append(face) }
    byFont[ObjectIdentifier(font)] = face
    return face
  }

  /// Writes all fonts; from then on each glyph has its code.
  func write(to file: inout PDFFile, images: PDFImages) throws(CanvasError) {
    for face in faces {
      // A font's picture of a character that it lacks may be drawn, but is no text (ISO 14289-1, 7.21.8).
      let isEmbedded = face.glyphs.map { face.program != nil && $0.id != 0 }
      let embedded = face.glyphs.indices.filter { isEmbedded[$0] }
      if let program = face.program, !embedded.isEmpty {
        references.append(
          try PDFEmbeddedFont.write(program, embedded, of: face, number: references.count, to: &file))
      }
      let drawn = face.glyphs.indices.filter { !isEmbedded[$0] }
      for start in stride(from: 0, to: drawn.count, by: PDFDrawnFont.limit) {
        let part = Array(drawn[start..<min(start + PDFDrawnFont.limit, drawn.count)])
        references.append(
          try PDFDrawnFont.write(part, of: face, number: references.count, images: images, to: &file))
      }
    }
  }
}
