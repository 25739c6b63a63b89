public import PosterUI

/// Encodes a drawing as PNG: sRGB, its physical size in pHYs, 8-bit palette where 256 colours do and RGB where not.
public enum PNGEncoder {
  /// Pixels of a row; Cairo paints no wider images.
  public static let longestRow = 32_767

  /// Paints and compresses in strips, so that no page needs its whole bitmap in memory.
  ///
  /// - Parameters:
  ///   - ppi: pixels per inch; the picture has `round(points × ppi / 72)` pixels a side, at most 32,767 across.
  ///   - threads: strips painted at once; the bytes are the same for any number.
  public static func encode(_ drawing: Drawing, ppi: Double, threads: Int) throws(CanvasError) -> [UInt8] {
    let page = try PNGPage(drawing, ppi: ppi)
    let strips = try paint(page, palette: nil, threads: threads)
    guard let palette = palette(of: strips) else { return file(page, ppi: ppi, strips: strips, palette: nil) }
    let indexed = try paint(page, palette: palette, threads: threads)
    return file(page, ppi: ppi, strips: indexed, palette: palette)
  }

  static func file(
    _ page: PNGPage, ppi: Double, strips: consuming [StripPainter.Strip], palette: Palette?
  ) -> [UInt8] {
    var file = PNGChunk.signature
    file += PNGChunk.header(width: page.width, height: page.height, isIndexed: palette != nil)
    file += PNGChunk.sRGB
    file += PNGChunk.resolution(ppi: ppi)
    if let palette { file += PNGChunk.palette(palette) }
    var checksum = Adler32()
    file.reserveCapacity(file.count + strips.reduce(0) { $0 + $1.data.count } + 48)
    // A zlib header: DEFLATE with a window of 32 KB.
    file += PNGChunk.data([0x78, 0x9C])
    for index in strips.indices {
      file += strips[index].data
      checksum.append(strips[index].checksum)
      // What is in the file need not be in memory twice.
      strips[index].data = []
    }
    file += PNGChunk.data(PNGChunk.bigEndian(Int(checksum.value)))
    file += PNGChunk.end
    return file
  }

  private static func palette(of strips: [StripPainter.Strip]) -> Palette? {
    var all: Set<UInt32> = []
    for strip in strips {
      guard let colors = strip.colors else { return nil }
      all.formUnion(colors)
      if all.count > Palette.limit { return nil }
    }
    return Palette(all)
  }

  static func paint(
    _ page: PNGPage, palette: Palette?, threads: Int
  ) throws(CanvasError) -> [StripPainter.Strip] {
    try page.strips(threads: threads) { marks throws(CanvasError) in
      try StripPainter(page, marks, palette: palette)
    } make: { painter, index throws(CanvasError) in
      try painter.strip(index)
    }
  }
}
