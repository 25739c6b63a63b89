/// The colours of a picture that has few, as `0xRRGGBB`.
struct Palette: Sendable {
  static let limit = 256

  /// Ascending, so that a picture's palette does not depend on the order in which its strips were painted.
  let colors: [UInt32]
  private let places: [UInt32: UInt8]

  init(_ colors: Set<UInt32>) {
    self.colors = colors.sorted()
    places = Dictionary(uniqueKeysWithValues: zip(self.colors, UInt8.min...UInt8.max))
  }

  /// Writes the index of each pixel.
  func write(_ pixels: UnsafeBufferPointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
    var last: UInt32 = .max
    var place: UInt8 = 0
    for (offset, pixel) in pixels.enumerated() {
      let color = pixel & 0xFFFFFF
      if color != last {
        last = color
        place = places[color] ?? 0
      }
      target[offset] = place
    }
  }
}

/// The distinct colours of a strip, as long as a palette can hold them.
struct ColorCounter {
  /// `nil` once there are too many.
  private(set) var colors: Set<UInt32>? = []

  mutating func count(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard var colors else { return }
    self.colors = nil
    var last: UInt32 = .max
    for pixel in pixels {
      let color = pixel & 0xFFFFFF
      guard color != last else { continue }
      last = color
      if colors.insert(color).inserted, colors.count > Palette.limit { return }
    }
    self.colors = colors
  }
}
