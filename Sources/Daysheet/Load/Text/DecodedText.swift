/// An input's text as UTF-8, and what had to be done or is wrong with it.
struct DecodedText {
  enum Encoding: Hashable {
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian
    /// In the encoding that was found or asked for.
    case codePage(CodePage, CodePageChoice.Basis)
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
  /// In a code page, the offset of the first character that is not ASCII; else 0.
  var firstForeignByte = 0
}

/// The bytes are in no encoding that Daysheet reads.
struct UndecodableText: Error {
  var text: String
}
