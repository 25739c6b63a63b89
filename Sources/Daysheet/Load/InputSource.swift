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
      text = try TextDecoding.decode(raw.bytes, as: reading.encoding)
    } catch {
      throw InputFailure(
        .badEncoding, error.text, path: path,
        hint: "Say --encoding NAME, or save it as UTF-8.")
    }
    diagnostics = [encodingDiagnostic, doubleEncodingDiagnostic].compactMap { $0 }
  }

  private var encodingDiagnostic: Diagnostic? {
    let start = SourceLocation(file: path)
    switch text.encoding {
    case .utf8: return nil
    case .utf8WithMark:
      return Diagnostic(.note, .byteOrderMark, "the text begins with a UTF-8 byte order mark", at: start)
    case .utf16LittleEndian, .utf16BigEndian:
      let end = text.encoding == .utf16BigEndian ? "big" : "little"
      return Diagnostic(.note, .utf16, "the text is read as UTF-16 (\(end)-endian)", at: start)
    case .codePage(let page, let basis): return codePageDiagnostic(page, basis)
    }
  }

  /// A note where something decides, a warning where the letters may be wrong.
  private func codePageDiagnostic(_ page: CodePage, _ basis: CodePageChoice.Basis) -> Diagnostic {
    let place = TextPlace(of: text.firstForeignByte, in: bytes).location(in: bytes, file: path)
    let hint =
      "Look at the letters beyond ASCII; --encoding NAME says what they are, or save the file as UTF-8."
    switch basis {
    case .headers:
      return Diagnostic(.note, .codePage, "the text is read as \(page.name), by its headers", at: place)
    case .wanted:
      return Diagnostic(.note, .codePage, "the text is read as \(page.name), as --encoding says", at: place)
    case .letters where page != .windows1252:
      return Diagnostic(.note, .codePage, "the text is read as \(page.name), by its letters", at: place)
    case .letters, .undecided:
      let code: Diagnostic.Code = page == .windows1252 ? .windows1252 : .codePage
      return Diagnostic(
        .warning, code, "the text is not UTF-8 and is read as \(page.name)", at: place, hint: hint)
    }
  }

  private var doubleEncodingDiagnostic: Diagnostic? {
    guard let (count, offset) = DoubleEncoding.find(in: bytes) else { return nil }
    let letters = count == 1 ? "a letter is" : "\(count) letters are"
    return Diagnostic(
      .warning, .doubleEncoding, "\(letters) encoded twice, as in ‘MÃ¼ller’ for ‘Müller’",
      at: TextPlace(of: offset, in: bytes).location(in: bytes, file: path),
      hint: "Export the file anew: some program has read UTF-8 as Windows-1252.")
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
