internal import CGLib

/// A place in a text.
package struct MarkupPlace: Sendable {
  package var offset: Int
  /// From 1; lines end in LF.
  package var line: Int
  /// Offset of the line's first byte.
  package var lineStart: Int
}

/// What a ``MarkupParser`` hands over while it reads.
package protocol MarkupHandler: AnyObject {
  /// - Parameters:
  ///   - name: without its namespace's prefix.
  ///   - place: just behind the start tag, where the element's content begins.
  func start(_ name: String, _ attributes: [(name: String, value: String)], at place: MarkupPlace)
  /// Text of the innermost open element, its entities decoded; it may come in several parts.
  func text(_ bytes: UnsafeRawBufferPointer)
  /// - Parameter place: just behind the end tag.
  func end(_ name: String, at place: MarkupPlace)
}

/// Reads XML with glib's GMarkup.
///
/// GMarkup knows the five predefined entities and character references and nothing else: there is no way to define an
/// entity, so none can grow, and none can fetch anything. A document type definition is refused all the same, because a
/// text that needs one cannot be read right without it.
package enum MarkupParser {
  package struct SyntaxError: Error {
    package var text: String
    package var place: MarkupPlace
  }

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - depth: how many elements may be open at the same time.
  package static func parse(
    _ bytes: [UInt8], depth: Int, to handler: any MarkupHandler
  ) throws(SyntaxError) {
    let run = MarkupRun(bytes, depth: depth, handler)
    var callbacks = GMarkupParser(
      start_element: startElement, end_element: endElement, text: text, passthrough: passthrough, error: nil)
    let context = g_markup_parse_context_new(
      &callbacks, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(run).toOpaque(), nil)
    defer { g_markup_parse_context_free(context) }
    var failure: UnsafeMutablePointer<GError>?
    let isRead = bytes.withUnsafeBytes { buffer in
      g_markup_parse_context_parse(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, &failure) != 0
        && g_markup_parse_context_end_parse(context, &failure) != 0
    }
    defer { withExtendedLifetime(run) {} }
    guard !isRead else { return }
    defer { g_error_free(failure) }
    let place = run.failurePlace ?? run.place(in: context)
    throw SyntaxError(text: failure.map(message) ?? "it is not well-formed", place: place)
  }

  /// GMarkup's own words without the position that it puts before them.
  private static func message(_ error: UnsafeMutablePointer<GError>) -> String {
    guard let words = error.pointee.message else { return "it is not well-formed" }
    let text = String(cString: words)
    guard text.hasPrefix("Error on line"), let colon = text.firstRange(of: ": ") else { return text }
    return String(text[colon.upperBound...])
  }
}

/// One run of the parser: where it is, and to whom it reports.
private final class MarkupRun {
  let bytes: [UInt8]
  let handler: any MarkupHandler
  /// Where this code, not GMarkup, found a fault.
  var failurePlace: MarkupPlace?
  let maximumDepth: Int
  private var depth = 0
  /// How many line feeds are behind, and where the last two are.
  private var feeds = 0
  private var feed = -1
  private var feedBefore = -1

  init(_ bytes: [UInt8], depth: Int, _ handler: any MarkupHandler) {
    self.bytes = bytes
    maximumDepth = depth
    self.handler = handler
  }

  /// `nil` where the element is nested too deep.
  func open(_ context: OpaquePointer?) -> MarkupPlace? {
    depth += 1
    let place = place(in: context)
    guard depth <= maximumDepth else {
      failurePlace = place
      return nil
    }
    return place
  }

  func close() { depth -= 1 }

  /// Where `word` was last read.
  func placeOfLast(_ word: String, in context: OpaquePointer?) -> MarkupPlace {
    var place = place(in: context)
    while place.offset > 0, !bytes[place.offset...].starts(with: word.utf8) { place.offset -= 1 }
    let before = bytes[..<place.offset]
    place.line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    place.lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return place
  }

  /// Places only move forward, so that each line feed is looked for once.
  ///
  /// GMarkup counts bytes. A line feed is byte 1 of the line that it begins, for people the last one of the line before.
  func place(in context: OpaquePointer?) -> MarkupPlace {
    var (line, character): (gint, gint) = (1, 1)
    g_markup_parse_context_get_position(context, &line, &character)
    while feeds < Int(line) - 1, let next = bytes[(feed + 1)...].firstIndex(of: UInt8(ascii: "\n")) {
      (feedBefore, feed) = (feed, next)
      feeds += 1
    }
    let offset = min(feed + Int(character) - (feeds == 0 ? 0 : 1), bytes.count)
    return offset == feed
      ? MarkupPlace(offset: offset, line: feeds, lineStart: feedBefore + 1)
      : MarkupPlace(offset: max(0, offset), line: feeds + 1, lineStart: feed + 1)
  }
}

private func run(_ data: gpointer?) -> MarkupRun? {
  data.map { Unmanaged<MarkupRun>.fromOpaque($0).takeUnretainedValue() }
}

private func fail(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ text: String) {
  g_set_error_literal(error, g_quark_from_string("daysheet"), 1, text)
}

private func localName(_ name: UnsafePointer<CChar>?) -> String {
  guard let name else { return "" }
  let whole = String(cString: name)
  return whole.lastIndex(of: ":").map { String(whole[whole.index(after: $0)...]) } ?? whole
}

private typealias Names = UnsafeMutablePointer<UnsafePointer<CChar>?>

private func startElement(
  _ context: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ names: Names?, _ values: Names?,
  _ data: gpointer?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) {
  guard let run = run(data) else { return }
  guard let place = run.open(context) else {
    return fail(error, "elements are nested more than \(run.maximumDepth) deep")
  }
  var attributes: [(name: String, value: String)] = []
  if let names, let values {
    var index = 0
    while let value = values[index], names[index] != nil {
      attributes.append((localName(names[index]), String(cString: value)))
      index += 1
    }
  }
  run.handler.start(localName(name), attributes, at: place)
}

private func endElement(
  _ context: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ data: gpointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) {
  guard let run = run(data) else { return }
  run.close()
  run.handler.end(localName(name), at: run.place(in: context))
}

private func text(
  _ context: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: gsize, _ data: gpointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) {
  run(data)?.handler.text(UnsafeRawBufferPointer(start: text, count: Int(length)))
}

/// Comments and processing instructions say nothing; a document type definition ends the run.
private func passthrough(
  _ context: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: gsize, _ data: gpointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) {
  guard let run = run(data) else { return }
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  guard bytes.starts(with: "<!DOCTYPE".utf8) else { return }
  run.failurePlace = run.placeOfLast("<!DOCTYPE", in: context)
  fail(error, "a document type definition is not read")
}
