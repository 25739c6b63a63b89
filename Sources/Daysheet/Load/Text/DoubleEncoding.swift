/// Finds text that was UTF-8, was read as Windows-1252 and written as UTF-8 once more: `MÃ¼ller`.
enum DoubleEncoding {
  /// The first bytes of a text that are looked at.
  private static let reach = 1 << 24

  /// How many characters are so, and where the first one is, as an offset; `nil` where hardly one is.
  ///
  /// - Parameter bytes: UTF-8.
  static func find(in bytes: [UInt8]) -> (count: Int, offset: Int)? {
    var found: (count: Int, offset: Int, isCertain: Bool)?
    var position = 0
    let end = min(bytes.count, reach)
    // The first character of each such pair is one of À…ô, which begin with this byte in UTF-8.
    while position < end, let next = bytes[position..<end].firstIndex(of: 0xC3) {
      position = next + 1
      guard let length = length(at: next, in: bytes) else { continue }
      // `Ã` before such a character is in no language; other pairs may be a capital before a quote.
      let isCertain = bytes[next + 1] == 0x83
      let known = found ?? (0, next, false)
      found = (known.count + 1, known.offset, known.isCertain || isCertain)
      position = next + length
    }
    guard let found, found.isCertain || found.count > 1 else { return nil }
    return (found.count, found.offset)
  }

  /// How many bytes the characters at `start` have that together are a letter's UTF-8, read as Windows-1252.
  private static func length(at start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let text = String(decoding: bytes[start..<min(start + 16, bytes.count)], as: UTF8.self).unicodeScalars
    var inner: [UInt8] = []
    var length = 0
    for scalar in text.prefix(4) {
      guard let byte = Windows1252.byte(scalar) else { break }
      inner.append(byte)
      length += UTF8.width(scalar)
      if inner.count > 1, UTF8Census(inner).broken.isEmpty {
        let letters = String(decoding: inner, as: UTF8.self)
        return inner[0] >= 0xC2 && letters.allSatisfy(\.isLetter) ? length : nil
      }
    }
    return nil
  }
}
