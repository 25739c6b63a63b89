internal import CDeflate

/// Owner of a libdeflate compressor; one thread's.
struct Compressor: ~Copyable {
  private let pointer: OpaquePointer

  /// - Parameter level: 1 (quick) … 12 (small).
  init(level: Int) throws(CanvasError) {
    pointer = try Self.allocate(level: level)
  }

  deinit { libdeflate_free_compressor(pointer) }

  private static func allocate(level: Int) throws(CanvasError) -> OpaquePointer {
    guard let created = libdeflate_alloc_compressor(Int32(level)) else {
      throw CanvasError(.outOfMemory, while: "making a compressor of level \(level)")
    }
    return created
  }

  /// One complete raw DEFLATE stream.
  func deflate(_ bytes: UnsafeRawBufferPointer) throws(CanvasError) -> [UInt8] {
    let bound = libdeflate_deflate_compress_bound(pointer, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_deflate_compress(pointer, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
    guard !stream.isEmpty else {
      throw CanvasError(.libraryFailure, while: "compressing \(bytes.count) bytes")
    }
    return stream
  }
}

/// The checksum that ends a zlib stream, of bytes that were seen in parts.
struct Adler32: Hashable, Sendable {
  private(set) var value: UInt32 = 1
  private(set) var length = 0

  init() {}

  init(of bytes: UnsafeRawBufferPointer) {
    value = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    length = bytes.count
  }

  /// Continues with the bytes that `next` was made of.
  mutating func append(_ next: Adler32) {
    let base = 65_521
    let low = Int(value & 0xFFFF)
    let high = Int(value >> 16)
    let nextLow = Int(next.value & 0xFFFF)
    let nextHigh = Int(next.value >> 16)
    // The low half is 1 + the sum of bytes; the high half sums the low halves after each byte.
    let sum = (low + nextLow - 1 + base) % base
    let sums = (high + nextHigh + (low - 1 + base) % base * (next.length % base)) % base
    value = UInt32(sums << 16 | sum)
    length += next.length
  }
}
