internal import PosterUI

/// Paints a page strip by strip and compresses each strip; one thread's.
final class StripPainter {
  private let page: PNGPage
  private let marks: StripMarks
  private let palette: Palette?
  private var pixels: PixelStrip
  private var deflater: PixelDeflater
  private var packer: RowPacker
  private var hasManyColors = false
  /// The blank strip of full height, made once.
  private var blank: Strip?

  /// A strip's part of the file.
  struct Strip: Sendable {
    /// A chunk of DEFLATE blocks that the next strip's can follow.
    var data: [UInt8]
    var checksum: Adler32
    /// `nil` where there are too many for a palette.
    var colors: Set<UInt32>?
  }

  /// - Parameter palette: the picture's colours for an indexed picture, `nil` for RGB.
  init(_ page: PNGPage, _ marks: StripMarks, palette: Palette?) throws(CanvasError) {
    self.page = page
    self.marks = marks
    self.palette = palette
    pixels = try PixelStrip(page, marks)
    let bytesPerPixel = palette == nil ? 3 : 1
    deflater = PixelDeflater(width: page.width, bytesPerPixel: bytesPerPixel)
    packer = RowPacker(width: page.width, bytesPerPixel: bytesPerPixel)
  }

  func strip(_ index: Int) throws(CanvasError) -> Strip {
    let rowCount = page.rows(ofStrip: index).count
    let isLast = index == page.stripCount - 1
    let isBlank = marks.isBlank(index)
    if isBlank, !isLast, let blank { return blank }
    try pixels.paint(index)
    let colors = palette == nil ? colors(rowCount: rowCount) : nil
    if let palette {
      for row in 0..<rowCount {
        palette.index(UnsafeMutableBufferPointer(start: pixels.row(row), count: page.width))
      }
    }
    let strip = Strip(
      data: PNGChunk.data(
        deflater.deflate(rowCount: rowCount, isLast: isLast) { UnsafePointer(pixels.row($0)) }),
      checksum: packer.checksum(rowCount: rowCount) { UnsafePointer(pixels.row($0)) },
      colors: colors)
    if isBlank, !isLast { blank = strip }
    return strip
  }

  /// The strip's colours; `nil` once some strip had too many for a palette.
  private func colors(rowCount: Int) -> Set<UInt32>? {
    guard !hasManyColors else { return nil }
    let colors = counts(rowCount: rowCount, limit: Palette.limit).map { Set($0.keys) }
    hasManyColors = colors == nil
    return colors
  }

  /// How often each colour of a strip occurs.
  func colorCounts(_ index: Int) throws(CanvasError) -> [UInt32: Int] {
    try pixels.paint(index)
    return counts(rowCount: page.rows(ofStrip: index).count, limit: .max) ?? [:]
  }

  private func counts(rowCount: Int, limit: Int) -> [UInt32: Int]? {
    var counter = ColorCounter(limit: limit)
    for row in 0..<rowCount where counter.counts != nil {
      counter.count(UnsafeBufferPointer(start: pixels.row(row), count: page.width))
    }
    return counter.counts
  }
}
