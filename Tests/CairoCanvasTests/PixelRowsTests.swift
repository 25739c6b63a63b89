import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct PixelRowsTests {
  /// The pixels of a white page of 6 × 4, of which the rows from 1 on are painted.
  func painted(_ paint: (PixelRows) -> Void) -> [[UInt32]] {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 6 * 3)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      paint(PixelRows(pixels: start, stride: 6, width: 6, rows: 1..<4))
    }
    return (0..<3).map { row in pixels[6 * row..<6 * row + 6].map { $0 & 0xFF } }
  }

  @Test func aRectangleBetweenPixelsHasSoftEdges() {
    let rows = painted { $0.fill(Rect(x: 0.5, y: 1.75, width: 3, height: 1.25), .black) }
    // A quarter of the first row, half of the outer columns.
    #expect(
      rows == [[223, 191, 191, 223, 255, 255], [127, 0, 0, 127, 255, 255], [255, 255, 255, 255, 255, 255]])
  }

  @Test func aRectangleWithinOnePixelAndOneBeyondThePage() {
    #expect(painted { $0.fill(Rect(x: 2.25, y: 2.5, width: 0.5, height: 0.5), .black) }[1][2] == 191)
    let all = painted { $0.fill(Rect(x: -9, y: -9, width: 99, height: 99), .black) }
    #expect(all == Array(repeating: Array(repeating: 0, count: 6), count: 3))
    let none = painted { $0.fill(Rect(x: 7, y: 2, width: 9, height: 1), .black) }
    #expect(none == painted { _ in })
  }

  @Test func coverageAndOpacityMultiply() {
    let coverage = Coverage(columns: -1..<2, rows: 0..<2, values: [255, 128, 0, 255, 255, 255])
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    let rows = painted { $0.fill(coverage, column: 0, row: 3, half) }
    // Half of the block lies left of the page or below it.
    #expect(rows == painted { _ in }.dropLast() + [[191, 255, 255, 255, 255, 255]])
    #expect(painted { $0.fill(coverage, column: 2, row: 1, .black) }[0] == [255, 0, 127, 255, 255, 255])
  }
}
