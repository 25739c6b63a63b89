/// The plural categories of Unicode's CLDR that whole numbers ask for in the poster's languages.
enum PluralCategory: Hashable {
  case one, two, few, many, other
}

/// Which category a whole number belongs to (CLDR, "Language Plural Rules").
enum PluralRule {
  /// Japanese.
  case other
  /// English, German, Spanish, Italian, Dutch, European Portuguese.
  case oneAndOther
  /// French, Brazilian Portuguese: nothing is singular.
  case zeroAndOneAreOne
  case polish
  case arabic

  func category(of count: Int) -> PluralCategory {
    switch self {
    case .other: .other
    case .oneAndOther: count == 1 ? .one : .other
    case .zeroAndOneAreOne: count <= 1 ? .one : .other
    case .polish:
      switch (count, count % 10, count % 100) {
      case (1, _, _): .one
      case (_, 2...4, let rest) where !(12...14).contains(rest): .few
      default: .many
      }
    case .arabic:
      switch (count, count % 100) {
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      // Nothing is `zero` in CLDR, with the noun in the form of hundreds.
      default: .other
      }
    }
  }
}

/// A word in the forms that its language distinguishes.
struct PluralForms: Sendable {
  private let forms: [PluralCategory: String]
  private let other: String

  /// - Parameter other: also stands for every category that has no form of its own.
  init(one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String) {
    var forms: [PluralCategory: String] = [:]
    forms[.one] = one
    forms[.two] = two
    forms[.few] = few
    forms[.many] = many
    self.forms = forms
    self.other = other
  }

  init(_ one: String, _ other: String) {
    self.init(one: one, other: other)
  }

  /// A word that stays as it is.
  init(_ word: String) {
    self.init(other: word)
  }

  subscript(category: PluralCategory) -> String { forms[category] ?? other }
}
