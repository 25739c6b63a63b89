import PosterUI
import Testing

struct PictureTests {
  @Test func theHeadSaysTheSize() throws {
    let picture = try #require(PNGPicture(pngHead(width: 30, height: 20)))
    #expect(picture.size == Size(width: 30, height: 20))
  }

  @Test(arguments: [
    [], Array("<svg/>".utf8), Array(pngHead(width: 30, height: 20).dropLast()), pngHead(width: 0, height: 20),
    pngHead(width: 30, height: 0),
  ])
  func anythingElseIsNoPicture(bytes: [UInt8]) { #expect(PNGPicture(bytes) == nil) }
}
