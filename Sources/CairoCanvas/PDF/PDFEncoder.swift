internal import CCairo
public import PosterUI

/// Encodes drawings as the pages of one PDF: real text, title, dates, outline, true physical size.
public enum PDFEncoder {
  /// The longest side of a page in its own units that PDF allows; beyond it a unit becomes larger.
  static let longestSide = 14_400.0

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
    let (drawn, elements) = try draw(pages, title: first.title, summary: first.summary, creator: creator)
    return try PDFFinisher.finish(
      drawn, created: created, elements: elements, pages: pages)
  }

  /// Points in a unit of the page.
  static func userUnit(of page: Drawing) -> Int {
    max(1, Int((max(page.size.width, page.size.height) / longestSide).rounded(.up)))
  }

  private static func draw(
    _ pages: [Drawing], title: String, summary: String, creator: String
  ) throws(CanvasError) -> (pdf: [UInt8], elements: [PDFElement]) {
    let sink = ByteSink()
    let surface = try Surface.adopt(
      cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, 1, 1), "beginning a PDF")
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_SUBJECT, summary)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, creator)
    // Any fixed date keeps Cairo from reading the clock; PDFFinisher writes the real one in PDF's own syntax.
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    var outline = PDFOutline(listsPages: pages.count > 1)
    var tagged = TaggedPages(pages)
    for (index, page) in pages.enumerated() {
      try draw(page, number: index + 1, with: &tagged, on: surface)
      outline.add(page, number: index + 1, to: surface.pointer)
    }
    try surface.finish("writing a PDF of \(pages.count) pages")
    return (sink.bytes, tagged.elements)
  }

  private static func draw(
    _ page: Drawing, number: Int, with tagged: inout TaggedPages, on surface: borrowing Surface
  ) throws(CanvasError) {
    guard page.size.width > 0, page.size.height > 0 else {
      throw CanvasError(.badSize, while: "drawing page \(number) of a PDF")
    }
    let unit = Double(userUnit(of: page))
    cairo_pdf_surface_set_size(surface.pointer, page.size.width / unit, page.size.height / unit)
    let context = Context(surface)
    cairo_scale(context.pointer, 1 / unit, 1 / unit)
    if page.background != .white {
      context.use(page.background)
      cairo_paint(context.pointer)
    }
    tagged.paint(page, in: context)
    cairo_show_page(context.pointer)
    try context.check("drawing page \(number) of a PDF")
  }
}

/// Collects what Cairo writes.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// What to hand to Cairo; the sink must outlive the surface.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
