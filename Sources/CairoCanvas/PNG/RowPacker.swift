internal import Foundation

/// Writes rows of pixels as a PNG's bytes, for the checksum over them; one thread's.
struct RowPacker: ~Copyable {
  private let width: Int
  private let bytesPerPixel: Int
  /// A filter byte 0 and the pixels.
  private let bytes: UnsafeMutableRawBufferPointer

  /// - Parameter bytesPerPixel: 3 for `0xFFRRGGBB`, 1 for an index.
  init(width: Int, bytesPerPixel: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    bytes = .allocate(byteCount: 1 + width * bytesPerPixel, alignment: 4)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }

  func checksum(rowCount: Int, row: (Int) -> UnsafePointer<UInt32>) -> Adler32 {
    var all = Adler32()
    var last: (pixels: UnsafePointer<UInt32>, checksum: Adler32)?
    for index in 0..<rowCount {
      let pixels = row(index)
      guard pack(pixels, above: last?.pixels) || last == nil else {
        last.map { all.append($0.checksum) }
        continue
      }
      let checksum = Adler32(of: UnsafeRawBufferPointer(bytes))
      all.append(checksum)
      last = (pixels, checksum)
    }
    return all
  }

  /// - Parameter above: the row that is packed already; what is the same in both is left as it is.
  /// - Returns: whether anything was not.
  private func pack(_ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) -> Bool {
    guard let above else {
      pack(pixels, 0..<width)
      return true
    }
    var isChanged = false
    for start in stride(from: 0, to: width, by: 16) {
      let columns = start..<min(start + 16, width)
      if memcmp(above + start, pixels + start, columns.count * MemoryLayout<UInt32>.stride) != 0 {
        pack(pixels, columns)
        isChanged = true
      }
    }
    return isChanged
  }

  private func pack(_ pixels: UnsafePointer<UInt32>, _ columns: Range<Int>) {
    guard let start = bytes.baseAddress else { return }
    if bytesPerPixel == 1 {
      for column in columns {
        start.storeBytes(
          of: UInt8(truncatingIfNeeded: pixels[column]), toByteOffset: 1 + column, as: UInt8.self)
      }
    } else {
      for column in columns {
        let bytes = pixels[column].byteSwapped >> 8
        start.storeBytes(of: UInt16(truncatingIfNeeded: bytes), toByteOffset: 1 + 3 * column, as: UInt16.self)
        start.storeBytes(
          of: UInt8(truncatingIfNeeded: bytes >> 16), toByteOffset: 3 + 3 * column, as: UInt8.self)
      }
    }
  }
}
