internal import PosterUI

extension Drawing {
  /// The marks with every run of neighbouring list items gathered in a list.
  ///
  /// Views of a flow stand alone on their page; readers of PDF and SVG expect items within a list.
  var structuredMarks: [Mark] { marks.withListsAroundItems }
}

extension Group {
  /// The marks with every run of neighbouring list items gathered in a list, unless the group is one.
  var structuredMarks: [Mark] { semantics?.role == .list ? marks : marks.withListsAroundItems }
}

extension [Mark] {
  fileprivate var withListsAroundItems: [Mark] {
    guard contains(where: \.isListItem) else { return self }
    var marks: [Mark] = []
    var items: [Mark] = []
    func close() {
      if !items.isEmpty { marks.append(.group(Group(items, semantics: Semantics(role: .list)))) }
      items = []
    }
    for mark in self {
      if mark.isListItem {
        items.append(mark)
      } else {
        close()
        marks.append(mark)
      }
    }
    close()
    return marks
  }
}

extension Mark {
  fileprivate var isListItem: Bool {
    if case .group(let group) = self { group.semantics?.role == .listItem } else { false }
  }
}
