/// Pieces of one line, in the sheet's order whatever their scripts (Unicode's bidirectional algorithm, UAX 9).
///
/// Without this, `London · بوابة A12` would be read from the left since it begins with a Latin letter, and a comma or dot
/// would jump to the other side of a name.
enum LineText {
  static func joined(_ parts: [String], by separator: String, isRightToLeft: Bool) -> String {
    guard parts.count > 1, isRightToLeft || parts.contains(where: hasRightToLeftLetters) else {
      return parts.joined(separator: separator)
    }
    // A mark of the line's direction, then every part in an isolate that takes its own direction.
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    return mark + parts.map { "\u{2068}\($0)\u{2069}" }.joined(separator: separator)
  }

  /// Hebrew, Arabic and their neighbours, and their presentation forms.
  static func hasRightToLeftLetters(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xD6 }
      && text.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
      }
  }
}
