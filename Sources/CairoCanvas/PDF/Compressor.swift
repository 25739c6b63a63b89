internal import CDeflate

/// Owner of a libdeflate compressor; one thread's.
struct Compressor: ~Copyable {
  private let pointer: OpaquePointer

  /// - Parameter level: 1 (quick) … 12 (small).
  init(level: Int) throws(CanvasError) {
    guard let created = libdeflate_alloc_compressor(Int32(level)) else {
      throw CanvasError(.outOfMemory, while: "making a compressor of level \(level)")
    }
    pointer = created
  }

  deinit { libdeflate_free_compressor(pointer) }

  /// One complete zlib stream.
  func compress(_ bytes: UnsafeRawBufferPointer) throws(CanvasError) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(pointer, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
    guard !stream.isEmpty else {
      throw CanvasError(.libraryFailure, while: "compressing \(bytes.count) bytes")
    }
    return stream
  }
}
