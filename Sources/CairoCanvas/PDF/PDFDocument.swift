internal import CQPDF

/// Owner of a qpdf document.
struct PDFDocument: ~Copyable {
  private let pointer: OpaquePointer
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

  func setInfo(_ key: String, _ text: String) { qpdf_set_info_key(pointer, key, text) }

  var root: PDFObject { object(qpdf_get_root(pointer)) }

  /// - Parameter index: from 0.
  func page(_ index: Int) -> PDFObject { object(qpdf_get_page_n(pointer, index)) }

  /// An object written in PDF's own syntax.
  func parsed(_ syntax: String) -> PDFObject { object(qpdf_oh_parse(pointer, syntax)) }

  /// A text string in whichever encoding its characters need.
  func text(_ text: String) -> PDFObject { object(qpdf_oh_new_unicode_string(pointer, text)) }

  /// The object under a number of its own, so that several others can refer to it.
  func indirect(_ other: PDFObject) -> PDFObject {
    object(qpdf_make_indirect_object(pointer, other.handle))
  }

  private func object(_ handle: qpdf_oh) -> PDFObject { PDFObject(document: pointer, handle: handle) }
}

/// An object of a qpdf document, valid as long as the document is.
struct PDFObject {
  fileprivate let document: OpaquePointer
  fileprivate let handle: qpdf_oh

  /// The entry of a dictionary; a null object where it has none.
  subscript(key: String) -> PDFObject {
    get { PDFObject(document: document, handle: qpdf_oh_get_key(document, handle, key)) }
    nonmutating set { qpdf_oh_replace_key(document, handle, key, newValue.handle) }
  }

  var isDictionary: Bool { qpdf_oh_is_dictionary(document, handle) != 0 }

  /// A name with its slash; `nil` for anything else.
  var name: String? {
    guard qpdf_oh_is_name(document, handle) != 0 else { return nil }
    return String(cString: qpdf_oh_get_name(document, handle))
  }

  /// The items of an array, or the object itself where it is none.
  var items: [PDFObject] {
    guard qpdf_oh_is_array(document, handle) != 0 else { return [self] }
    return (0..<qpdf_oh_get_array_n_items(document, handle)).map {
      PDFObject(document: document, handle: qpdf_oh_get_array_item(document, handle, $0))
    }
  }
}
