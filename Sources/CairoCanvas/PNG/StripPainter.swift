internal import PosterUI

/// Paints a page strip by strip and compresses each strip; one thread's.
final class StripPainter {
  private let page: PNGPage
  private let marks: StripMarks
  private let palette: Palette?
  private var pixels: PixelStrip
  private let compressor: Compressor
  private var packed: [UInt8]
  /// The blank strip of full height, made once.
  private var blank: Strip?

  /// A strip's part of the file.
  struct Strip: Sendable {
    /// DEFLATE blocks that the next strip's can follow.
    var deflated: [UInt8]
    var checksum: Adler32
    /// `nil` where there are too many for a palette.
    var colors: Set<UInt32>?
  }

  /// - Parameter palette: the picture's colours for an indexed picture, `nil` for RGB.
  init(_ page: PNGPage, _ marks: StripMarks, palette: Palette?, level: Int) throws(CanvasError) {
    self.page = page
    self.marks = marks
    self.palette = palette
    pixels = try PixelStrip(page, marks)
    compressor = try Compressor(level: level)
    packed = [UInt8](repeating: 0, count: page.rows(ofStrip: 0).count * page.bytesPerRow(isIndexed: palette != nil))
  }

  func strip(_ index: Int) throws(CanvasError) -> Strip {
    let rows = page.rows(ofStrip: index)
    let isLast = index == page.stripCount - 1
    let isBlank = marks.isBlank(index)
    if isBlank, !isLast, let blank { return blank }
    try pixels.paint(index)
    let length = pack(rowCount: rows.count)
    var (deflated, checksum) = try packed.withUnsafeBufferPointer { bytes throws(CanvasError) in
      let used = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<length]))
      return (try compressor.deflate(used), Adler32(of: used))
    }
    if !isLast { try DeflateJoiner.openEnd(of: &deflated) }
    let strip = Strip(
      deflated: deflated, checksum: checksum,
      colors: palette == nil ? counts(rowCount: rows.count, limit: Palette.limit).map { Set($0.keys) } : nil)
    if isBlank, !isLast { blank = strip }
    return strip
  }

  /// Writes the rows as PNG wants them, each after a filter byte 0; returns the number of bytes.
  private func pack(rowCount: Int) -> Int {
    let bytesPerRow = page.bytesPerRow(isIndexed: palette != nil)
    packed.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for row in 0..<rowCount {
        let target = start + row * bytesPerRow + 1
        if let palette {
          palette.write(pixels.row(row), to: target)
        } else {
          Self.writeRGB(pixels.row(row), to: target)
        }
      }
    }
    return rowCount * bytesPerRow
  }

  /// How often each colour of a strip occurs.
  func colorCounts(_ index: Int) throws(CanvasError) -> [UInt32: Int] {
    let rows = page.rows(ofStrip: index)
    try pixels.paint(index)
    return counts(rowCount: rows.count, limit: .max) ?? [:]
  }

  private func counts(rowCount: Int, limit: Int) -> [UInt32: Int]? {
    var counter = ColorCounter(limit: limit)
    for row in 0..<rowCount where counter.counts != nil { counter.count(pixels.row(row)) }
    return counter.counts
  }

  private static func writeRGB(_ pixels: UnsafeBufferPointer<UInt32>, to target: UnsafeMutablePointer<UInt8>)
  {
    var target = target
    for pixel in pixels {
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      target += 3
    }
  }
}
