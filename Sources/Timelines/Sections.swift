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
    var groups = Groups<Element>()
    var untitled: [Element] = []
    for element in elements {
      if let title = title(element), let group = groups.index(of: title) {
        groups.all[group].elements.append(element)
        groups.all[group].counts[title, default: 0] += 1
      } else {
        untitled.append(element)
      }
    }
    var sections = groups.all.map { group in
      Section(
        title: group.shownSpelling(locale: locale), elements: group.elements,
        spellings: group.counts.keys.sorted())
    }
    let ranks = CollationRanks(sections.lazy.compactMap(\.title), locale: locale)
    sections.sort { ranks.rank(of: $0.title ?? "") < ranks.rank(of: $1.title ?? "") }
    return untitled.isEmpty ? sections : sections + [Section(title: nil, elements: untitled)]
  }
}

extension Section: Sendable where Element: Sendable {}

/// Elements by title; few titles stand for many elements, so each different one is brought to its key only once.
private struct Groups<Element> {
  struct Group {
    /// How often each title was given, as it was given.
    var counts: [String: Int] = [:]
    var elements: [Element] = []

    /// The most frequent spelling, of equally frequent ones the first in sort order.
    func shownSpelling(locale: Locale) -> String? {
      var trimmed: [String: Int] = [:]
      for (title, count) in counts { trimmed[title.trimmedTitle, default: 0] += count }
      let ranks = CollationRanks(trimmed.keys, locale: locale)
      return trimmed.min { left, right in
        (right.value, ranks.rank(of: left.key)) < (left.value, ranks.rank(of: right.key))
      }?.key
    }
  }

  var all: [Group] = []
  /// The group of each title as given; `nil` for blanks only.
  private var byTitle: [String: Int?] = [:]
  private var byKey: [String: Int] = [:]

  mutating func index(of title: String) -> Int? {
    if let known = byTitle[title] { return known }
    // Capitals, so that ß is SS and a final sigma is like any other.
    let key = title.trimmedTitle.uppercased()
    let group = key.isEmpty ? nil : byKey[key] ?? all.count
    if group == all.count { all.append(Group()) }
    if let group { byKey[key] = group }
    byTitle[title] = .some(group)
    return group
  }
}

extension String {
  /// In normal form C, without surrounding blanks, inner runs of blanks as one.
  fileprivate var trimmedTitle: String {
    if utf8.first != 0x20, utf8.last != 0x20, !hasUnusualBlanks { return self }
    return precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it has anything but ASCII, or blanks that are not single spaces.
  private var hasUnusualBlanks: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte >= 0x7F || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }
}

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
