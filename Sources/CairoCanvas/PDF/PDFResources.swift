internal import PosterUI

/// What the pages of one document share: fonts, pictures, opacities.
final class PDFResources {
  let fonts = PDFFonts()
  let images = PDFImages()
  private var alphas: Set<UInt8> = []

  func name(ofAlpha alpha: UInt8) -> String {
    alphas.insert(alpha)
    return "a\(alpha)"
  }

  /// The resources that all pages name (ISO 32000-1, 7.8.3).
  func write(as reference: PDFReference, to file: inout PDFFile) throws(CanvasError) {
    var syntax = PDFSyntax("<</Font<<")
    for (number, font) in fonts.references.enumerated() {
      syntax.write("/F\(number) ")
      syntax.reference(font)
    }
    syntax.token(">>/XObject")
    syntax.write(images.names)
    syntax.token("/ExtGState<<")
    for alpha in alphas.sorted() {
      var opacity = PDFSyntax()
      opacity.number(Double(alpha) / 255, decimals: 3)
      for part in ["/a\(alpha)<</ca ", "/CA "] {
        syntax.write(part)
        syntax.write(opacity)
      }
      syntax.token(">>")
    }
    syntax.token(">>>>")
    try file.add(syntax, as: reference)
  }
}
