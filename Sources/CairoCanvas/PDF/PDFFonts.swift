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
      if let program = face.program {
        references.append(try PDFEmbeddedFont.write(program, of: face, number: references.count, to: &file))
        continue
      }
      for start in stride(from: 0, to: face.glyphs.count, by: PDFDrawnFont.limit) {
        let part = start..<min(start + PDFDrawnFont.limit, face.glyphs.count)
        references.append(
          try PDFDrawnFont.write(part, of: face, number: references.count, images: images, to: &file))
      }
    }
  }

  /// Whether every character has a glyph: a font's sign for those that it lacks is no text.
  var areComplete: Bool { faces.allSatisfy { $0.place(of: 0) < 0 } }
}
