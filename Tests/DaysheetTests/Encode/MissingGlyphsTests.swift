import CairoCanvas
import Foundation
import PosterUI
import Testing

@testable import Daysheet

struct MissingGlyphsTests {
  private func page(_ texts: [(text: String, missing: [Unicode.Scalar])]) -> Drawing {
    let marks = texts.map { text, missing in
      let shaped = ShapedText(
        text: text, font: Font("Inter", size: 10), size: .zero, baseline: 0, ink: .zero, missing: missing)
      return Mark.text(TextRun(shaped, origin: .zero, color: .black, box: Rect(origin: .zero, size: .zero)))
    }
    return Drawing(size: Size(width: 100, height: 100), marks: marks)
  }

  @Test func oneWarningForEachScriptNamesItAnExampleAndThePackage() {
    let pages = [
      page([("山田, 太郎", ["山", "田", "太", "郎"]), ("佐藤", ["佐"])]),
      page([("山田, はな", ["山", "は"]), ("ᚠ", ["ᚠ"])]),
    ]
    let warnings = MissingGlyphs(in: pages.flatMap(\.textRuns)).warnings(file: "people.csv")
    #expect(
      warnings.map(\.text) == [
        "no font has the script Han: 山 (U+5C71) of “山田, 太郎” is missing",
        "no font has the script Hiragana: は (U+306F) of “山田, はな” is missing",
        "no font has the script Runic: ᚠ (U+16A0) of “ᚠ” is missing",
      ])
    #expect(
      warnings.map(\.hint) == [
        "Debian has one in the package fonts-noto-cjk.", "Debian has one in the package fonts-noto-cjk.",
        "Debian has one in the package fonts-noto-core.",
      ])
    #expect(warnings.allSatisfy { $0.severity == .warning && $0.code == .missingGlyph })
  }

  @Test func emojiAndSignsAreNoScript() {
    let warnings = MissingGlyphs(in: page([("Ada 🛬", ["🛬"]), ("⏧", ["\u{23E7}"])]).textRuns).warnings(
      file: "-")
    #expect(
      warnings.map(\.text).map { $0.prefix(22) } == ["no font has emoji: 🛬 (", "no font has every symb"])
    #expect(warnings.first?.hint?.contains("fonts-noto-color-emoji") == true)
  }

  @Test func aSheetWithEveryLetterHasNoWarning() {
    #expect(MissingGlyphs(in: page([("Ada", [])]).textRuns).warnings(file: "-").isEmpty)
  }
}
