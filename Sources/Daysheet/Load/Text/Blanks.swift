/// Blanks beyond ASCII, which spreadsheets, browsers and locales put into cells: no-break, thin, wide and zero-width ones.
enum Blanks {
  /// `text` with a plain blank for each wide one and nothing for those without width; `nil` where it has none of them.
  static func plain(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let span = text.span
    guard let first = span.indices.first(where: { span[$0] >= 0xC2 && blank(in: span, at: $0) != nil }) else {
      return nil
    }
    var plain = Array(text.prefix(first))
    var position = first
    while position < span.count {
      if let (length, hasWidth) = blank(in: span, at: position) {
        if hasWidth { plain.append(Byte.blank) }
        position += length
      } else {
        plain.append(span[position])
        position += 1
      }
    }
    return plain
  }

  /// Whether there is nothing else in `text`, white space of ASCII included.
  static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    let span = text.span
    var position = 0
    while position < span.count {
      let byte = span[position]
      let length = byte <= Byte.blank && byte != 0 ? 1 : length(of: span, at: position)
      if length == 0 { return false }
      position += length
    }
    return true
  }

  /// The bytes of the blank at `position`, a plain one or one of these; 0 where there is none.
  static func length(of text: borrowing Span<UInt8>, at position: Int) -> Int {
    text[position] == Byte.blank ? 1 : blank(in: text, at: position)?.length ?? 0
  }

  private static func blank(
    in text: borrowing Span<UInt8>, at position: Int
  ) -> (length: Int, hasWidth: Bool)? {
    guard text[position] >= 0xC2, position + 1 < text.count else { return nil }
    if text[position] == 0xC2 { return text[position + 1] == 0xA0 ? (2, true) : nil }
    guard position + 2 < text.count else { return nil }
    switch (text[position], text[position + 1], text[position + 2]) {
    case (0xE2, 0x80, 0x80...0x8A): return (3, true)  // en quad … hair space
    // Narrow, mathematical, wide.
    case (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return (3, true)
    case (0xE2, 0x80, 0x8B), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF): return (3, false)  // zero width
    default: return nil
    }
  }
}
