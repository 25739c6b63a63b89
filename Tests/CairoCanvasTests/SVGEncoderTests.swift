import Foundation
import FoundationXML
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct SVGEncoderTests {
  static let rsvg = Tool("rsvg-convert")

  func text(_ drawing: Drawing) throws -> String {
    String(decoding: try SVGEncoder.encode(drawing), as: UTF8.self)
  }

  @Test func theRootSaysWhatItIs() throws {
    let svg = try text(cardSheet())
    let root =
      "width=\"595pt\" height=\"240pt\" viewBox=\"0 0 595 240\" role=\"graphics-document document\" xml:lang=\"en\""
    #expect(svg.contains(root))
    #expect(svg.contains("<title>LIS · Lisbon, 12 March 2026</title>"))
    #expect(svg.contains("<desc>Flights &amp; people &lt;of the day&gt;</desc>"))
    #expect(svg.contains("<title>UA 2069 to London &amp; &lt;back&gt;</title>"))
  }

  @Test func wordsFromOutsideAreEscaped() throws {
    let evil = "</title><script>alert(\"1\")</script>&\u{0}\u{1B}]]>"
    let group = Group([], semantics: Semantics(label: evil, language: evil))
    let svg = try text(
      Drawing(
        size: Size(width: 10, height: 10), marks: [.group(group)], title: evil, summary: evil, language: evil)
    )
    #expect(!svg.contains("<script"))
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func idsDoNotDependOnWhatWasDrawnBefore() async throws {
    let first = try text(cardSheet())
    _ = try text(cardSheet(rows: 4))
    #expect(try text(cardSheet()) == first)
    let other = try await Task.detached { try text(cardSheet()) }.value
    #expect(other == first)
  }

  @Test func everyUseHasItsDefinitionAndEveryDefinitionIsUsed() throws {
    let svg = try text(cardSheet(rows: 3))
    let ids = svg.matches(of: /id="([a-zA-Z][0-9a-zA-Z]{0,2})"/).map { String($0.1) }
    let uses = svg.matches(of: /#([a-zA-Z][0-9a-zA-Z]{0,2})["\)]/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == Set(uses))
  }

  @Test func whatRepeatsIsDefinedOnce() throws {
    let svg = try text(cardSheet(rows: 3))
    // One airplane for nine cards.
    let outlines = svg.matches(of: /<path id="(\w+)" d="[^"]*\.[^"]*"/).map { String($0.1) }
    #expect(outlines.count == 1)
    #expect(svg.components(separatedBy: "<use href=\"#\(outlines[0])\"").count == 1 + 9)
    let growth = try text(cardSheet(rows: 20)).utf8.count - text(cardSheet(rows: 10)).utf8.count
    #expect(growth / 30 < 2_200)
  }

  @Test func aPictureAndItsClipCountFromItsCorner() throws {
    let corner = Point(x: 100, y: 50)
    let frame = Rect(origin: corner, size: Size(width: 40, height: 20))
    let stripes = (0..<4).map { index in
      Mark.fill(.rect(Rect(x: 90 + 12 * Double(index), y: 40, width: 6, height: 40)), Ink.red)
    }
    let group = Group(stripes, clip: .ellipse(frame), semantics: Semantics(role: .figure, label: "stripes"))
    let svg = try text(Drawing(size: Size(width: 200, height: 100), marks: [.group(group)]))
    #expect(svg.contains("role=\"img\" transform=\"translate(100 50)\" clip-path=\"url(#a)\""))
    #expect(svg.contains("<clipPath id=\"a\"><ellipse cx=\"20\" cy=\"10\" rx=\"20\" ry=\"10\"/></clipPath>"))
    #expect(svg.contains("<use href=\"#b\" x=\"-10\" y=\"-10\"/>"))
  }

  @Test func realTextLiesInGroupsThatSayWhatTheyAre() throws {
    let svg = try text(linkedSheet())
    #expect(svg.matches(of: /<text[^>]*>Ohlsson, Åsa<\/text>/).count == 1)
    #expect(
      svg.contains(
        "<g role=\"list\"><g id=\"person-1\" role=\"listitem\" transform=\"translate(30 40)\"><a href=\"#it's \\ a card\">"
      ))
    // A link without a target is none.
    #expect(svg.matches(of: /<a\s/).count == 2 && !svg.contains("nowhere"))
    #expect(svg.contains("<title>UA 2069 to London</title>\n<desc>In flight</desc>"))
    #expect(try text(cardSheet()).contains("<g role=\"heading\" aria-level=\"2\">"))
  }

  // Skipped where librsvg is missing.
  @Test(.enabled(if: rsvg.isInstalled)) func librsvgShowsThePictureOfThePNG() throws {
    var sheet = cardSheet()
    var pen = Pen()
    pen.write(
      "القاهرة ✓ तेल ▲", Font("Inter", size: 20, weight: .bold), Ink.blue.opacity(0.6), x: 400, baseline: 60)
    sheet.marks += pen.marks
    let png = try PNGFile(PNGEncoder.encode(sheet, ppi: 144, threads: 1))
    let other = try withTemporaryFolder { folder in
      let svg = folder.appending(path: "sheet.svg")
      let picture = folder.appending(path: "sheet.png")
      try Data(SVGEncoder.encode(sheet)).write(to: svg)
      let size = ["-w", "\(png.width)", "-h", "\(png.height)"]
      #expect(try Self.rsvg.run(size + [svg.path, "-o", picture.path]).status == 0)
      return try Picture(file: picture)
    }
    // Both anti-alias; they may differ in how much of an edge they see.
    expectSame(
      Picture(width: png.width, height: png.height, pixels: png.pixels), other, threshold: 40, share: 0.001,
      name: "svg-as-png")
  }

  @Test func aGlyphWithoutOutlineIsLeftOut() throws {
    var pen = Pen()
    pen.write("   ", Font("Inter", size: 20), Ink.text, x: 10, baseline: 20)
    let svg = try text(Drawing(size: Size(width: 40, height: 40), marks: pen.marks))
    #expect(!svg.contains("<use"))
  }
}
