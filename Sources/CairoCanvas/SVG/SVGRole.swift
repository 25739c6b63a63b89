internal import PosterUI

/// The ARIA role of a group.
struct SVGRole {
  let name: String
  /// A heading's, from 1.
  var level: Int?
  /// Whether readers say the label instead of what is inside, so that nothing is read twice.
  var isPicture = false
  var isItem: Bool { name == "listitem" }

  /// `nil` where the group means nothing to a reader.
  init?(_ semantics: Semantics) {
    switch semantics.role {
    case .heading:
      name = "heading"
      // The document's title is the only heading that has no place in the outline.
      level = (semantics.outlineLevel ?? 0) + 1
    case .list: name = "list"
    case .listItem: name = "listitem"
    case .note: name = "note"
    case .article, .figure, .document, nil:
      guard semantics.label != nil else { return nil }
      name = "img"
      isPicture = true
    }
  }
}
