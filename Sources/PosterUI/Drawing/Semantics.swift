/// What a group of marks means to a reader who does not see it.
public struct Semantics: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case document, heading, article, list, listItem, figure, note
  }

  public var role: Role?
  /// What a screen reader says, a complete phrase.
  public var label: String? { didSet { label = label?.drawable } }
  /// What a screen reader adds to the label for those who want to know more.
  public var value: String? { didSet { value = value?.drawable } }
  /// Unique on the sheet; a target of links.
  public var identifier: String?
  /// The identifier that a click leads to.
  public var link: String?
  /// 1 for the top level of the document outline; `nil` for what has no entry. The entry's words are the label.
  public var outlineLevel: Int?
  /// BCP 47 tag, where it differs from the drawing's.
  public var language: String?

  public init(
    role: Role? = nil, label: String? = nil, value: String? = nil, identifier: String? = nil,
    link: String? = nil,
    outlineLevel: Int? = nil, language: String? = nil
  ) {
    self.role = role
    self.label = label?.drawable
    self.value = value?.drawable
    self.identifier = identifier
    self.link = link
    self.outlineLevel = outlineLevel
    self.language = language
  }

  /// Label and value in one: what takes the place of the group where only one text can.
  public var fullLabel: String? {
    label.map { [$0, value].compactMap(\.self).joined(separator: ", ") }
  }
}
