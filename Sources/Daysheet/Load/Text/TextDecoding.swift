/// Finds out how an input is encoded and brings it to UTF-8 (domain.md, "Bad input").
///
/// A byte order mark decides. Else NUL bytes at every other place mean UTF-16, valid UTF-8 is UTF-8, text in which most
/// of the characters beyond ASCII are valid UTF-8 is UTF-8 with broken rows, and the rest is in a code page, which headers
/// or letters tell (``CodePageChoice``) or the user.
enum TextDecoding {
  /// - Parameter wanted: the encoding of texts that do not say theirs; one that is UTF-8 throughout says it.
  static func decode(_ raw: [UInt8], as wanted: CodePage? = nil) throws(UndecodableText) -> DecodedText {
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      return decode8Bit(Array(raw.dropFirst(3)), encoding: .utf8WithMark)
    }
    if raw.starts(with: [0xFF, 0xFE, 0, 0]) || raw.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw UndecodableText(text: "the text is UTF-32")
    }
    if raw.starts(with: [0xFF, 0xFE]) { return try decodeUTF16(raw, from: 2, isBigEndian: false) }
    if raw.starts(with: [0xFE, 0xFF]) { return try decodeUTF16(raw, from: 2, isBigEndian: true) }
    if wanted == nil, let isBigEndian = utf16ByteOrder(raw) {
      return try decodeUTF16(raw, from: 0, isBigEndian: isBigEndian)
    }
    let census = UTF8Census(raw)
    if let wanted, wanted != .utf8, !census.broken.isEmpty || raw.allSatisfy({ $0 < 0x80 }) {
      return try decode(raw, CodePageChoice(page: wanted, basis: .wanted))
    }
    let isUTF8 = census.broken.isEmpty || census.valid >= census.broken.count || wanted == .utf8
    return isUTF8 ? decode8Bit(raw, census: census) : try decode(raw, CodePageChoice(raw))
  }

  private static func decode(
    _ raw: [UInt8], _ choice: CodePageChoice
  ) throws(UndecodableText) -> DecodedText {
    // What stands before it is ASCII and keeps its offset.
    let foreign = raw.firstIndex { $0 >= 0x80 } ?? 0
    if choice.page == .windows1252 {
      return try Windows1252.decode(raw, firstForeignByte: foreign, choice.basis)
    }
    guard let bytes = choice.page.decode(raw) else {
      throw UndecodableText(text: "the text is not in \(choice.page.name)")
    }
    let flaws = NULBytes.offsets(in: bytes).map { DecodedText.Flaw(kind: .nul, offset: $0) }
    return DecodedText(
      encoding: .codePage(choice.page, choice.basis), bytes: bytes, flaws: flaws, firstForeignByte: foreign)
  }

  private static func decode8Bit(
    _ bytes: [UInt8], encoding: DecodedText.Encoding = .utf8, census: UTF8Census? = nil
  ) -> DecodedText {
    let census = census ?? UTF8Census(bytes)
    let broken = census.broken
    var flaws = NULBytes.offsets(in: bytes).map { DecodedText.Flaw(kind: .nul, offset: $0) }
    guard !broken.isEmpty else {
      return DecodedText(encoding: encoding, isASCII: census.isASCII, bytes: bytes, flaws: flaws)
    }
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count + broken.count * 2)
    var position = 0
    flaws = []
    for range in broken {
      repaired += bytes[position..<range.lowerBound]
      flaws.append(DecodedText.Flaw(kind: .notUTF8, offset: repaired.count))
      repaired += [0xEF, 0xBF, 0xBD]
      position = range.upperBound
    }
    repaired += bytes[position...]
    flaws += NULBytes.offsets(in: repaired).map { DecodedText.Flaw(kind: .nul, offset: $0) }
    flaws.sort { $0.offset < $1.offset }
    return DecodedText(encoding: encoding, bytes: repaired, flaws: flaws)
  }

  /// Text without a mark is UTF-16 where nearly every other byte of its beginning is NUL, as in Latin text.
  private static func utf16ByteOrder(_ raw: [UInt8]) -> Bool? {
    let sample = raw.prefix(512)
    guard sample.count >= 4 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = sample.count / 2 * 3 / 4
    if zeros.odd >= most, zeros.even == 0 { return false }
    if zeros.even >= most, zeros.odd == 0 { return true }
    return nil
  }

  private static func decodeUTF16(
    _ raw: [UInt8], from start: Int, isBigEndian: Bool
  ) throws(UndecodableText) -> DecodedText {
    guard (raw.count - start) % 2 == 0 else {
      throw UndecodableText(text: "the text is UTF-16 and ends in half a character")
    }
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    let units = stride(from: start, to: raw.count, by: 2).lazy.map { (index: Int) -> UInt16 in
      UInt16(raw[index + high]) << 8 | UInt16(raw[index + low])
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      bytes.append($0)
    }
    if isBroken { throw UndecodableText(text: "the text is UTF-16 with half of a surrogate pair") }
    let flaws = NULBytes.offsets(in: bytes).map { DecodedText.Flaw(kind: .nul, offset: $0) }
    return DecodedText(
      encoding: isBigEndian ? .utf16BigEndian : .utf16LittleEndian, bytes: bytes, flaws: flaws)
  }
}

/// The NUL bytes of a text that should have none.
enum NULBytes {
  static func offsets(in bytes: [UInt8]) -> [Int] {
    guard bytes.contains(0) else { return [] }
    return bytes.indices.filter { bytes[$0] == 0 }
  }
}
