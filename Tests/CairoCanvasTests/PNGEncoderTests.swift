import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct PNGEncoderTests {
  /// A page of two flat colours.
  func flat(_ size: Size, square: Rect) -> Drawing {
    Drawing(size: size, marks: [.fill(.rect(square), Color(0x1D5FD1))], background: Color(0xF1F3F6))
  }

  @Test func sizeAndResolutionAreTrue() throws {
    let page = Drawing(size: Size(width: 100.2, height: 50), marks: [])
    let png = try PNGFile(PNGEncoder.encode(page, ppi: 144, threads: 1))
    #expect(png.width == 200 && png.height == 100)
    // 144 pixels per inch are 5,669.3 per metre.
    #expect(png.payload(of: "pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(png.payload(of: "sRGB") == [0])
    let order = png.chunks.map(\.type).filter { $0 != "IDAT" }
    #expect(order == ["IHDR", "sRGB", "pHYs", "PLTE", "IEND"])
  }

  @Test func aPageOfFewColorsHasASortedPalette() throws {
    let page = flat(Size(width: 60, height: 300), square: Rect(x: 10, y: 200, width: 20, height: 20))
    let bytes = try PNGEncoder.encode(page, ppi: 72, threads: 2)
    let png = try PNGFile(bytes)
    #expect(png.colorType == 3)
    #expect(png.payload(of: "PLTE") == [0x1D, 0x5F, 0xD1, 0xF1, 0xF3, 0xF6])
    #expect(png.pixels[210 * 60 + 15] == 0x1D5FD1 && png.pixels[0] == 0xF1F3F6)
  }

  @Test func moreThan256ColorsAreRGB() throws {
    func columns(_ count: Int) -> Drawing {
      let marks = (0..<count).map { index in
        let color = Color(UInt32(index) * 0x100 + 7)
        return Mark.fill(.rect(Rect(x: Double(index), y: 0, width: 1, height: 4)), color)
      }
      return Drawing(size: Size(width: Double(count), height: 4), marks: marks)
    }
    let indexed = try PNGFile(PNGEncoder.encode(columns(256), ppi: 72, threads: 1))
    let rgb = try PNGFile(PNGEncoder.encode(columns(257), ppi: 72, threads: 1))
    #expect(indexed.colorType == 3 && rgb.colorType == 2)
    #expect(Array(rgb.pixels.prefix(256)) == Array(indexed.pixels.prefix(256)))
  }

  @Test func colorsThatOnlyTogetherAreTooManyAreRGB() throws {
    // 200 colours in the first strip, 200 others in the second.
    let marks = (0..<400).map { index in
      let place = Rect(x: Double(index % 200), y: index < 200 ? 0 : 130, width: 1, height: 4)
      return Mark.fill(.rect(place), Color(UInt32(index) * 0x100 + 7))
    }
    let page = Drawing(size: Size(width: 200, height: 140), marks: marks)
    #expect(try PNGFile(PNGEncoder.encode(page, ppi: 72, threads: 2)).colorType == 2)
  }

  @Test func libpngReadsWhatThisReaderReads() throws {
    let bytes = try PNGEncoder.encode(cardSheet(), ppi: 144, threads: 2)
    let own = try PNGFile(bytes)
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "sheet.png")
      try Data(bytes).write(to: file)
      let other = try Picture(file: file)
      #expect(other == Picture(width: own.width, height: own.height, pixels: own.pixels))
    }
  }

  @Test func stripsHaveThePixelsOfTheWholePage() throws {
    // Odd resolutions put every edge and baseline between pixels.
    for ppi in [144.0, 97.3] {
      let sheet = cardSheet(rows: 5, size: Size(width: 595, height: 440))
      let page = try PNGPage(sheet, ppi: ppi)
      #expect(page.stripCount > 3)
      let inOne = try PNGPage(sheet, ppi: ppi, stripHeight: page.height)
      var whole = try PixelStrip(inOne, StripMarks(inOne))
      try whole.paint(0)
      var alone = try PixelStrip(page, StripMarks(page))
      for strip in 0..<page.stripCount {
        let rows = page.rows(ofStrip: strip)
        try alone.paint(strip)
        for row in rows {
          let (one, other) = (alone.row(row - rows.lowerBound), whole.row(row))
          #expect((0..<page.width).allSatisfy { one[$0] == other[$0] })
        }
      }
    }
  }

  @Test func bytesDoNotDependOnThreadsOrRepetition() async throws {
    let sheet = cardSheet(rows: 4, size: Size(width: 595, height: 400))
    let first = try PNGEncoder.encode(sheet, ppi: 144, threads: 1)
    for threads in [2, 3, 16] { #expect(try PNGEncoder.encode(sheet, ppi: 144, threads: threads) == first) }
    async let left = Task.detached { try PNGEncoder.encode(sheet, ppi: 144, threads: 2) }.value
    async let right = Task.detached {
      try PNGEncoder.encode(cardSheet(rows: 4, size: sheet.size), ppi: 144, threads: 1)
    }.value
    let (one, other) = try await (left, right)
    #expect(one == first && other == first)
  }

  @Test func aPageMayBeTallerThanCairosImages() throws {
    let page = flat(Size(width: 3, height: 33_000), square: Rect(x: 0, y: 32_990, width: 3, height: 2))
    let png = try PNGFile(PNGEncoder.encode(page, ppi: 72, threads: 2))
    #expect(png.height == 33_000)
    let blue = png.pixels.indices.filter { png.pixels[$0] == 0x1D5FD1 }.map { $0 / 3 }
    #expect(Set(blue) == [32_990, 32_991])
  }

  @Test func aPageThatIsTooWideOrEmptyIsAnError() {
    let wide = Drawing(size: Size(width: 33_000, height: 10), marks: [])
    let empty = Drawing(size: Size(width: 0, height: 10), marks: [])
    let endless = Drawing(size: Size(width: 10, height: .infinity), marks: [])
    for page in [wide, empty, endless] {
      let error = #expect(throws: CanvasError.self) { try PNGEncoder.encode(page, ppi: 72, threads: 2) }
      #expect(error?.code == .badSize)
    }
  }

  @Test func theCardLooksAsItDid() throws {
    var pen = Pen()
    let sheet = Drawing(
      size: Size(width: 190, height: 72), marks: [card(at: Point(x: 8, y: 8), pen: &pen)])
    let png = try PNGFile(PNGEncoder.encode(sheet, ppi: 144, threads: 1))
    try expectReference(Picture(width: png.width, height: png.height, pixels: png.pixels), name: "card")
  }
}
