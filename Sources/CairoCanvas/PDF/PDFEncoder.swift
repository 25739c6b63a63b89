public import PosterUI

/// Encodes drawings as the pages of one PDF: real text, title, dates, outline, tags, true physical size.
///
/// Written from the drawings themselves: Cairo's PDF is larger, takes longer and cannot tell decoration from content.
public enum PDFEncoder {
  /// - Parameters:
  ///   - pages: in order; the first one's title, summary and language are the document's.
  ///   - created: seconds since 1970, for the document's dates; the clock is not read.
  ///   - creator: the program's name and version.
  public static func encode(
    _ pages: [Drawing], created: Int, creator: String
  ) throws(CanvasError) -> [UInt8] {
    guard let first = pages.first else {
      throw CanvasError(.badSize, while: "making a PDF", detail: "no pages")
    }
    var document = try PDFDocument(pages)
    for page in pages { try document.add(page) }
    let metadata = PDFMetadata(
      title: first.title, summary: first.summary, creator: creator, created: created)
    return try document.finish(metadata, language: first.language)
  }
}
