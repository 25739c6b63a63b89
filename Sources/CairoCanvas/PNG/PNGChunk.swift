internal import CDeflate

/// The parts that a PNG file is made of (PNG specification, chapters 5 and 11).
enum PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(width: Int, height: Int, isIndexed: Bool) -> [UInt8] {
    // Eight bits a channel; colour type 3 is indexed, 2 is RGB; no interlacing.
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, isIndexed ? 3 : 2, 0, 0, 0])
  }

  /// The colours are sRGB, to be shown perceptually.
  static let sRGB = chunk("sRGB", [0])

  /// Physical size; PNG counts pixels in a metre.
  static func resolution(ppi: Double) -> [UInt8] {
    let perMetre = bigEndian(Int((ppi / 0.0254).rounded()))
    return chunk("pHYs", perMetre + perMetre + [1])
  }

  static func palette(_ palette: Palette) -> [UInt8] {
    chunk(
      "PLTE", palette.colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
  }

  /// Bytes of the picture.
  static func data(_ bytes: [UInt8]) -> [UInt8] { chunk("IDAT", bytes) }

  static let end = chunk("IEND", [])

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 12)
    bytes += bigEndian(payload.count)
    bytes += type.utf8
    bytes += payload
    let checksum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress?.advanced(by: 4), all.count - 4)
    }
    bytes += bigEndian(Int(checksum))
    return bytes
  }
}
