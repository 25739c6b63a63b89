internal import Dispatch
public import PosterUI
internal import Synchronization

/// Encodes a drawing as PNG: sRGB, its physical size in pHYs, 8-bit palette where 256 colours do and RGB where not.
public enum PNGEncoder {
  /// Over unfiltered rows a higher level costs time and hardly saves.
  static let compressionLevel = 6

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

  private static func file(
    _ page: PNGPage, ppi: Double, strips: [StripPainter.Strip], palette: Palette?
  ) -> [UInt8] {
    var file = PNGChunk.signature
    file += PNGChunk.header(width: page.width, height: page.height, isIndexed: palette != nil)
    file += PNGChunk.sRGB
    file += PNGChunk.resolution(ppi: ppi)
    if let palette { file += PNGChunk.palette(palette) }
    var checksum = Adler32()
    file.reserveCapacity(file.count + strips.reduce(0) { $0 + $1.deflated.count + 12 } + 48)
    // A zlib header: DEFLATE with a window of 32 KB.
    file += PNGChunk.data([0x78, 0x9C])
    for strip in strips {
      file += PNGChunk.data(strip.deflated)
      checksum.append(strip.checksum)
    }
    file += PNGChunk.data(PNGChunk.bigEndian(Int(checksum.value)))
    return file + PNGChunk.end
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

  /// What the threads share.
  private struct Work {
    var next = 0
    var strips: [StripPainter.Strip?]
    /// Whether no strip has shown yet that there are too many colours.
    var countsColors: Bool
    var failure: CanvasError?

    /// The next strip to paint and whether to count its colours; `nil` where all are taken or one has failed.
    mutating func take() -> (index: Int, countsColors: Bool)? {
      guard failure == nil, next < strips.count else { return nil }
      defer { next += 1 }
      return (next, countsColors)
    }

    mutating func finish(_ index: Int, _ strip: StripPainter.Strip) {
      strips[index] = strip
      if strip.colors == nil { countsColors = false }
    }
  }

  private static func paint(
    _ page: PNGPage, palette: Palette?, threads: Int
  ) throws(CanvasError) -> [StripPainter.Strip] {
    let count = page.stripCount
    let work = Mutex(Work(strips: Array(repeating: nil, count: count), countsColors: palette == nil))
    DispatchQueue.concurrentPerform(iterations: min(max(threads, 1), count)) { _ in
      do throws(CanvasError) {
        let painter = try StripPainter(page, palette: palette)
        while case let (index, countsColors)? = work.withLock({ $0.take() }) {
          let strip = try painter.strip(index, countsColors: countsColors)
          work.withLock { $0.finish(index, strip) }
        }
      } catch {
        work.withLock { $0.failure = $0.failure ?? error }
      }
    }
    return try work.withLock { work throws(CanvasError) in
      if let failure = work.failure { throw failure }
      return work.strips.compactMap(\.self)
    }
  }
}
