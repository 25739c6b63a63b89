/// Packs bits from the low end of each byte, as DEFLATE wants them.
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let capacity: Int
  private var position = 0
  private var waiting: UInt64 = 0
  private var count = 0

  /// - Parameter bits: the most that will be written.
  init(bits: Int) {
    // Whole words are stored, of which the last may be empty.
    capacity = bits / 8 + 16
    bytes = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit { bytes.deallocate() }

  /// Adds bits; from one call of ``flush()`` to the next there is room for 56.
  @inline(__always)
  mutating func write(_ bits: UInt64, count: Int) {
    waiting |= bits &<< UInt64(truncatingIfNeeded: self.count)
    self.count &+= count
  }

  @inline(__always)
  mutating func write(_ code: HuffmanCode.Code) { write(UInt64(code.bits), count: code.length) }

  /// Moves whole bytes on.
  @inline(__always)
  mutating func flush() {
    precondition(position + 8 <= capacity, "more bits than announced")
    bytes.storeBytes(of: waiting.littleEndian, toByteOffset: position, as: UInt64.self)
    position += count >> 3
    waiting >>= UInt64(count & ~7)
    count &= 7
  }

  mutating func alignToByte() {
    count = (count + 7) & ~7
    flush()
  }

  /// Everything, the last byte filled up with zeros.
  consuming func finish() -> [UInt8] {
    alignToByte()
    return Array(UnsafeRawBufferPointer(start: bytes, count: position))
  }
}
