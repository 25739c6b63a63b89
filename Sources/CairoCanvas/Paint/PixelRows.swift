internal import PosterUI

/// Neighbouring rows of a page as opaque pixels `0xFFRRGGBB`, and how colours get onto them.
///
/// Columns and rows are those of the page; what lies outside is cut off.
struct PixelRows {
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from the start of a row to the start of the next one.
  let stride: Int
  let width: Int
  let rows: Range<Int>

  private func start(ofRow row: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + (row - rows.lowerBound) * stride
  }

  func fill(_ color: Color) {
    for row in rows { start(ofRow: row).update(repeating: color.pixel, count: width) }
  }

  /// Paints a rectangle whose edges may lie between pixels.
  func fill(_ rect: Rect, _ color: Color) {
    let across = Edges(rect.minX, rect.maxX)
    let down = Edges(rect.minY, rect.maxY)
    let columns = across.pixels.clamped(to: 0..<width)
    guard !columns.isEmpty else { return }
    for row in down.pixels.clamped(to: rows) {
      let target = start(ofRow: row)
      let weight = down.coverage(of: row) * UInt32(color.alpha)
      func blend(_ column: Int) {
        target[column].blend(color.pixel, Self.divided(across.coverage(of: column) * weight, by: 255 * 255))
      }
      blend(columns.lowerBound)
      if columns.count > 1 { blend(columns.upperBound - 1) }
      let inner = columns.dropFirst().dropLast()
      if weight == 255 * 255 {
        (target + inner.startIndex).update(repeating: color.pixel, count: inner.count)
      } else {
        for column in inner { target[column].blend(color.pixel, Self.divided(weight, by: 255)) }
      }
    }
  }

  /// Paints a colour through a coverage whose origin lies in the given pixel.
  func fill(_ coverage: Coverage, column: Int, row: Int, _ color: Color) {
    let columns = (coverage.columns.lowerBound + column..<coverage.columns.upperBound + column)
    let shown = columns.clamped(to: 0..<width)
    let lines = coverage.rows.lowerBound + row..<coverage.rows.upperBound + row
    guard !shown.isEmpty else { return }
    let alpha = UInt32(color.alpha)
    let isOpaque = alpha == 255
    coverage.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      for line in lines.clamped(to: rows) {
        let weights =
          values + (line - lines.lowerBound) * columns.count + shown.lowerBound - columns.lowerBound
        let target = start(ofRow: line) + shown.lowerBound
        if isOpaque {
          // Without a branch, although for most pixels nothing or all changes: that is faster than guessing which.
          for place in 0..<shown.count { target[place].blend(color.pixel, UInt32(weights[place])) }
        } else {
          for place in 0..<shown.count {
            target[place].blend(color.pixel, Self.divided(UInt32(weights[place]) * alpha, by: 255))
          }
        }
      }
    }
  }

  private static func divided(_ value: UInt32, by divisor: UInt32) -> UInt32 {
    (value + divisor / 2) / divisor
  }
}

/// The pixels that an interval touches.
private struct Edges {
  let pixels: Range<Int>
  private let low: Double
  private let high: Double

  init(_ low: Double, _ high: Double) {
    // What lies far out is not seen, and must not be too large for a whole number.
    self.low = min(max(low, -0x1p30), 0x1p30)
    self.high = min(max(self.low, high), 0x1p30)
    pixels = Int(self.low.rounded(.down))..<Int(self.high.rounded(.up))
  }

  /// Of one pixel, from 0 to 255.
  func coverage(of pixel: Int) -> UInt32 {
    let length = min(high, Double(pixel) + 1) - max(low, Double(pixel))
    return UInt32((max(0, length) * 255).rounded())
  }
}

extension UInt32 {
  /// Moves the pixel towards the colour, by 0 to 255 of 255 parts.
  @inline(__always)
  fileprivate mutating func blend(_ color: UInt32, _ weight: UInt32) {
    self =
      0xFF00_0000 | Self.mixed(self >> 8 & 0xFF, color >> 8 & 0xFF, weight) << 8
      | Self.mixed(self & 0xFF_00FF, color & 0xFF_00FF, weight)
  }

  /// Two channels at once; exact division by 255 with rounding.
  @inline(__always)
  private static func mixed(_ ground: UInt32, _ color: UInt32, _ weight: UInt32) -> UInt32 {
    let sum = color &* weight &+ ground &* (255 &- weight) &+ 0x80_0080
    return (sum &+ (sum >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}

extension Color {
  /// As `0xFFRRGGBB`, the opacity left out.
  fileprivate var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
