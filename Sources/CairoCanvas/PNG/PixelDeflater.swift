/// Compresses rows of pixels as DEFLATE (RFC 1951), for pages of flat areas and repeated glyphs.
///
/// It looks at pixels instead of bytes, first at the row above and the one to the left, which is where most of a page
/// comes from, and at the latest place that began with the same two pixels where those do not help. That takes a third
/// of the time of a compressor for any bytes. And since it writes blocks, not streams, a strip can follow a strip.
struct PixelDeflater: ~Copyable {
  private let width: Int
  private let bytesPerPixel: Int
  private let bytesPerRow: Int
  /// Whether DEFLATE can copy from the row above: not from too far, and no less than three bytes.
  private let reachesAbove: Bool
  private var block: DeflateBlock
  /// For each hash of two pixels the index of the latest pixel, counted along the rows of the strip.
  private let latest = UnsafeMutablePointer<Int32>.allocate(capacity: Self.slots)
  /// A match that may go on.
  private var pending = (distance: 0, length: 0)

  private static let hashBits: UInt32 = 13
  private static let slots = 1 << hashBits
  /// A match of this many pixels is good enough not to look for a better one.
  private static let enough = 4
  /// In shorter matches every other place is remembered too, in longer ones the first.
  private static let remembered = 20

  /// - Parameter bytesPerPixel: 3 for `0xFFRRGGBB`, 1 for an index.
  init(width: Int, bytesPerPixel: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    bytesPerRow = 1 + width * bytesPerPixel
    block = DeflateBlock(bytesPerPixel: bytesPerPixel)
    reachesAbove = (DeflateBlock.shortest...DeflateBlock.farthest).contains(bytesPerRow)
  }

  deinit { latest.deallocate() }

  /// Blocks for the rows, each after a filter byte 0; unless they are the last they end on a whole byte.
  ///
  /// - Parameter row: the pixels of a row; equal ones are equal in all bits.
  mutating func deflate(
    rowCount: Int, isLast: Bool, row: (Int) -> UnsafePointer<UInt32>
  ) -> [UInt8] {
    latest.update(repeating: -1, count: Self.slots)
    block.begin(capacity: rowCount * (width + 1))
    var above: UnsafePointer<UInt32>?
    for index in 0..<rowCount {
      let pixels = row(index)
      deflate(pixels, above: above, index: index, row: row)
      if reachesAbove { above = pixels }
    }
    flush()
    return block.finish(isLast: isLast)
  }

  private mutating func deflate(
    _ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, index: Int,
    row: (Int) -> UnsafePointer<UInt32>
  ) {
    // Where the pixels end that are like those above and, for another start, like the one to their left.
    var endAbove = above.map { pixels.matches($0, atMost: width) } ?? 0
    var endLeft = 0
    if endAbove == width { return match(distance: bytesPerRow, length: bytesPerRow) }
    var x = 0
    if endAbove > 0, pending.length > 0, pending.distance == bytesPerRow {
      match(distance: bytesPerRow, length: 1 + endAbove * bytesPerPixel)
      x = endAbove
    } else {
      flush()
      block.addFilter()
    }
    while x < width {
      if endAbove <= x, let above { endAbove = x &+ (pixels + x).matches(above + x, atMost: width &- x) }
      var best = Match()
      best.consider(endAbove &- x, distance: bytesPerRow, bytesPerPixel)
      if best.count < Self.enough {
        if endLeft <= x, x > 0 { endLeft = x &+ (pixels + x).matches(pixels + x - 1, atMost: width &- x) }
        best.consider(endLeft &- x, distance: bytesPerPixel, bytesPerPixel)
        if best.count < Self.enough, x + 1 < width { considerLatest(&best, x: x, index: index, pixels, row) }
      }
      guard best.count > 0 else {
        flush()
        block.add(pixel: pixels[x])
        x += 1
        continue
      }
      match(distance: best.distance, length: best.count * bytesPerPixel)
      if best.count < Self.remembered {
        for place in stride(from: x + 1, to: min(x + best.count, width - 1), by: 2) {
          latest[Self.slot(pixels + place)] = Int32(truncatingIfNeeded: index * width + place)
        }
      }
      x += best.count
    }
  }

  /// What else began like the pixels at `x`, no farther away than DEFLATE can say.
  private func considerLatest(
    _ best: inout Match, x: Int, index: Int, _ pixels: UnsafePointer<UInt32>,
    _ row: (Int) -> UnsafePointer<UInt32>
  ) {
    let slot = Self.slot(pixels + x)
    let found = Int(latest[slot])
    latest[slot] = Int32(truncatingIfNeeded: index * width + x)
    guard found >= 0 else { return }
    let (foundRow, foundX) = found.quotientAndRemainder(dividingBy: width)
    let distance = (index - foundRow) * bytesPerRow + (x - foundX) * bytesPerPixel
    guard distance <= DeflateBlock.farthest else { return }
    // Neither may run into the filter byte of its next row.
    let count = (pixels + x).matches(row(foundRow) + foundX, atMost: width - max(x, foundX))
    best.consider(count, distance: distance, bytesPerPixel)
  }

  private static func slot(_ pixels: UnsafePointer<UInt32>) -> Int {
    let mixed = (pixels[0] &* 0x9E37_79B1 ^ pixels[1] &* 0x85EB_CA6B) &* 0x27D4_EB2F
    return Int(mixed >> (32 - hashBits))
  }

  private mutating func match(distance: Int, length: Int) {
    if pending.length > 0, pending.distance == distance {
      pending.length += length
    } else {
      flush()
      pending = (distance, length)
    }
  }

  private mutating func flush() {
    while pending.length > 0 {
      // What is left must be long enough for a match too.
      let rest = pending.length - DeflateBlock.longest
      let length = rest <= 0 ? pending.length : rest < 3 ? DeflateBlock.longest - 3 : DeflateBlock.longest
      block.addMatch(distance: pending.distance, length: length)
      pending.length -= length
    }
  }
}

/// The best of several places to copy from.
private struct Match {
  var count = 0
  var distance = 0
  /// Bits saved, roughly.
  private var gain = 0

  /// - Parameter count: pixels that are the same.
  @inline(__always)
  mutating func consider(_ count: Int, distance: Int, _ bytesPerPixel: Int) {
    let bytes = count &* bytesPerPixel
    guard bytes >= DeflateBlock.shortest else { return }
    let price = 7 + DeflateBlock.extraBits(ofDistance: distance)
    // Paid once for each 256 bytes or so.
    let gain = 6 &* bytes &- price &* (1 &+ bytes >> 8)
    if gain > self.gain { (self.count, self.distance, self.gain) = (count, distance, gain) }
  }
}

extension UnsafePointer<UInt32> {
  /// How many pixels are the same as those at `other`.
  @inline(__always)
  fileprivate func matches(_ other: UnsafePointer<UInt32>, atMost limit: Int) -> Int {
    var count = 0
    let (mine, others) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
    func difference(_ offset: Int) -> UInt64 {
      mine.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    while count + 8 <= limit {
      // Most pixels that differ do so soon, so each two are looked at before the next.
      for pair in 0..<4 {
        let different = difference(4 &* count &+ 8 &* pair)
        if different != 0 { return count + 2 &* pair + different.trailingZeroBitCount >> 5 }
      }
      count += 8
    }
    while count < limit, self[count] == other[count] { count += 1 }
    return count
  }
}
