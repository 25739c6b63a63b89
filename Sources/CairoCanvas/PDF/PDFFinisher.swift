internal import Foundation

/// Adds to Cairo's PDF what Cairo cannot write: valid dates, language, alternative texts, a stable ID, units of large
/// pages.
enum PDFFinisher {
  /// - Parameter elements: of the document's structure, in Cairo's order.
  static func finish(
    _ pdf: [UInt8], created: Int, language: String, elements: [PDFElement], userUnits: [Int]
  ) throws(CanvasError) -> [UInt8] {
    let document = try PDFDocument(pdf)
    let date = pdfDate(created)
    document.setInfo("/CreationDate", date)
    document.setInfo("/ModDate", date)
    document.root["/Lang"] = document.text(language)
    document.root["/ViewerPreferences"] = document.parsed("<< /DisplayDocTitle true >>")
    try PDFStructure.finish(document, elements: elements)
    for (index, unit) in userUnits.enumerated() where unit > 1 {
      document.page(index)["/UserUnit"] = document.parsed("\(unit)")
    }
    try document.check("finishing a PDF")
    // UserUnit came with PDF 1.6.
    return try document.write(version: userUnits.contains { $0 > 1 } ? "1.6" : "1.5")
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
