/// An input's text as UTF-8, and what had to be done or is wrong with it.
struct DecodedText {
  enum Encoding: String {
    case utf8 = "UTF-8"
    case utf8WithMark = "UTF-8 with byte order mark"
    case utf16LittleEndian = "UTF-16 (little-endian)"
    case utf16BigEndian = "UTF-16 (big-endian)"
    case windows1252 = "Windows-1252"
  }

  /// A byte that spoils its row and no other.
  struct Flaw {
    enum Kind { case nul, notUTF8 }
    var kind: Kind
    /// Offset into ``DecodedText/bytes``.
    var offset: Int
  }

  var encoding: Encoding
  /// Whether it certainly has no character beyond ASCII.
  var isASCII = false
  /// UTF-8 without byte order mark; what was not UTF-8 is U+FFFD.
  var bytes: [UInt8]
  /// In order of offset.
  var flaws: [Flaw] = []
  /// In Windows-1252, the offset of the first byte that is not UTF-8; else 0.
  var firstForeignByte = 0
}

/// The bytes are in no encoding that Daysheet reads.
struct UndecodableText: Error {
  var text: String
}
