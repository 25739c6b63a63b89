import Testing

@testable import CairoCanvas

@Suite struct PixelDeflaterTests {
  /// Rows of pixels, row by row.
  struct Page {
    var width: Int
    var pixels: [UInt32]

    /// - Parameter pixel: by column and row.
    init(width: Int, height: Int, pixel: (Int, Int) -> UInt32) {
      self.width = width
      pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    /// As PNG has them, each row after a filter byte 0.
    func bytes(_ bytesPerPixel: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      for (index, pixel) in pixels.enumerated() {
        if index.isMultiple(of: width) { bytes.append(0) }
        for channel in (0..<bytesPerPixel).reversed() {
          bytes.append(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel)))
        }
      }
      return bytes
    }
  }

  /// Compresses pages after one another and has libdeflate read the whole as one zlib stream.
  func roundTrip(_ pages: [Page], bytesPerPixel: Int = 3) throws {
    let width = pages[0].width
    var deflater = PixelDeflater(width: width, bytesPerPixel: bytesPerPixel)
    let packer = RowPacker(width: width, bytesPerPixel: bytesPerPixel)
    var stream: [UInt8] = [0x78, 0x9C]
    var checksum = Adler32()
    for (index, page) in pages.enumerated() {
      try page.pixels.withUnsafeBufferPointer { pixels in
        let start = try #require(pixels.baseAddress)
        let rowCount = pixels.count / width
        stream += deflater.deflate(rowCount: rowCount, isLast: index == pages.count - 1) {
          start + $0 * width
        }
        checksum.append(packer.checksum(rowCount: rowCount) { start + $0 * width })
      }
    }
    stream += PNGChunk.bigEndian(Int(checksum.value))
    let all = pages.flatMap { $0.bytes(bytesPerPixel) }
    #expect(try inflateZlib(stream, length: all.count) == all)
  }

  static func random(seed: UInt64) -> (UInt32) -> UInt32 {
    var state = seed
    return { limit in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % limit
    }
  }

  @Test(arguments: [1, 3])
  func flatNoisyAndRepeatedPixelsComeBack(bytesPerPixel: Int) throws {
    let next = Self.random(seed: 1)
    let flat = Page(width: 500, height: 40) { _, _ in 7 }
    let noise = Page(width: 500, height: 40) { _, _ in next(bytesPerPixel == 1 ? 256 : 1 << 24) }
    let fewColors = Page(width: 500, height: 40) { _, _ in next(5) * 40 }
    let columns = Page(width: 500, height: 40) { column, _ in UInt32(column % 61) }
    let patches = Page(width: 500, height: 40) { column, row in
      column % 97 < 12 && row % 13 < 9 ? UInt32(column % 97 * row % 13) : 250
    }
    try roundTrip([flat, noise, fewColors, columns, patches, flat], bytesPerPixel: bytesPerPixel)
  }

  @Test(arguments: [1, 2, 3, 85, 86, 87, 172, 10_921, 10_922, 10_923, 14_043, 32_767])
  func everyWidthComesBack(width: Int) throws {
    // Matches may not reach farther than 32 KB, nor be shorter than three bytes.
    for bytesPerPixel in [1, 3] {
      let next = Self.random(seed: UInt64(width))
      let rows = Page(width: width, height: 5) { column, row in row < 3 ? UInt32(column % 7) : next(3) }
      try roundTrip([rows, rows], bytesPerPixel: bytesPerPixel)
    }
  }

  @Test func everyBitPositionOfTheEndIsMet() throws {
    let next = Self.random(seed: 9)
    try roundTrip((1..<60).map { height in Page(width: 5, height: height) { _, _ in next(40) } })
  }

  @Test func aFlatPageIsSmall() {
    let pixels = [UInt32](repeating: 0xFFF1_F3F6, count: 1000 * 128)
    var deflater = PixelDeflater(width: 1000, bytesPerPixel: 3)
    let bytes = pixels.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { start in
        deflater.deflate(rowCount: 128, isLast: true) { start + $0 * 1000 }
      }
    }
    // 384,128 bytes are 1,489 matches of twelve bits each, eleven of them for the distance, and little else.
    #expect((bytes?.count ?? .max) < 2_300)
  }
}
