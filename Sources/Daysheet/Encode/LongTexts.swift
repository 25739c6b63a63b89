internal import CairoCanvas
import PosterUI

/// Texts of a sheet of which only the beginning is drawn.
enum LongTexts {
  /// One note for all of them, with the beginning of the first.
  static func notes(in runs: [TextRun], file: String) -> [Diagnostic] {
    let texts = Set(runs.compactMap(\.shortenedFrom).filter(LongText.isCut))
    guard let first = texts.min() else { return [] }
    let count = texts.count == 1 ? "a text has" : "\(texts.count) texts have"
    return [
      Diagnostic(
        .note, .longText,
        "\(count) more than \(LongText.mostCharacters) characters, of which the sheet shows the beginning: "
          + "“\(first.prefix(40))…”", at: SourceLocation(file: file))
    ]
  }
}

extension Diagnostic.Code {
  /// A text of which only the beginning is drawn.
  package static let longText = Self(rawValue: "long-text")
}
