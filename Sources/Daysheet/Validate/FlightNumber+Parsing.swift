extension FlightNumber {
  /// Reads a flight number as people and files write it; `nil` where it has no letter and no digit.
  ///
  /// Blanks, hyphens, lower case and leading zeros are forgiven (domain.md, "People and companies"): `kl 0428`,
  /// `KL428` and `KL-0428` are one. A designator is two letters or digits, not both digits (`U2`, `9E`), or the three
  /// letters of ICAO (`DLH`), followed by a digit.
  ///
  /// - Parameter airline: the row's airline; used where it is a designator and the number comes alone.
  package init?(_ text: String, airline: String? = nil) {
    let symbols = text.utf8.lazy.map(Self.uppercased).filter {
      Self.isLetter($0) || Self.isDigit($0) || $0 > 127
    }
    let bytes = Array(symbols)
    guard !bytes.isEmpty else { return nil }
    let length = Self.designatorLength(bytes)
    if length == 0, Self.isDigit(bytes[0]), let airline, let designator = Self.designator(airline) {
      self.init(airline: designator, number: Self.withoutLeadingZeros(bytes[...]))
    } else {
      self.init(
        airline: String(decoding: bytes[..<length], as: UTF8.self),
        number: Self.withoutLeadingZeros(bytes[length...]))
    }
  }

  /// How many of the bytes are the airline's designator; 0 where the number comes alone.
  private static func designatorLength(_ bytes: [UInt8]) -> Int {
    if bytes.count > 3, isDigit(bytes[3]), bytes[..<3].allSatisfy(isLetter) { return 3 }
    guard bytes.count > 2, isDigit(bytes[2]), isDesignator(bytes[..<2]) else { return 0 }
    return 2
  }

  private static func designator(_ airline: String) -> String? {
    let bytes = airline.utf8.map(uppercased)
    let isICAO = bytes.count == 3 && bytes.allSatisfy(isLetter)
    guard isICAO || (bytes.count == 2 && isDesignator(bytes[...])) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDesignator(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isLetter($0) || isDigit($0) } && !bytes.allSatisfy(isDigit)
  }

  private static func withoutLeadingZeros(_ bytes: ArraySlice<UInt8>) -> String {
    let significant = bytes.drop { $0 == UInt8(ascii: "0") }
    guard let first = significant.first, isDigit(first) else {
      // Nothing but zeros, or zeros before a suffix: one stays.
      return bytes.first == UInt8(ascii: "0")
        ? "0" + String(decoding: significant, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: significant, as: UTF8.self)
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension FlightNumber: Comparable {
  /// By the text of the CSV files, so that their order can be checked with any tool.
  package static func < (left: FlightNumber, right: FlightNumber) -> Bool {
    left.description < right.description
  }
}
