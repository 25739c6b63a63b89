/// Literals and matches on their way to one block of DEFLATE with Huffman codes of its own (RFC 1951, 3.2).
struct DeflateBlock {
  static let shortest = 3
  static let longest = 258
  static let farthest = 1 << 15

  /// A pixel as it is, or a match with the highest bit set, its length less 3 above its distance less 1.
  private var tokens: [UInt32] = []
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)

  private static let matchFlag: UInt32 = 1 << 31
  /// Between pixels, the byte that says how a row is filtered.
  private static let filter: UInt32 = 1 << 30
  private static let end = 256

  mutating func addFilter() {
    tokens.append(Self.filter)
    literals[0] += 1
  }

  mutating func add(pixel: UInt32, bytesPerPixel: Int) {
    tokens.append(pixel & 0xFF_FFFF)
    if bytesPerPixel == 3 {
      literals[Int(pixel >> 16 & 0xFF)] += 1
      literals[Int(pixel >> 8 & 0xFF)] += 1
    }
    literals[Int(pixel & 0xFF)] += 1
  }

  mutating func addMatch(distance: Int, length: Int) {
    tokens.append(Self.matchFlag | UInt32(length - Self.shortest) << 16 | UInt32(distance - 1))
    literals[LengthSymbol.all[length - Self.shortest].symbol] += 1
    distances[Self.symbol(ofDistance: distance)] += 1
  }

  static func extraBits(ofDistance distance: Int) -> Int {
    distance <= 4 ? 0 : Int.bitWidth - 2 - (distance - 1).leadingZeroBitCount
  }

  private static func symbol(ofDistance distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let extra = extraBits(ofDistance: distance)
    return 2 * extra + (distance - 1) >> extra
  }

  /// The block as bytes; the next one begins empty.
  ///
  /// - Parameter isLast: whether the stream ends here; otherwise the block is followed by an empty one of stored bytes,
  ///   which ends on a whole byte.
  mutating func finish(bytesPerPixel: Int, isLast: Bool) -> [UInt8] {
    literals[Self.end] = 1
    let codes = (
      literals: HuffmanCode(counts: literals, limit: 15), distances: HuffmanCode(counts: distances, limit: 15)
    )
    let header = HuffmanHeader(codes.literals, codes.distances)
    let extra =
      LengthSymbol.extraBits(of: literals)
      + distances.enumerated().reduce(0) { $0 + max($1.offset / 2 - 1, 0) * $1.element }
    var bits = BitWriter(
      bits: header.size + codes.literals.size(of: literals) + codes.distances.size(of: distances) + extra + 64
    )
    bits.write(isLast ? 0b101 : 0b100, count: 3)
    header.write(to: &bits)
    write(to: &bits, codes.literals, codes.distances, bytesPerPixel: bytesPerPixel)
    if !isLast {
      bits.write(0, count: 3)
      bits.alignToByte()
      bits.write(0xFFFF_0000, count: 32)
    }
    clear()
    return bits.finish()
  }

  private func write(
    to bits: inout BitWriter, _ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, bytesPerPixel: Int
  ) {
    // Bits and number of bits of each symbol at once.
    literalCode.codes.withUnsafeBufferPointer { literals in
      distanceCode.codes.withUnsafeBufferPointer { distances in
        LengthSymbol.all.withUnsafeBufferPointer { lengths in
          for token in tokens {
            if token & Self.matchFlag != 0 {
              let offset = Int(token >> 16 & 0xFF)
              let length = lengths[offset]
              bits.write(literals[length.symbol])
              bits.write(UInt64(offset - length.first), count: length.extraBits)
              let distance = Int(token & 0xFFFF) + 1
              bits.write(distances[Self.symbol(ofDistance: distance)])
              let extra = Self.extraBits(ofDistance: distance)
              bits.write(UInt64((distance - 1) & (1 << extra - 1)), count: extra)
            } else if token == Self.filter {
              bits.write(literals[0])
            } else {
              if bytesPerPixel == 3 {
                bits.write(literals[Int(token >> 16 & 0xFF)])
                bits.write(literals[Int(token >> 8 & 0xFF)])
              }
              bits.write(literals[Int(token & 0xFF)])
            }
            bits.flush()
          }
        }
      }
    }
    bits.write(literalCode.codes[Self.end])
    bits.flush()
  }

  private mutating func clear() {
    tokens.removeAll(keepingCapacity: true)
    for symbol in literals.indices { literals[symbol] = 0 }
    for symbol in distances.indices { distances[symbol] = 0 }
  }
}

/// What stands for a length in a block: a symbol, and how far the length lies beyond its first one.
private struct LengthSymbol {
  var symbol: Int
  /// Lengths less 3.
  var first: Int
  var extraBits: Int

  /// By length less 3.
  static let all: [LengthSymbol] = {
    var symbols: [LengthSymbol] = []
    for symbol in 257..<285 {
      // None for 3…10, then one more for every four symbols.
      let extraBits = max(0, (symbol - 261) >> 2)
      let first = symbols.count
      symbols += (0..<1 << extraBits).map { _ in
        LengthSymbol(symbol: symbol, first: first, extraBits: extraBits)
      }
    }
    // The longest has a symbol of its own.
    symbols[255] = LengthSymbol(symbol: 285, first: 255, extraBits: 0)
    return symbols
  }()

  static func extraBits(of counts: [Int]) -> Int {
    (265..<285).reduce(0) { $0 + ($1 - 261) >> 2 * counts[$1] }
  }
}
