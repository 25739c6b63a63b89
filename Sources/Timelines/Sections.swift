public import Foundation

/// Elements that share a title, such as the people of one company.
public struct Section<Element> {
  /// What is shown; `nil` for the elements that have none, which come last.
  public let title: String?
  public let elements: [Element]

  public init(title: String?, elements: [Element]) {
    self.title = title
    self.elements = elements
  }

  /// Groups `elements` by title: sections in the locale's collation, elements in their given order.
  ///
  /// Titles that differ only in case, in surrounding or repeated blanks, or in Unicode normal form are one; the most
  /// frequent spelling is shown, and of equally frequent ones the first in sort order. Linear in the number of
  /// elements. (domain.md, "People and companies")
  public static func grouping(
    _ elements: some Sequence<Element>, by title: (Element) -> String?, locale: Locale
  ) -> [Section] {
    var order: [String: Int] = [:]
    var groups: [(spellings: [String: Int], elements: [Element])] = []
    var untitled: [Element] = []
    for element in elements {
      guard let spelling = title(element).map(Self.trimmed), !spelling.isEmpty else {
        untitled.append(element)
        continue
      }
      let key = spelling.lowercased()
      let index = order[key] ?? groups.count
      if index == groups.count {
        order[key] = index
        groups.append(([:], []))
      }
      groups[index].spellings[spelling, default: 0] += 1
      groups[index].elements.append(element)
    }
    var sections = groups.map { group in
      Section(title: shownSpelling(of: group.spellings, locale: locale), elements: group.elements)
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

  /// In normal form C, without surrounding blanks, inner runs of blanks as one.
  private static func trimmed(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Section: Sendable where Element: Sendable {}

/// The places of strings in a locale's collation, so that many elements sort by an integer.
///
/// Each distinct string is compared once per step of one sort, however many elements carry it.
public struct CollationRanks: Sendable {
  private let ranks: [String: Int]

  public init(_ strings: some Sequence<String>, locale: Locale) {
    let distinct = Set(strings).sorted { left, right in
      switch left.compare(right, locale: locale) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
      }
    }
    ranks = Dictionary(uniqueKeysWithValues: zip(distinct, 0...))
  }

  /// The place of `string`, or one past all places for a string that was not given.
  public func rank(of string: String) -> Int { ranks[string] ?? ranks.count }
}
