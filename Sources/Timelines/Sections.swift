public import Foundation

/// Elements that share a title, such as the people of one company.
public struct Section<Element> {
  /// What is shown; `nil` for the elements that have none, which come last.
  public let title: String?
  public let elements: [Element]
  /// The different titles that were given for it, in order; more than one where titles were merged.
  public let spellings: [String]

  public init(title: String?, elements: [Element], spellings: [String] = []) {
    self.title = title
    self.elements = elements
    self.spellings = spellings
  }

  /// Groups `elements` by title: sections in the locale's collation, elements in their given order.
  ///
  /// Titles that differ only in case, in surrounding or repeated blanks, or in Unicode normal form are one; the most
  /// frequent spelling is shown, and of equally frequent ones the first in sort order. Linear in the number of
  /// elements. (domain.md, "People and companies")
  public static func grouping(
    _ elements: some Sequence<Element>, by title: (Element) -> String?, locale: Locale
  ) -> [Section] {
    // Few titles stand for many elements: each is trimmed and folded once.
    var titles: [String: Title?] = [:]
    var groups: [(spellings: [String: Int], given: Set<String>, elements: [Element])] = []
    var groupOfKey: [String: Int] = [:]
    var untitled: [Element] = []
    for element in elements {
      let given = title(element) ?? ""
      let known =
        titles[given]
        ?? Title(given).map { title in
          var title = title
          title.group = groupOfKey[title.key] ?? groups.count
          groupOfKey[title.key] = title.group
          if title.group == groups.count { groups.append(([:], [], [])) }
          groups[title.group].given.insert(given)
          return title
        }
      titles[given] = .some(known)
      guard let known else {
        untitled.append(element)
        continue
      }
      groups[known.group].spellings[known.spelling, default: 0] += 1
      groups[known.group].elements.append(element)
    }
    var sections = groups.map { group in
      Section(
        title: shownSpelling(of: group.spellings, locale: locale), elements: group.elements,
        spellings: group.given.sorted())
    }
    let ranks = CollationRanks(sections.lazy.compactMap(\.title), locale: locale)
    sections.sort { ranks.rank(of: $0.title ?? "") < ranks.rank(of: $1.title ?? "") }
    return untitled.isEmpty ? sections : sections + [Section(title: nil, elements: untitled)]
  }

  private static func shownSpelling(of spellings: [String: Int], locale: Locale) -> String? {
    let ranks = CollationRanks(spellings.keys, locale: locale)
    return spellings.min { left, right in
      left.value != right.value
        ? left.value > right.value : ranks.rank(of: left.key) < ranks.rank(of: right.key)
    }?.key
  }
}

/// A title as given, brought to the form in which titles are compared and shown.
private struct Title {
  /// In normal form C, without surrounding blanks, inner runs of blanks as one.
  let spelling: String
  /// Equal for titles that are one. Capitals, so that ß is SS and a final sigma is like any other.
  let key: String
  var group = 0

  /// `nil` for blanks only.
  init?(_ given: String) {
    spelling = given.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if spelling.isEmpty { return nil }
    key = spelling.uppercased()
  }
}

extension Section: Sendable where Element: Sendable {}

/// The places of strings in a locale's collation, so that many elements sort by an integer.
///
/// Each distinct string is compared once per step of one sort, however many elements carry it.
public struct CollationRanks: Sendable {
  private let ranks: [String: Int]

  public init(_ strings: some Sequence<String>, locale: Locale) {
    // Sorted by letters first: the collation, which is slow, then finds long runs that are in order already.
    let byLetters = Set(strings).map { (letters: Self.letters(of: $0), string: $0) }
      .sorted { ($0.letters, $0.string) < ($1.letters, $1.string) }.map(\.string)
    let distinct = byLetters.sorted { left, right in
      switch left.compare(right, locale: locale) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
      }
    }
    ranks = Dictionary(uniqueKeysWithValues: zip(distinct, 0...))
  }

  private static func letters(of string: String) -> String {
    string.utf8.allSatisfy { $0 < 128 }
      ? string.lowercased()
      : string.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// The place of `string`, or one past all places for a string that was not given.
  public func rank(of string: String) -> Int { ranks[string] ?? ranks.count }
}
