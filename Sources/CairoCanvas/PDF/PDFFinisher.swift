internal import CQPDF
internal import Foundation

/// Adds to Cairo's PDF what Cairo cannot write: valid dates, language, a stable ID, units of large pages.
enum PDFFinisher {
  static func finish(
    _ pdf: [UInt8], created: Int, language: String, userUnits: [Int]
  ) throws(CanvasError) -> [UInt8] {
    let document = try Document(pdf)
    let date = pdfDate(created)
    qpdf_set_info_key(document.pointer, "/CreationDate", date)
    qpdf_set_info_key(document.pointer, "/ModDate", date)

    let root = qpdf_get_root(document.pointer)
    qpdf_oh_replace_key(
      document.pointer, root, "/Lang", qpdf_oh_new_unicode_string(document.pointer, language))
    let preferences = qpdf_oh_new_dictionary(document.pointer)
    qpdf_oh_replace_key(
      document.pointer, preferences, "/DisplayDocTitle", qpdf_oh_new_bool(document.pointer, 1))
    qpdf_oh_replace_key(document.pointer, root, "/ViewerPreferences", preferences)

    for (index, unit) in userUnits.enumerated() where unit > 1 {
      let page = qpdf_get_page_n(document.pointer, index)
      qpdf_oh_replace_key(
        document.pointer, page, "/UserUnit", qpdf_oh_new_integer(document.pointer, Int64(unit)))
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

/// Owner of a qpdf document.
private struct Document: ~Copyable {
  let pointer: OpaquePointer
  // qpdf reads from the caller's memory for as long as the document lives.
  private let source: UnsafeMutableBufferPointer<UInt8>

  init(_ pdf: [UInt8]) throws(CanvasError) {
    pointer = qpdf_init()
    source = .allocate(capacity: pdf.count)
    _ = source.initialize(from: pdf)
    qpdf_silence_errors(pointer)
    qpdf_set_suppress_warnings(pointer, 1)
    let bytes = UnsafeRawPointer(source.baseAddress)?.assumingMemoryBound(to: CChar.self)
    qpdf_read_memory(pointer, "drawn.pdf", bytes, UInt64(pdf.count), nil)
    try check("reading the drawn PDF")
  }

  deinit {
    var pointer: OpaquePointer? = pointer
    qpdf_cleanup(&pointer)
    source.deallocate()
  }

  /// qpdf keeps its first error until somebody asks.
  func check(_ activity: @autoclosure () -> String) throws(CanvasError) {
    guard qpdf_has_error(pointer) != 0 else { return }
    let error = qpdf_get_error(pointer)
    let text = qpdf_get_error_full_text(pointer, error).map { String(cString: $0) }
    throw CanvasError(.libraryFailure, while: activity(), detail: text ?? "")
  }

  func write(version: String) throws(CanvasError) -> [UInt8] {
    qpdf_init_write_memory(pointer)
    qpdf_set_deterministic_ID(pointer, 1)
    qpdf_set_object_stream_mode(pointer, qpdf_o_generate)
    qpdf_set_minimum_pdf_version(pointer, version)
    qpdf_write(pointer)
    try check("writing the finished PDF")
    let bytes = UnsafeBufferPointer(start: qpdf_get_buffer(pointer), count: qpdf_get_buffer_length(pointer))
    return Array(bytes)
  }
}
