import Foundation

/// A name in its two parts.
struct PersonName: Equatable {
  var given: String
  var family: String

  init(given: String, family: String) {
    self.given = given
    self.family = family
  }

  /// From one cell: `Family, Given`, else the last word is the family name.
  init(whole name: String) {
    let parts = name.split(separator: ",", maxSplits: 1).map(Self.words)
    if parts.count == 2, !parts[0].isEmpty {
      (family, given) = (parts[0], parts[1])
      return
    }
    let words = name.split(whereSeparator: { $0 == "," || $0.isWhitespace })
    family = words.last.map(String.init) ?? ""
    given = words.dropLast().joined(separator: " ")
  }

  /// What the full name says where one of the two parts is missing: `Berit Halvorsen` and `Halvorsen` give `Berit`.
  mutating func complete(from whole: String) {
    guard given.isEmpty != family.isEmpty else { return }
    let rest = Self.rest(of: whole, without: given + family)
    if given.isEmpty { given = rest } else { family = rest }
  }

  /// Whether the two parts are all that the full name says, in whatever order.
  func isAll(of whole: String) -> Bool {
    func sorted(_ text: String) -> [String] { Self.allWords(text).map(Self.folded).sorted() }
    return sorted(whole) == sorted("\(given) \(family)")
      || whole.filter { !$0.isWhitespace } == family + given
  }

  /// The words before `part`, else those behind it; empty where the name does not have it.
  private static func rest(of whole: String, without part: String) -> String {
    let words = allWords(whole)
    let wanted = allWords(part).map(folded)
    guard !wanted.isEmpty else { return "" }
    if words.count == 1, let word = words.first {
      // Names of East Asia are written without a blank, the family name first.
      let isLatin = part.unicodeScalars.contains { $0.value < 0x1100 }
      return !isLatin && word.hasPrefix(part) ? String(word.dropFirst(part.count)) : ""
    }
    let starts = words.indices.filter { words[$0...].prefix(wanted.count).map(folded) == wanted }
    // The last place: a family name may be a given name too.
    guard let start = starts.last else { return "" }
    let rest = start == 0 ? words[wanted.count...] : words[..<start]
    return rest.joined(separator: " ")
  }

  private static func allWords(_ name: String) -> [String] {
    name.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
  }

  private static func folded(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static func words(_ part: Substring) -> String {
    part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
