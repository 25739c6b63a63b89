import PosterUI
import Testing

struct ImageTests {
  private func picture(_ view: some View) throws -> PlacedPicture {
    let mark = try #require(view.drawing(shaper: FixedPitchShaper()).marks.first)
    guard case .picture(let picture) = mark else { throw NoPicture() }
    return picture
  }

  private struct NoPicture: Error {}

  @Test func aPictureKeepsItsProportionsInTheMiddleOfItsRoom() throws {
    let image = Image(try #require(PNGPicture(pngHead(width: 30, height: 20))))
    #expect(try picture(image).frame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(
      try picture(image.frame(width: 60, height: 60)).frame == Rect(x: 0, y: 10, width: 60, height: 40))
    #expect(try picture(image.frame(height: 10)).frame.size == Size(width: 15, height: 10))
  }

  @Test func opacityMultiplies() throws {
    let image = Image(try #require(PNGPicture(pngHead(width: 3, height: 2))))
    #expect(try picture(image.opacity(0.5).opacity(0.5)).opacity == 0.25)
  }

  @Test func theDumpNamesPixelsAndPlace() throws {
    let image = Image(try #require(PNGPicture(pngHead(width: 3, height: 2))))
    let dump = image.opacity(0.5).drawing(shaper: FixedPitchShaper()).dump
    #expect(dump.contains("  picture 3×2 px in 0.0,0.0 3.0×2.0 opacity 0.5\n"))
  }
}

/// What a PNG file begins with, and no more.
func pngHead(width: UInt8, height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 0, height]
}
