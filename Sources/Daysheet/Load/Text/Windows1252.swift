/// The encoding of older Windows programs: Latin-1 with more letters and typographic marks in 0x80…0x9F.
enum Windows1252 {
  static func decode(_ raw: [UInt8], firstForeignByte: Int, _ basis: CodePageChoice.Basis)
    throws(UndecodableText) -> DecodedText
  {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count + raw.count / 16)
    var foreign = 0
    for (index, byte) in raw.enumerated() {
      if index == firstForeignByte { foreign = bytes.count }
      switch byte {
      case ..<0x80: bytes.append(byte)
      case 0x80...0x9F:
        guard let scalar = Unicode.Scalar(upper[Int(byte - 0x80)]), scalar.value != 0 else {
          throw UndecodableText(
            text: "the text is neither UTF-8, UTF-16 nor Windows-1252 (byte 0x\(String(byte, radix: 16)))")
        }
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: bytes += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    let flaws = NULBytes.offsets(in: bytes).map { DecodedText.Flaw(kind: .nul, offset: $0) }
    return DecodedText(
      encoding: .codePage(.windows1252, basis), bytes: bytes, flaws: flaws, firstForeignByte: foreign)
  }

  /// The byte of a character; the controls beyond ASCII, which the page does not have, are their own.
  static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let index = upper.firstIndex(of: scalar.value), scalar.value != 0 { return UInt8(0x80 + index) }
    return UInt8(exactly: scalar.value)
  }

  /// 0x80…0x9F; 0 where nothing is assigned.
  private static let upper: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
    0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0, 0x017E, 0x0178,
  ]
}
