/// Makes complete DEFLATE streams into parts of one longer stream.
///
/// libdeflate only writes whole streams, and only their last block says "last", at a bit that nobody reports. The
/// joiner walks over the blocks to find it, without decompressing (RFC 1951).
struct DeflateJoiner {
  /// Turns a complete stream into one that others can follow, ending on a byte boundary.
  ///
  /// The last block's BFINAL bit is cleared and an empty stored block added, as a flush of zlib would.
  static func openEnd(of stream: inout [UInt8]) throws(CanvasError) {
    let walk = try stream.withUnsafeBufferPointer { bytes throws(CanvasError) in
      var joiner = DeflateJoiner(bits: BitReader(UnsafeRawBufferPointer(bytes)))
      return try joiner.walk()
    }
    stream[walk.finalFlag >> 3] &= ~(1 << UInt8(walk.finalFlag & 7))
    stream.removeSubrange(((walk.end + 7) >> 3)...)
    // The empty block's header is three zero bits; where the last byte has no room for them they need one more.
    let free = (8 - walk.end & 7) & 7
    if free < 3 { stream.append(0) }
    stream.append(contentsOf: [0x00, 0x00, 0xFF, 0xFF])
  }

  private var bits: BitReader

  /// The bit of the last block's BFINAL flag and the bit after its end.
  private mutating func walk() throws(CanvasError) -> (finalFlag: Int, end: Int) {
    while true {
      let flag = bits.position
      let isFinal = bits.take(1) == 1
      switch bits.take(2) {
      case 0: skipStored()
      case 1: try skipSymbols(HuffmanTable.fixedLiterals, HuffmanTable.fixedDistances)
      case 2:
        let tables = try readTables()
        try skipSymbols(tables.literals, tables.distances)
      default: throw Self.malformed
      }
      guard !bits.isPastEnd else { throw Self.malformed }
      if isFinal { return (flag, bits.position) }
    }
  }

  private mutating func skipStored() {
    bits.skipToByte()
    let length = bits.take(16)
    _ = bits.take(16)
    bits.skip(bytes: length)
  }

  private mutating func skipSymbols(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(CanvasError) {
    while !bits.isPastEnd {
      let symbol = try bits.decode(literals)
      if symbol < 256 { continue }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Self.malformed }
      // Extra bits of lengths: none for 3…10 and 258, then one more for every four symbols.
      if symbol >= 265, symbol < 285 { bits.skip(bits: (symbol - 261) >> 2) }
      let distance = try bits.decode(distances)
      if distance >= 4 { bits.skip(bits: (distance - 2) >> 1) }
    }
    throw Self.malformed
  }

  private mutating func readTables() throws(CanvasError) -> (literals: HuffmanTable, distances: HuffmanTable)
  {
    let literalCount = bits.take(5) + 257
    let distanceCount = bits.take(5) + 1
    let codeCount = bits.take(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [UInt8](repeating: 0, count: order.count)
    for place in order.prefix(codeCount) { codeLengths[place] = UInt8(bits.take(3)) }
    let codes = try HuffmanTable(lengths: codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try bits.decode(codes) {
      case 16:
        guard let last = lengths.last else { throw Self.malformed }
        lengths.append(contentsOf: repeatElement(last, count: bits.take(2) + 3))
      case 17: lengths.append(contentsOf: repeatElement(0, count: bits.take(3) + 3))
      case 18: lengths.append(contentsOf: repeatElement(0, count: bits.take(7) + 11))
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Self.malformed }
    return (
      try HuffmanTable(lengths: Array(lengths[..<literalCount])),
      try HuffmanTable(lengths: Array(lengths[literalCount...]))
    )
  }

  static var malformed: CanvasError {
    CanvasError(.libraryFailure, while: "joining compressed strips", detail: "not a DEFLATE stream")
  }
}

/// Reads bits from the low end of each byte, as DEFLATE packs them; past the end it reads zeros.
private struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isPastEnd: Bool { position > bytes.count * 8 }

  /// At least 24 bits from the current position on.
  private func window() -> UInt32 {
    let first = position >> 3
    let word: UInt32
    if first + 4 <= bytes.count {
      word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: first, as: UInt32.self))
    } else {
      word = (0..<4).reduce(0) { word, place in
        first + place < bytes.count ? word | UInt32(bytes[first + place]) << UInt32(8 * place) : word
      }
    }
    return word >> UInt32(position & 7)
  }

  mutating func take(_ count: Int) -> Int {
    let value = Int(window() & (1 << UInt32(count) - 1))
    position += count
    return value
  }

  mutating func skip(bits count: Int) { position += count }
  mutating func skip(bytes count: Int) { position += count * 8 }
  mutating func skipToByte() { position = (position + 7) & ~7 }

  mutating func decode(_ table: HuffmanTable) throws(CanvasError) -> Int {
    let entry = table.entry(for: window())
    guard entry != 0 else { throw DeflateJoiner.malformed }
    position += Int(entry & 15)
    return Int(entry >> 4)
  }
}

/// A canonical Huffman code as one table: the next bits lead straight to a symbol and the length of its code.
private struct HuffmanTable {
  /// Symbol in the upper twelve bits, length in the lower four; 0 for bits that no code has.
  private let entries: [UInt16]
  private let mask: UInt32

  static let fixedLiterals = HuffmanTable(
    validLengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanTable(validLengths: [UInt8](repeating: 5, count: 30))

  /// - Parameter lengths: the length of each symbol's code in bits, 0 for symbols that do not occur.
  init(lengths: [UInt8]) throws(CanvasError) {
    let used = lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (15 - Int($1))) }
    guard used <= 1 << 15 else { throw DeflateJoiner.malformed }
    self.init(validLengths: lengths)
  }

  private init(validLengths lengths: [UInt8]) {
    let longest = Int(lengths.max() ?? 0)
    var entries = [UInt16](repeating: 0, count: 1 << longest)
    var code = 0
    for length in stride(from: 1, through: longest, by: 1) {
      for symbol in lengths.indices where lengths[symbol] == UInt8(length) {
        // Codes are packed from their highest bit on, so the table is addressed by the reversed code.
        let reversed = Int(UInt16(code).bitReversed >> UInt16(16 - length))
        for index in stride(from: reversed, to: entries.count, by: 1 << length) {
          entries[index] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
      code <<= 1
    }
    self.entries = entries
    mask = UInt32(entries.count - 1)
  }

  func entry(for bits: UInt32) -> UInt16 { entries[Int(bits & mask)] }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var value = self
    value = value >> 1 & 0x5555 | (value & 0x5555) << 1
    value = value >> 2 & 0x3333 | (value & 0x3333) << 2
    value = value >> 4 & 0x0F0F | (value & 0x0F0F) << 4
    return value.byteSwapped
  }
}
