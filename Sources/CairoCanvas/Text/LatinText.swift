internal import CPango

/// What kind of text is shaped as one piece by one font: Latin letters, figures and the signs that go with them.
struct LatinText {
  let utf8: [UInt8]
  let characterCount: Int
  let script: PangoScript

  /// `nil` for text that must be taken apart: of another script or direction, or with letters that `style`'s own font lacks.
  init?(_ text: String, in style: TextStyle) {
    var hasLetters = false
    var count = 0
    for scalar in text.unicodeScalars {
      guard Self.isPlain(scalar), style.has(scalar) else { return nil }
      hasLetters = hasLetters || Self.isLetter(scalar)
      count += 1
    }
    utf8 = Array(text.utf8)
    characterCount = count
    script = hasLetters ? PANGO_SCRIPT_LATIN : PANGO_SCRIPT_COMMON
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " "..."~", "\u{C0}"..."\u{24F}", "·", "–", "—", "’", "…", "−", "←", "→", "↖"..."↙": true
    default: false
    }
  }

  /// Of the plain ones.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z": true
    case "×", "÷": false
    default: ("\u{C0}"..."\u{24F}").contains(scalar)
    }
  }
}
