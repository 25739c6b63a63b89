/// The letters beyond ASCII of the languages of each Latin code page.
enum LatinLetters {
  /// Whether a word, read in the page, is a possible one: all its letters are of one language, and no capital stands
  /// behind a small letter.
  static func explain(_ word: [UInt8], in page: CodePage) -> Bool {
    guard let alphabets = alphabets[page], let decoded = page.decode(word) else { return false }
    let text = String(decoding: decoded, as: UTF8.self).trimmingMarks
    var last: Character?
    var letters: Set<Character> = []
    for character in text {
      defer { last = character }
      if character.isASCII || character == "’" || character == "·" { continue }
      guard character.isLetter else { return false }
      if character.isUppercase, last?.isLowercase == true { return false }
      letters.formUnion(character == "İ" ? "ı" : character.lowercased())
    }
    return alphabets.contains(where: letters.isSubset)
  }

  private static let western = sets(
    "äöüß àâæçèéêëîïôœùûüÿ áéíñóúüºª àáâãçéêíóôõúü àèéìíîòóùú åæøéóüö åäöéü áéëïöüóíè áðéíóúýþæö àçèéíïòóúü")
  private static let central = sets("ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű ăâîşţ čćđšž äöüß")

  private static let alphabets: [CodePage: [Set<Character>]] = [
    .windows1252: western, .macRoman: western, .windows1250: central, .latin2: central,
    .windows1254: sets("çğıöşüâîû"), .windows1257: sets("ąčęėįšųūž āčēģīķļņšūž äõöüšž"),
  ]

  private static func sets(_ alphabets: String) -> [Set<Character>] {
    alphabets.split(separator: " ").map(Set.init)
  }
}

extension String {
  /// Without typographic marks at both ends.
  fileprivate var trimmingMarks: Substring {
    let isMark: (Character) -> Bool = { "“”„‘’‚«»‹›–—…·•®™©°§\u{A0}€£¡¿".contains($0) }
    return drop(while: isMark).dropLastWhile(isMark)
  }
}

extension Substring {
  fileprivate func dropLastWhile(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text = text.dropLast() }
    return text
  }
}
