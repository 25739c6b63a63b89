/// A PNG file in memory with its size; its pixels are for the encoders to decode.
public struct PNGPicture: Sendable {
  public let bytes: [UInt8]
  /// Pixels, at least one a side.
  public let width: Int
  public let height: Int

  /// `nil` where the bytes do not begin as a PNG file does: signature, then a header with a size
  /// (PNG specification, 5.2 and 11.2.2). What follows is not looked at.
  public init?(_ bytes: [UInt8]) {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
    guard bytes.starts(with: start), bytes.count >= start.count + 8 else { return nil }
    func integer(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = integer(at: start.count)
    height = integer(at: start.count + 4)
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
    self.bytes = bytes
  }

  public var size: Size { Size(width: Double(width), height: Double(height)) }
}

/// A picture at a place.
public struct PlacedPicture: Sendable {
  public var picture: PNGPicture
  /// Where it lies on the page; the picture is stretched to fill it.
  public var frame: Rect
  /// 0…1, on top of the picture's own.
  public var opacity: Double

  public init(_ picture: PNGPicture, frame: Rect, opacity: Double = 1) {
    self.picture = picture
    self.frame = frame
    self.opacity = opacity
  }
}
