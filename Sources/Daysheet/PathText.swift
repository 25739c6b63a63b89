/// Paths as text, and back as the bytes that the system has.
///
/// A name on disk is any bytes, and a `String` repairs what is not UTF-8: the file would not be found again. So each such
/// byte becomes one private character, U+10FF00 and the byte, and ``Swift/String/pathBytes`` gives the byte back. A name
/// that has these characters itself comes through too, as the bytes that they are.
extension String {
  /// The text of a path or of a name on disk.
  package init(path bytes: some Collection<UInt8>) {
    self.init()
    var rest = bytes[...]
    while let first = rest.first {
      let length = Self.length(ofCharacterAt: rest)
      guard length > 0, let character = String(validating: rest.prefix(length), as: UTF8.self),
        !character.unicodeScalars.contains(where: Self.isEscape)
      else {
        unicodeScalars.append(Self.escape(first))
        rest = rest.dropFirst()
        continue
      }
      unicodeScalars.append(contentsOf: character.unicodeScalars)
      rest = rest.dropFirst(length)
    }
  }

  /// The bytes of a path, with the zero that ends it for C.
  package var pathBytes: [CChar] {
    // The usual case: 0xF4 begins the characters of the last plane only.
    guard utf8.contains(0xF4) else { return utf8CString.map(\.self) }
    var bytes: [CChar] = []
    for scalar in unicodeScalars {
      if Self.isEscape(scalar) {
        bytes.append(CChar(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    return bytes + [0]
  }

  /// The path as text for people and for files, with U+FFFD for bytes that are no UTF-8.
  package var shownPath: String {
    guard utf8.contains(0xF4) else { return self }
    var shown = ""
    shown.unicodeScalars.append(contentsOf: unicodeScalars.map { Self.isEscape($0) ? "\u{FFFD}" : $0 })
    return shown
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    (0x10_FF80...0x10_FFFF).contains(scalar.value)
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10_FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// By its first byte; 0 for a byte that begins none.
  private static func length(ofCharacterAt bytes: some Collection<UInt8>) -> Int {
    let length =
      switch bytes.first ?? 0 {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    return bytes.count >= length ? length : 0
  }
}

extension CommandLine {
  /// Every argument as text; those that are paths come through as their bytes.
  package static var pathArguments: [String] {
    (0..<Int(argc)).compactMap { index in
      unsafeArgv[index].map {
        String(path: UnsafeBufferPointer(start: $0, count: length($0)).map(UInt8.init(bitPattern:)))
      }
    }
  }

  private static func length(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }
}
