import GLibText

/// Finds out in which code page a text is that is not Unicode.
///
/// Known headers decide first, since a program of one language writes them; then the letters do: of Latin ones by
/// whether each word is possible in some language of the page, of others by Mozilla's detector.
struct CodePageChoice {
  enum Basis: Hashable {
    /// Headers that address books have in a language of the page.
    case headers
    /// The letters are those of a language of the page, and of no other page.
    case letters
    /// Nothing decides.
    case undecided
    /// The user says so.
    case wanted
  }

  var page: CodePage
  var basis: Basis

  init(page: CodePage, basis: Basis) {
    self.page = page
    self.basis = basis
  }

  init(_ raw: [UInt8]) {
    let sample = ForeignSample(raw)
    if let page = Self.pageOfHeaders(sample), page.decode(raw) != nil {
      self.init(page: page, basis: .headers)
      return
    }
    let guess = CharsetGuess.charset(of: sample.lines).flatMap(CodePage.init(detected:))
    self = Self.byLetters(sample.words, guess)
    // The sample may be sound where the whole is not.
    if page.decode(raw) == nil { self.init(page: .windows1252, basis: .undecided) }
  }

  // MARK: Headers

  private static func pageOfHeaders(_ sample: ForeignSample) -> CodePage? {
    var best: (pages: [(page: CodePage, text: [UInt8])], words: Int) = ([], 0)
    for group in ContactWords.groups {
      for page in group.pages {
        guard let text = page.decode(sample.beginning) else { continue }
        let words = knownWords(String(decoding: text, as: UTF8.self), group.exact)
        if words > best.words { best = ([], words) }
        // Pages that read the header alike are no rivals.
        if words > 0, words == best.words, !best.pages.contains(where: { $0.text == text }) {
          best.pages.append((page, text))
        }
      }
    }
    guard best.pages.count > 1 else { return best.pages.first?.page }
    // Two pages of one language: the words below the header tell.
    let scores = best.pages.map { rival in sample.words.count { LatinLetters.explain($0, in: rival.page) } }
    let most = scores.max() ?? 0
    return most > 0 && scores.count { $0 == most } == 1
      ? scores.firstIndex(of: most).map { best.pages[$0].page } : nil
  }

  /// How many words beyond ASCII a line has that headers have: a header is made of them, and two are no accident.
  private static func knownWords(_ text: String, _ known: Set<String>) -> Int {
    let counts = text.lowercased().split(whereSeparator: \.isNewline).map { line in
      let words = line.split { !$0.isLetter }.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
      let found = words.count { isTelling($0) && known.contains(String($0)) }
      return found == words.count || found > 1 ? found : 0
    }
    return counts.max() ?? 0
  }

  /// Short words of alphabets come about by accident in texts of other pages.
  private static func isTelling(_ word: Substring) -> Bool {
    word.count > 2 || word.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  // MARK: Letters

  private static let latin: [CodePage] = [
    .windows1252, .windows1250, .windows1254, .windows1257, .latin2, .macRoman,
  ]

  /// Bytes beyond ASCII from which the detector is worth listening to.
  private static let leastForeign = 4

  /// - Parameter guess: the detector's.
  private static func byLetters(_ words: [[UInt8]], _ guess: CodePage?) -> CodePageChoice {
    let scores = latin.map { page in (page: page, words: words.count { LatinLetters.explain($0, in: page) }) }
    let best = scores.map(\.words).max() ?? 0
    guard best * 5 >= words.count * 4, best > 0 else {
      let foreign = words.reduce(0) { $0 + $1.count { $0 >= 0x80 } }
      if let guess, !latin.contains(guess), foreign >= Self.leastForeign {
        return CodePageChoice(page: guess, basis: .letters)
      }
      let page = scores.first { $0.words == best }?.page
      return CodePageChoice(page: best > 0 ? page ?? .windows1252 : .windows1252, basis: .undecided)
    }
    // Pages that read the words alike are no rivals.
    var pages: [(page: CodePage, text: [[UInt8]?])] = []
    for score in scores where score.words == best {
      let text = words.map(score.page.decode)
      if !pages.contains(where: { $0.text == text }) { pages.append((score.page, text)) }
    }
    if pages.count == 1 {
      let page = pages[0].page
      // One word is little to go by where the usual page is another.
      let isEnough = page == .windows1252 || words.count > 1 || guess == page
      return CodePageChoice(page: page, basis: isEnough ? .letters : .undecided)
    }
    let agreed = pages.first { page in guess.map { words.map($0.decode) == page.text } ?? false }
    return CodePageChoice(page: (agreed ?? pages[0]).page, basis: agreed == nil ? .undecided : .letters)
  }
}

/// The parts of a text in which there is something beyond ASCII.
private struct ForeignSample {
  /// The first lines, where a header may be.
  var beginning: [UInt8] = []
  /// Lines, up to some number of bytes.
  var lines: [UInt8] = []
  /// Words with a byte beyond ASCII, each once.
  var words: [[UInt8]] = []

  private static let headerLines = 6
  private static let mostBytes = 1 << 16
  private static let mostWords = 2000

  init(_ raw: [UInt8]) {
    var known: Set<[UInt8]> = []
    var text = TextLines(raw)
    while lines.count < Self.mostBytes, let line = text.next() {
      let bytes = raw[line.place.offset..<line.end]
      if line.place.line <= Self.headerLines { beginning += bytes + [Byte.lineFeed] }
      guard bytes.contains(where: { $0 >= 0x80 }) else { continue }
      lines += bytes.prefix(Self.mostBytes) + [Byte.lineFeed]
      for word in bytes.split(whereSeparator: { $0 < 0x80 && !Self.isLetter($0) && $0 != UInt8(ascii: "'") })
      where words.count < Self.mostWords && word.contains(where: { $0 >= 0x80 }) {
        if known.insert(Array(word)).inserted { words.append(Array(word)) }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
