import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

/// A PNG picture on a page, in every format.
@Suite struct PictureTests {
  static let pdftoppm = Tool("pdftoppm")

  /// Red, green, blue and nothing, in squares of 20 pixels.
  private func picture() throws -> PNGPicture {
    let quarter = Size(width: 20, height: 20)
    func square(_ x: Double, _ y: Double, _ color: Color) -> Mark {
      .fill(.rect(Rect(origin: Point(x: x, y: y), size: quarter)), color)
    }
    let drawing = Drawing(
      size: Size(width: 40, height: 40),
      marks: [
        square(0, 0, Color(0xFF0000)), square(20, 0, Color(0x00FF00)), square(0, 20, Color(0x0000FF)),
      ])
    return try #require(PNGPicture(PNGEncoder.encode(drawing, ppi: 72, threads: 1)))
  }

  /// The picture at half its size, and half seen through, across the edge of two strips.
  private func sheet(_ picture: PNGPicture) -> Drawing {
    Drawing(
      size: Size(width: 60, height: 200),
      marks: [
        .picture(PlacedPicture(picture, frame: Rect(x: 10, y: 118, width: 20, height: 20))),
        .picture(PlacedPicture(picture, frame: Rect(x: 40, y: 10, width: 20, height: 20), opacity: 0.5)),
      ])
  }

  /// Looks in the middle of every quarter of both pictures and beside the first.
  private func expectSheet(
    _ page: CairoCanvasTests.Picture, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func pixel(_ x: Int, _ y: Int) -> UInt32 { page.pixels[y * page.width + x] }
    let colors = [pixel(15, 123), pixel(25, 123), pixel(15, 133), pixel(25, 133)]
    #expect(colors == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF], sourceLocation: sourceLocation)
    #expect(
      [pixel(8, 123), pixel(32, 123), pixel(15, 115)].allSatisfy { $0 == 0xFFFFFF },
      sourceLocation: sourceLocation)
    let pale = [pixel(45, 15), pixel(55, 15), pixel(45, 25)]
    for (color, full) in zip(pale, [0xFF0000, 0x00FF00, 0x0000FF] as [UInt32]) {
      let half = CairoCanvasTests.Picture(width: 1, height: 1, pixels: [full | 0x7F7F7F])
      let seen = CairoCanvasTests.Picture(width: 1, height: 1, pixels: [color])
      #expect(seen.differences(from: half)[0] <= 2, sourceLocation: sourceLocation)
    }
  }

  @Test func aPNGShowsIt() throws {
    let page = try PNGFile(PNGEncoder.encode(sheet(picture()), ppi: 72, threads: 2))
    expectSheet(CairoCanvasTests.Picture(width: page.width, height: page.height, pixels: page.pixels))
  }

  // Skipped where librsvg is missing.
  @Test(.enabled(if: SVGEncoderTests.rsvg.isInstalled)) func anSVGShowsIt() throws {
    let page = try withTemporaryFolder { folder in
      let (svg, png) = (folder.appending(path: "sheet.svg"), folder.appending(path: "sheet.png"))
      try Data(SVGEncoder.encode(sheet(picture()))).write(to: svg)
      let arguments = ["-w", "60", "-h", "200", svg.path, "-o", png.path]
      #expect(try SVGEncoderTests.rsvg.run(arguments).status == 0)
      return try Picture(file: png)
    }
    expectSheet(page)
  }

  // Skipped where poppler's tools are missing.
  @Test(.enabled(if: pdftoppm.isInstalled)) func aPDFShowsIt() throws {
    let pdf = try PDFEncoder.encode([sheet(picture())], created: 0, creator: "Daysheet")
    let page = try withTemporaryFolder { folder in
      let file = folder.appending(path: "sheet.pdf")
      try Data(pdf).write(to: file)
      let output = folder.appending(path: "sheet").path
      #expect(try Self.pdftoppm.run(["-r", "72", "-png", "-singlefile", file.path, output]).status == 0)
      return try Picture(file: folder.appending(path: "sheet.png"))
    }
    expectSheet(page)
  }

  @Test func plainTextSaysItsLabelOnly() throws {
    let mark = Mark.picture(PlacedPicture(try picture(), frame: Rect(x: 0, y: 0, width: 9, height: 9)))
    let labelled = Mark.group(Group([mark], semantics: Semantics(role: .figure, label: "Acme")))
    let page = Drawing(size: Size(width: 9, height: 9), marks: [mark, labelled])
    #expect(String(decoding: PlainTextEncoder.encode([page]), as: UTF8.self) == "Acme\n")
  }

  @Test func anEnlargedPictureKeepsItsEdges() throws {
    let dot = Drawing(size: Size(width: 1, height: 1), marks: [], background: .black)
    let picture = try #require(PNGPicture(PNGEncoder.encode(dot, ppi: 72, threads: 1)))
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    let page = Drawing(
      size: Size(width: 40, height: 40), marks: [.picture(PlacedPicture(picture, frame: frame))])
    let png = try PNGFile(PNGEncoder.encode(page, ppi: 72, threads: 1))
    let row = png.pixels[20 * 40..<21 * 40]
    #expect(row.prefix(10).allSatisfy { $0 == 0xFFFFFF } && row.suffix(10).allSatisfy { $0 == 0xFFFFFF })
    #expect(row.dropFirst(10).dropLast(10).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [33, 60]) func aDamagedPictureIsAnErrorInEveryFormat(length: Int) throws {
    let broken = try #require(PNGPicture(Array(picture().bytes.prefix(length))))
    #expect(throws: CanvasError.self) { try broken.checkPixels() }
    #expect(throws: CanvasError.self) { try PNGEncoder.encode(sheet(broken), ppi: 72, threads: 1) }
    #expect(throws: CanvasError.self) { try SVGEncoder.encode(sheet(broken)) }
    #expect(throws: CanvasError.self) {
      try PDFEncoder.encode([sheet(broken)], created: 0, creator: "Daysheet")
    }
  }
}
