internal import Foundation
internal import PosterUI

/// Adds to Cairo's PDF what Cairo cannot write: valid dates, language, alternative texts, a stable ID, units of large
/// pages.
enum PDFFinisher {
  /// - Parameters:
  ///   - elements: of the document's structure, in Cairo's order.
  ///   - pages: what was drawn.
  static func finish(
    _ pdf: [UInt8], created: Int, elements: [PDFElement], pages: [Drawing]
  ) throws(CanvasError) -> [UInt8] {
    let document = try PDFDocument(pdf)
    let date = pdfDate(created)
    document.setInfo("/CreationDate", date)
    document.setInfo("/ModDate", date)
    document.root["/Lang"] = document.text(pages.first?.language ?? "")
    document.root["/ViewerPreferences"] = document.parsed("<< /DisplayDocTitle true >>")
    try PDFStructure.finish(document, elements: elements)
    for (index, page) in pages.enumerated() { finish(document.page(index), as: page, in: document) }
    try document.check("finishing a PDF")
    // UserUnit came with PDF 1.6.
    return try document.write(version: pages.contains { PDFEncoder.userUnit(of: $0) > 1 } ? "1.6" : "1.5")
  }

  private static func finish(_ object: PDFObject, as page: Drawing, in document: borrowing PDFDocument) {
    let unit = PDFEncoder.userUnit(of: page)
    if unit > 1 { object["/UserUnit"] = document.parsed("\(unit)") }
    guard let boxes = page.boxes else { return }
    for (key, box) in [("/TrimBox", boxes.trim), ("/BleedBox", boxes.bleed)] {
      let upwards = box.pdfRect(pageHeight: page.size.height, unit: Double(unit))
      object[key] = document.parsed(upwards.pdfCorners)
    }
  }

  /// `D:20260312143000Z` (ISO 32000-1, 7.9.4).
  static func pdfDate(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    func digits(_ value: Int32, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let date = digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2)
    return "D:" + date + digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2) + "Z"
  }
}

extension Rect {
  /// In units of a PDF page, upwards from its lower left corner.
  func pdfRect(pageHeight: Double, unit: Double) -> Rect {
    Rect(x: minX / unit, y: (pageHeight - maxY) / unit, width: width / unit, height: height / unit)
  }

  /// As an array of two corners, to a hundredth.
  var pdfCorners: String {
    let corners = [minX, minY, maxX, maxY].map { "\(($0 * 100).rounded() / 100)" }
    return "[\(corners.joined(separator: " "))]"
  }
}
