internal import PosterUI

/// A font whose outlines are a subset of its file, with two bytes a glyph (ISO 32000-1, 9.7).
enum PDFEmbeddedFont {
  /// - Parameter number: of the font in the document.
  static func write(
    _ program: FontProgram, of face: PDFFace, number: Int, to file: inout PDFFile
  ) throws(CanvasError) -> PDFReference {
    let subset = try program.subset(face.glyphs.map(\.id))
    for (place, code) in zip(face.glyphs.indices, subset.numbers) {
      face.glyphs[place].font = number
      face.glyphs[place].code = Int(code)
      face.glyphs[place].width = program.advance(of: face.glyphs[place].id)
    }
    let glyphs = face.glyphs.sorted { $0.code < $1.code }
    let name = "\(Fingerprint(of: subset.program).letters)+\(program.name)"
    // OpenType may have CFF without numbers of its own for characters; bare CFF may not (table 126).
    let data = try file.add(
      stream: subset.program,
      entries: program.isCFF ? "/Subtype/OpenType" : "/Length1 \(subset.program.count)")
    let kind = program.isCFF ? "/FontFile3" : "/FontFile2"
    let descriptor = try file.add(
      PDFSyntax("<</Type/FontDescriptor/FontName/\(name)\(program.descriptor)\(kind) \(data.number) 0 R>>"))

    var font = PDFSyntax("<</Type/Font/Subtype/")
    font.write(program.isCFF ? "CIDFontType0" : "CIDFontType2/CIDToGIDMap/Identity")
    font.write("/BaseFont/\(name)/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>")
    font.write("/FontDescriptor \(descriptor.number) 0 R/DW 0/W[")
    var expected = -1
    for glyph in glyphs {
      if glyph.code != expected { font.write(expected < 0 ? "\(glyph.code)[" : "]\(glyph.code)[") }
      font.integer(glyph.width)
      font.token(" ")
      expected = glyph.code + 1
    }
    font.token("]]>>")
    let descendant = try file.add(font)
    let unicode = try file.add(stream: ToUnicode.map(of: glyphs, digits: 4))
    return try file.add(
      PDFSyntax(
        "<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H"
          + "/DescendantFonts[\(descendant.number) 0 R]/ToUnicode \(unicode.number) 0 R>>"))
  }
}

/// The table that tells a reader which text a font's codes stand for (ISO 32000-1, 9.10.3).
enum ToUnicode {
  /// - Parameter digits: hexadecimal ones of a code.
  static func map(of glyphs: [PDFFace.Glyph], digits: Int) -> [UInt8] {
    let last = String(repeating: "F", count: digits)
    let first = String(repeating: "0", count: digits)
    var map = PDFSyntax(
      """
      /CIDInit/ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
      /CMapName/Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <\(first)><\(last)>
      endcodespacerange

      """)
    // No more than a hundred lines may stand together.
    for start in stride(from: 0, to: glyphs.count, by: 100) {
      let part = glyphs[start..<min(start + 100, glyphs.count)]
      map.write("\(part.count) beginbfchar\n")
      for glyph in part {
        // What only stands for something together with others is taken for a blank without width.
        let text = glyph.text.isEmpty ? "\u{200B}" : String(decoding: glyph.text, as: UTF8.self)
        let units = text.utf16.map { hexadecimal(Int($0), digits: 4) }.joined()
        map.write("<\(hexadecimal(glyph.code, digits: digits))><\(units)>\n")
      }
      map.token("endbfchar\n")
    }
    map.token("endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n")
    return map.bytes
  }

  private static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
