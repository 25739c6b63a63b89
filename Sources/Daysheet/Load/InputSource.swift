/// One input, read and decoded, before anything is known about what it holds.
struct InputSource {
  /// Position among the inputs that the user named.
  var index: Int
  var path: String
  var sha256: String
  var text: DecodedText
  /// What there is to say about its encoding.
  var diagnostics: [Diagnostic] = []
  /// Rows that are not in the text any more.
  var leftOut: LeftOutRows
  /// What the user says about the files.
  var reading: ReadingOptions

  var bytes: [UInt8] { text.bytes }

  /// The first byte that is not blank.
  var firstByte: UInt8? { bytes.first { $0 > Byte.blank } }

  init(index: Int, path: String, raw bytes: [UInt8], reading: ReadingOptions = ReadingOptions())
    throws(InputFailure)
  {
    try self.init(index: index, path: path, RawInput(bytes), reading)
  }

  init(index: Int, path: String, _ raw: RawInput, _ reading: ReadingOptions) throws(InputFailure) {
    self.reading = reading
    self.index = index
    self.path = path
    leftOut = raw.leftOut
    guard !raw.bytes.isEmpty else {
      throw InputFailure(
        .emptyFile, "the input has no bytes", path: path,
        hint: path == "-" ? "Did the program before the pipe fail?" : nil)
    }
    sha256 = raw.sha256
    do {
      text = try TextDecoding.decode(raw.bytes)
    } catch {
      throw InputFailure(.badEncoding, error.text, path: path, hint: "Save it as UTF-8.")
    }
    diagnostics = encodingDiagnostic.map { [$0] } ?? []
  }

  private var encodingDiagnostic: Diagnostic? {
    let start = SourceLocation(file: path)
    switch text.encoding {
    case .utf8: return nil
    case .utf8WithMark:
      return Diagnostic(.note, .byteOrderMark, "the text begins with a UTF-8 byte order mark", at: start)
    case .utf16LittleEndian, .utf16BigEndian:
      return Diagnostic(.note, .utf16, "the text is read as \(text.encoding.rawValue)", at: start)
    case .windows1252:
      let place = TextPlace(of: text.firstForeignByte, in: bytes).location(in: bytes, file: path)
      return Diagnostic(
        .warning, .windows1252, "the text is not UTF-8 and is read as Windows-1252", at: place,
        hint: "Look at the letters beyond ASCII, or save the file as UTF-8.")
    }
  }

  func location(of place: TextPlace) -> SourceLocation { place.location(in: bytes, file: path) }

  func unclosedQuote(at place: TextPlace) -> InputFailure {
    InputFailure(
      Diagnostic(
        .error, .unclosedQuote, "the quote that opens here is never closed", at: location(of: place),
        hint: "A quote inside a quoted cell is written twice. Did the file end early?"))
  }

  func syntaxError(_ error: JSONScanner.SyntaxError) -> InputFailure {
    InputFailure(Diagnostic(.error, .jsonSyntax, error.text, at: location(of: error.place)))
  }
}
