import Testing

@testable import CairoCanvas

@Suite struct ColorQuantizerTests {
  /// The largest error of a channel that the palette gives a colour.
  private func error(of counts: [UInt32: Int]) -> Int {
    let palette = ColorQuantizer(counts).palette()
    let pixels = counts.keys.sorted()
    var places = pixels
    places.withUnsafeMutableBufferPointer { palette.index($0) }
    return zip(pixels, places).map { pixel, place in
      [16, 8, 0].map { abs(Int(pixel >> $0 & 0xFF) - Int(palette.colors[Int(place)] >> $0 & 0xFF)) }.max()
        ?? 0
    }.max() ?? 0
  }

  @Test func fewColorsStayAsTheyAre() {
    let counts = Dictionary(uniqueKeysWithValues: (0..<256).map { (UInt32($0 * 40_503 % 0xFFFFFF), $0 + 1) })
    #expect(error(of: counts) == 0)
  }

  @Test func manyColorsAreNearTheirs() {
    var counts: [UInt32: Int] = [:]
    for step in 0..<4096 { counts[UInt32(step % 16 * 17) << 16 | UInt32(step / 16)] = 1 + step % 7 }
    let palette = ColorQuantizer(counts).palette()
    #expect(palette.colors.count <= 256 && palette.colors == palette.colors.sorted())
    #expect(error(of: counts) < 24)
  }

  @Test func flatAreasKeepTheirExactColor() {
    // Each is nearly alone among soft edges of its own.
    let flat: [UInt32] = [0xF1F3F6, 0x16202E, 0xC2255C, 0x1F7A4D]
    var counts = Dictionary(uniqueKeysWithValues: flat.map { ($0, 1_000_000) })
    for step in 0..<3000 { counts[UInt32(step * 5_591 % 0xFFFFFF), default: 0] += 3 }
    #expect(Set(ColorQuantizer(counts).palette().colors).isSuperset(of: flat))
  }

  @Test func thePaletteIsTheSameEveryTime() {
    // Dictionaries of other sizes list the same keys in other orders.
    var counts: [UInt32: Int] = [:]
    for step in 0..<2000 { counts[UInt32(step * 7_919 % 0xFFFFFF)] = step % 50 + 1 }
    var other = [UInt32: Int](minimumCapacity: 50_000)
    for (color, count) in counts.reversed() { other[color] = count }
    #expect(ColorQuantizer(counts).palette().colors == ColorQuantizer(other).palette().colors)
  }
}
