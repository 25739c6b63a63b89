internal import CDeflate

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
