import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct PDFEncoderTests {
  static let qpdf = Tool("qpdf")
  static let pdfinfo = Tool("pdfinfo")
  static let pdftotext = Tool("pdftotext")

  func encode(_ pages: [Drawing]) throws -> [UInt8] {
    try PDFEncoder.encode(pages, created: 1_773_325_800, creator: "Daysheet 1.0")
  }

  func output(_ tool: Tool, _ pdf: [UInt8], _ arguments: [String], after: [String] = []) throws -> String {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "sheet.pdf")
      try Data(pdf).write(to: file)
      let (output, status) = try tool.run(arguments + [file.path] + after)
      #expect(status == 0)
      return String(decoding: output, as: UTF8.self)
    }
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func qpdfFindsNoFault() throws {
    let report = try output(Self.qpdf, encode([cardSheet(), cardSheet()]), ["--check"])
    #expect(report.contains("No syntax or stream encoding errors found"))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func textIsFoundEvenWhereInterSwapsGlyphs() throws {
    var pen = Pen()
    pen.write("14:25 → 15:20", Font("Inter", size: 12), Ink.text, x: 20, baseline: 30)
    pen.write("Società Ligure, São Paulo", Font("Inter", size: 12), Ink.text, x: 20, baseline: 60)
    pen.write("Difficult office ﬂow", Font("Inter", size: 12), Ink.text, x: 20, baseline: 90)
    pen.write("✓ Landed ✕ Cancelled", Font("Inter", size: 12), Ink.text, x: 20, baseline: 120)
    let page = Drawing(size: Size(width: 300, height: 150), marks: pen.marks)
    let text = try output(Self.pdftotext, encode([page]), ["-layout"], after: ["-"])
    for words in [
      "14:25 → 15:20", "Società Ligure, São Paulo", "Difficult office", "✓ Landed", "✕ Cancelled",
    ] {
      #expect(text.contains(words), "\(words) is not in \(text)")
    }
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftotext.isInstalled)) func scriptsOfTheWorldAreFound() throws {
    var pen = Pen()
    let words = [
      "القاهرة", "محمد علي", "الدوحة حمد الدولي", "תל אביב", "กรุงเทพ", "Đà Nẵng",
      "Αθήνα", "Київ",
    ]
    for (index, word) in words.enumerated() {
      pen.write(word, Font("Inter", size: 12), Ink.text, x: 20, baseline: 30 + 30 * Double(index))
    }
    let page = Drawing(size: Size(width: 300, height: 350), marks: pen.marks)
    let text = try output(Self.pdftotext, encode([page]), [], after: ["-"])
      .precomposedStringWithCanonicalMapping
    for word in words { #expect(text.contains(word), "\(word) is not in \(text)") }
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdfinfo.isInstalled)) func theDocumentSaysWhatItIs() throws {
    let info = try output(Self.pdfinfo, encode([cardSheet()]), ["-isodates"])
    for line in [
      "Title:           LIS · Lisbon, 12 March 2026", "Subject:         Flights & people <of the day>",
      "Creator:         Daysheet 1.0", "CreationDate:    2026-03-12T14:30:00Z",
      "ModDate:         2026-03-12T14:30:00Z", "Page size:       595 x 240 pts",
    ] { #expect(info.contains(line), "\(line) is not in \(info)") }
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func languageOutlineAndTitleBarAreSet() throws {
    let json = try output(Self.qpdf, encode([cardSheet()]), ["--json"])
    #expect(json.contains("\"/Lang\": \"u:en\""))
    #expect(json.contains("\"/DisplayDocTitle\": true"))
    #expect(json.contains("\"title\": \"LIS · Lisbon\""))
    #expect(json.contains("\"title\": \"UA 2069 to London & <back>\""))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdfinfo.isInstalled)) func theStructureHasHeadingsListsAndAlternativeTexts() throws {
    let pdf = try encode([cardSheet(), linkedSheet()])
    #expect(try output(Self.pdfinfo, pdf, []).contains("Tagged:          yes"))
    let structure = try output(Self.pdfinfo, pdf, ["-struct-text"])
    #expect(structure.hasPrefix("Document\n  H2 (block)\n    \"LIS · Lisbon"))
    #expect(structure.contains("  Figure:\n     /BBox [29.25 82.95 204.75 140.45]"))
    // Two neighbouring items are one list.
    #expect(structure.matches(of: /\n  L \(block\):?\n/).count == 1)
    #expect(structure.matches(of: /LI \(block\)/).count == 2)
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func cardsHaveAlternativeTexts() throws {
    let json = try output(Self.qpdf, encode([cardSheet()]), ["--json"])
    #expect(json.matches(of: /"\/Alt": "u:UA [0-9]+ to London & <back>"/).count == 6)
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func linksLeadToTargetsOnAnyPage() throws {
    let json = try output(Self.qpdf, encode([linkedSheet(), cardSheet()]), ["--json"])
    // The person's link to the card and the card's back; the one without a target is text.
    #expect(json.matches(of: /"\/Subtype": "\/Link"/).count == 2)
    #expect(json.contains("it's \\\\ a card") && !json.contains("nowhere"))
  }

  // Skipped where qpdf is missing.
  @Test(.enabled(if: qpdf.isInstalled)) func severalPagesAreTheOutlinesTopLevel() throws {
    var second = linkedSheet()
    second.name = "Page 2"
    let json = try output(Self.qpdf, encode([cardSheet(), second]), ["--json"])
    #expect(json.contains("\"title\": \"Page 2\"") && json.contains("\"title\": \"LIS · Lisbon\""))
    #expect(try !output(Self.qpdf, encode([second]), ["--json"]).contains("\"title\": \"Page 2\""))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: qpdf.isInstalled)) func aLongPageKeepsItsPhysicalSize() throws {
    let page = Drawing(size: Size(width: 842, height: 30_000), marks: cardSheet().marks)
    let pdf = try encode([page])
    #expect(PDFPagePlace.userUnit(of: page.size) == 3)
    // The page's own numbers are within the limit; the unit makes up for it.
    let json = try output(Self.qpdf, pdf, ["--json"])
    #expect(json.contains("\"/UserUnit\": 3") && json.contains("10000"))
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdfinfo.isInstalled)) func boxesForThePrintShopAreExact() throws {
    var page = cardSheet()
    page.boxes = PrintBoxes(
      trim: Rect(x: 20, y: 30, width: 500, height: 180), bleed: Rect(x: 10, y: 20, width: 520, height: 200))
    let info = try output(Self.pdfinfo, encode([page]), ["-box"])
    #expect(info.contains("MediaBox:            0.00     0.00   595.00   240.00"))
    // Upwards from the lower left corner of 240 pt.
    #expect(info.contains("TrimBox:            20.00    30.00   520.00   210.00"))
    #expect(info.contains("BleedBox:           10.00    20.00   530.00   220.00"))
  }

  @Test func bytesAreTheSameEveryTime() async throws {
    let sheet = cardSheet()
    let first = try encode([sheet, sheet])
    #expect(try encode([sheet, sheet]) == first)
    async let left = Task.detached { try encode([sheet, cardSheet()]) }.value
    async let right = Task.detached { try encode([cardSheet(), sheet]) }.value
    let (one, other) = try await (left, right)
    #expect(one == first && other == first)
  }

  @Test func noPagesAndEmptyPagesAreErrors() {
    #expect(throws: CanvasError.self) { try encode([]) }
    #expect(throws: CanvasError.self) { try encode([Drawing(size: .zero, marks: [])]) }
  }
}
