import AirportData

/// The IATA codes of airports as a set of bits: whether a code is known takes no look-up.
///
/// For readers of millions of cells.
struct AirportCodes: Hashable, Sendable {
  /// A bit for each code.
  private var words = [UInt64](repeating: 0, count: count / 64 + 1)

  init() {}

  /// The codes of all airports that are known.
  init(of airports: Airports) {
    for code in airports.codes {
      let letters = Array(code.utf8)
      guard letters.allSatisfy({ (65...90).contains($0) }) else { continue }
      insert(Self.number(letters[0], letters[1], letters[2]))
    }
  }

  private static let count = 26 * 26 * 26

  /// The number of a code of three capital letters.
  @inline(__always)
  static func number(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (letter(first) * 26 + letter(second)) * 26 + letter(third)
  }

  @inline(__always)
  private static func letter(_ byte: UInt8) -> Int { Int(byte &- UInt8(ascii: "A")) }

  @inline(__always)
  func contains(_ number: Int) -> Bool {
    UInt(bitPattern: number) < UInt(Self.count) && words[number >> 6] >> UInt64(number & 63) & 1 == 1
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    if UInt(bitPattern: number) < UInt(Self.count) { words[number >> 6] |= 1 << UInt64(number & 63) }
  }

  mutating func formUnion(_ other: AirportCodes) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The codes, sorted.
  var all: [String] {
    (0..<Self.count).filter(contains).map { number in
      let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8($0) + UInt8(ascii: "A") }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}
