/// The colours of an indexed picture, as `0xRRGGBB`.
struct Palette: Sendable {
  static let limit = 256

  /// Ascending, so that a picture's palette does not depend on the order in which its strips were painted.
  let colors: [UInt32]
  /// Of every colour of the picture, in ``colors``.
  private let places: [UInt32: UInt8]

  /// The palette of a picture that has these colours and no others, at most ``limit``.
  init(_ colors: Set<UInt32>) {
    let sorted = colors.sorted()
    self.init(
      colors: sorted, places: Dictionary(uniqueKeysWithValues: zip(sorted, UInt8.min...UInt8.max)))
  }

  init(colors: [UInt32], places: [UInt32: UInt8]) {
    self.colors = colors
    self.places = places
  }

  /// Puts the index of each pixel in its place.
  func index(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    var last: UInt32 = 0
    var place: UInt8 = 0
    for offset in pixels.indices {
      if pixels[offset] != last {
        last = pixels[offset]
        place = places[last & 0xFF_FFFF] ?? 0
      }
      pixels[offset] = UInt32(place)
    }
  }
}

/// How often each colour of a strip occurs, as long as there are not too many.
struct ColorCounter {
  private let limit: Int
  /// `nil` once there are too many.
  private(set) var counts: [UInt32: Int]? = [:]

  init(limit: Int) { self.limit = limit }

  mutating func count(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard var counts else { return }
    self.counts = nil
    var run = 0
    for (place, pixel) in pixels.enumerated() {
      run += 1
      let color = pixel & 0xFF_FFFF
      guard place + 1 == pixels.count || pixels[place + 1] & 0xFF_FFFF != color else { continue }
      counts[color, default: 0] += run
      run = 0
      if counts.count > limit { return }
    }
    self.counts = counts
  }
}
