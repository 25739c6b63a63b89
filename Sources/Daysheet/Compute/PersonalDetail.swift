/// Something about a person that a report can keep to itself (product.md, `--without`).
package enum PersonalDetail: String, Hashable, Sendable, CaseIterable {
  case birthday, email, phone
  /// Names become initials.
  case names
}

extension Summary {
  /// The same numbers without details that must not leave the house.
  ///
  /// The order of the people stays the one of their full names. E-mail addresses and telephone numbers are on no sheet.
  package func without(_ details: Set<PersonalDetail>) -> Summary {
    guard !details.isEmpty else { return self }
    var summary = self
    for section in summary.sections.indices {
      for line in summary.sections[section].people.indices {
        let person = summary.sections[section].people[line].person
        summary.sections[section].people[line].person = person.without(details)
      }
    }
    for flight in summary.expected.indices {
      summary.expected[flight].people = summary.expected[flight].people.map { $0.without(details) }
    }
    return summary
  }
}

extension Person {
  fileprivate func without(_ details: Set<PersonalDetail>) -> Person {
    var person = self
    if details.contains(.birthday) { person.birthday = nil }
    if details.contains(.names) {
      person.givenName = givenName.initials
      person.familyName = familyName.initials
    }
    return person
  }
}

extension String {
  /// `A. B.` for two words.
  fileprivate var initials: String {
    split(whereSeparator: \.isWhitespace).compactMap { $0.first.map { "\($0)." } }.joined(separator: " ")
  }
}
