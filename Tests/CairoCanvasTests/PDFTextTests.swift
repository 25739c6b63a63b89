import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

/// What a reader finds in the text of a PDF, and how it is written.
@Suite struct PDFTextTests {
  private static let qpdf = PDFEncoderTests.qpdf
  private static let pdftotext = PDFEncoderTests.pdftotext
  private static let pdffonts = Tool("pdffonts")

  private func page(_ lines: [String], weight: Font.Weight = .regular) -> Drawing {
    var pen = Pen()
    for (index, line) in lines.enumerated() {
      pen.write(
        line, Font("Inter", size: 12, weight: weight), Ink.text, x: 20, baseline: 30 + 30 * Double(index))
    }
    return Drawing(size: Size(width: 600, height: 30 + 30 * Double(lines.count)), marks: pen.marks)
  }

  private func output(_ tool: Tool, _ page: Drawing, _ arguments: [String] = [], after: [String] = []) throws
    -> String
  {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "sheet.pdf")
      try Data(PDFEncoder.encode([page], created: 0, creator: "Daysheet")).write(to: file)
      let (output, status) = try tool.run(arguments + [file.path] + after)
      #expect(status == 0)
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// The file with its streams in plain sight.
  private func plain(_ page: Drawing) throws -> String {
    try output(Self.qpdf, page, ["--qdf", "--object-streams=disable"], after: ["-"])
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func oneGlyphForSeveralTextsIsReadAsEachOfThem() throws {
    // All that no font has is one and the same box.
    let lines = ["a\u{10FFFD}b", "c\u{10FFFC}d"]
    let text = try output(Self.pdftotext, page(lines), after: ["-"])
    for line in lines { #expect(text.contains(line), "\(line) is not in \(text)") }
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func onlyWhatGlyphsDoNotTellIsWrittenBesideThem() throws {
    let shared = try plain(page(["a\u{10FFFD}b", "c\u{10FFFC}d"]))
    #expect(shared.matches(of: /\/Span ?<< ?\/ActualText/).count == 1)
    // Readers would turn the two letters of this glyph around.
    #expect(try plain(page(["\u{644}\u{627}"])).contains("ActualText<feff06440627>"))
    #expect(try !plain(page(["Difficult office flow, 14:25"])).contains("ActualText"))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func aTextThatIsCutIsFoundInFull() throws {
    var pen = Pen()
    pen.write("Thessaloniki Makedonia", Font("Inter", size: 10), Ink.text, x: 10, baseline: 20, width: 50)
    let page = Drawing(size: Size(width: 80, height: 30), marks: pen.marks)
    #expect(try output(Self.pdftotext, page, after: ["-"]).contains("Thessaloniki Makedonia"))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled && FontCatalogue().has("Noto Color Emoji")))
  func anEmojiIsAPictureThatIsRead() throws {
    let page = page(["Go \u{1F680} now \u{1F680}"])
    #expect(try output(Self.pdftotext, page, after: ["-"]).contains("\u{1F680} now \u{1F680}"))
    let fonts = try output(Self.pdffonts, page)
    #expect(fonts.contains("Type 3") && fonts.contains("Inter-Regular"))
    #expect(try plain(page).matches(of: /\/Subtype \/Image/).count == 2, "the picture and its opacity, once")
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func whatNoFontFileHoldsIsDrawnAndRead() throws {
    // A face without a bold weight is emboldened.
    let page = page(["\u{1F6EC} ok"], weight: .bold)
    #expect(try output(Self.pdftotext, page, after: ["-"]).contains("\u{1F6EC} ok"))
    #expect(try output(Self.pdffonts, page).contains("Type 3"))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func wordsStandWhereTheShaperPutThem() throws {
    let line = "Western European Time (UTC+0) · each time is local to its own airport"
    let width = makeShaper().shape(line, font: Font("Inter", size: 12), width: nil).size.width
    let boxes = try output(Self.pdftotext, page([line]), ["-bbox"], after: ["-"])
    let last = try #require(boxes.firstMatch(of: /xMax="([\d.]+)" yMax="[\d.]+">airport</))
    #expect(abs((Double(last.1) ?? 0) - 20 - width) < 0.03)
  }
}
