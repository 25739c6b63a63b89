internal import Foundation

/// Writes rows of pixels as a PNG's bytes, for the checksum over them; one thread's.
struct RowPacker: ~Copyable {
  private let width: Int
  private let bytesPerPixel: Int
  /// A filter byte 0, the pixels, and room for the last word.
  private let bytes: UnsafeMutableRawBufferPointer

  /// - Parameter bytesPerPixel: 3 for `0xFFRRGGBB`, 1 for an index.
  init(width: Int, bytesPerPixel: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    bytes = .allocate(byteCount: 1 + width * bytesPerPixel + 1, alignment: 4)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }

  func checksum(rowCount: Int, row: (Int) -> UnsafePointer<UInt32>) -> Adler32 {
    var all = Adler32()
    var last: (pixels: UnsafePointer<UInt32>, checksum: Adler32)?
    for index in 0..<rowCount {
      let pixels = row(index)
      if let last, memcmp(last.pixels, pixels, width * MemoryLayout<UInt32>.stride) == 0 {
        all.append(last.checksum)
        continue
      }
      pack(pixels)
      let checksum = Adler32(of: UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
      all.append(checksum)
      last = (pixels, checksum)
    }
    return all
  }

  private func pack(_ pixels: UnsafePointer<UInt32>) {
    guard let start = bytes.baseAddress else { return }
    if bytesPerPixel == 1 {
      for column in 0..<width {
        start.storeBytes(
          of: UInt8(truncatingIfNeeded: pixels[column]), toByteOffset: 1 + column, as: UInt8.self)
      }
    } else {
      // The fourth byte of each word is overwritten by the next one's first.
      for column in 0..<width {
        start.storeBytes(of: pixels[column].byteSwapped >> 8, toByteOffset: 1 + 3 * column, as: UInt32.self)
      }
    }
  }
}
