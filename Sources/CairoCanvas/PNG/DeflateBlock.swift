/// Literals and matches on their way to one block of DEFLATE with Huffman codes of its own (RFC 1951, 3.2).
struct DeflateBlock: ~Copyable {
  static let shortest = 3
  static let longest = 258
  static let farthest = 1 << 15

  private let bytesPerPixel: Int
  /// A pixel as it is, or a match with the highest bit set, its length less 3 above its distance less 1.
  private var tokens = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  private var count = 0

  private static let matchFlag: UInt32 = 1 << 31
  /// Between pixels, the byte that says how a row is filtered.
  private static let filter: UInt32 = 1 << 30
  private static let end = 256

  /// - Parameter bytesPerPixel: 3 for `0xRRGGBB`, 1 for an index.
  init(bytesPerPixel: Int) { self.bytesPerPixel = bytesPerPixel }

  deinit { tokens.deallocate() }

  /// Begins a block of at most so many pixels, matches and filters.
  mutating func begin(capacity: Int) {
    count = 0
    guard capacity > tokens.count else { return }
    tokens.deallocate()
    tokens = .allocate(capacity: capacity)
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    precondition(count < tokens.count, "more tokens than announced")
    tokens[count] = token
    count &+= 1
  }

  mutating func addFilter() { add(Self.filter) }
  mutating func add(pixel: UInt32) { add(pixel & 0xFF_FFFF) }

  mutating func addMatch(distance: Int, length: Int) {
    add(Self.matchFlag | UInt32(length - Self.shortest) << 16 | UInt32(distance - 1))
  }

  @inline(__always)
  static func extraBits(ofDistance distance: Int) -> Int {
    distance <= 4 ? 0 : Int.bitWidth &- 2 &- (distance &- 1).leadingZeroBitCount
  }

  @inline(__always)
  private static func symbol(ofDistance distance: Int) -> Int {
    guard distance > 4 else { return distance &- 1 }
    let extra = extraBits(ofDistance: distance)
    return 2 &* extra &+ (distance &- 1) &>> extra
  }

  /// The block as bytes.
  ///
  /// - Parameter isLast: whether the stream ends here; otherwise the block is followed by an empty one of stored bytes,
  ///   which ends on a whole byte.
  func finish(isLast: Bool) -> [UInt8] {
    let counts = counts()
    let codes = Codes(
      literals: HuffmanCode(counts: counts.literals, limit: 15),
      distances: HuffmanCode(counts: counts.distances, limit: 15))
    let header = HuffmanHeader(codes.literals, codes.distances)
    var bits = BitWriter(bits: header.size + codes.size(of: counts) + 64)
    bits.write(isLast ? 0b101 : 0b100, count: 3)
    header.write(to: &bits)
    write(to: &bits, codes)
    if !isLast {
      bits.write(0, count: 3)
      bits.alignToByte()
      bits.write(0xFFFF_0000, count: 32)
    }
    return bits.finish()
  }

  /// How often each symbol of the two alphabets occurs.
  private struct Counts {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
  }

  private func counts() -> Counts {
    var counts = Counts()
    var lengths = [Int](repeating: 0, count: LengthSymbol.all.count)
    for token in tokens[..<count] {
      if token & Self.matchFlag != 0 {
        lengths[Int(token >> 16 & 0xFF)] &+= 1
        counts.distances[Self.symbol(ofDistance: Int(token & 0xFFFF) &+ 1)] &+= 1
      } else if token == Self.filter {
        counts.literals[0] &+= 1
      } else {
        if bytesPerPixel == 3 {
          counts.literals[Int(token >> 16 & 0xFF)] &+= 1
          counts.literals[Int(token >> 8 & 0xFF)] &+= 1
        }
        counts.literals[Int(token & 0xFF)] &+= 1
      }
    }
    for (length, count) in zip(LengthSymbol.all, lengths) { counts.literals[length.symbol] += count }
    counts.literals[Self.end] = 1
    return counts
  }

  private struct Codes {
    let literals: HuffmanCode
    let distances: HuffmanCode

    func size(of counts: Counts) -> Int {
      literals.size(of: counts.literals) + distances.size(of: counts.distances)
        + LengthSymbol.extraBits(of: counts.literals)
        + counts.distances.enumerated().reduce(0) { $0 + max($1.offset / 2 - 1, 0) * $1.element }
    }

    /// By length less 3, its extra bits behind its symbol's.
    var lengths: [HuffmanCode.Code] {
      LengthSymbol.all.enumerated().map { offset, length in
        var code = literals.codes[length.symbol]
        code.bits |= UInt32(offset - length.first) << UInt32(code.length)
        code.length += length.extraBits
        return code
      }
    }
  }

  private func write(to bits: inout BitWriter, _ codes: Codes) {
    codes.literals.codes.withUnsafeBufferPointer { literals in
      codes.distances.codes.withUnsafeBufferPointer { distances in
        codes.lengths.withUnsafeBufferPointer { lengths in
          for token in tokens[..<count] {
            if token & Self.matchFlag != 0 {
              bits.write(lengths[Int(token >> 16 & 0xFF)])
              let distance = Int(token & 0xFFFF) &+ 1
              bits.write(distances[Self.symbol(ofDistance: distance)])
              let extra = Self.extraBits(ofDistance: distance)
              bits.write(UInt64((distance &- 1) & (1 &<< extra &- 1)), count: extra)
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
    bits.write(codes.literals.codes[Self.end])
    bits.flush()
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
