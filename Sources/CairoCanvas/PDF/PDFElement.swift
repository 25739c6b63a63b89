internal import PosterUI

/// One element of a PDF's logical structure.
struct PDFElement {
  /// Its type among the standard ones (ISO 32000-1, 14.8.4).
  let name: String
  /// What a reader says instead of the content.
  var alternative: String?
  /// BCP 47 tag, where it differs from the document's.
  var language: String?
  /// A figure's part of its page.
  var box: Rect?

  /// Whether all that is drawn in it belongs to it, not the text alone.
  var isFigure: Bool { box != nil }
}

extension Group {
  /// The elements that the group's meaning asks for, outer ones first, and whether text may stand in them as it is.
  func pdfElements(at place: PDFPagePlace) -> (elements: [PDFElement], holdsText: Bool) {
    guard let semantics else { return ([], false) }
    func element(_ name: String, alternative: String? = nil) -> PDFElement {
      PDFElement(name: name, alternative: alternative, language: semantics.language)
    }
    switch semantics.role {
    case .heading:
      // The document's title is the only heading that has no place in the outline.
      return ([element("H\(min(6, (semantics.outlineLevel ?? 0) + 1))")], true)
    case .article, .figure:
      guard let label = semantics.fullLabel else { return ([element("Sect")], false) }
      var figure = element("Figure", alternative: label)
      figure.box = place.rect(bounds)
      return ([figure], true)
    case .list: return ([element("L")], false)
    case .listItem: return ([element("LI"), element("LBody", alternative: semantics.fullLabel)], true)
    case .note: return ([element("Note", alternative: semantics.fullLabel)], true)
    case .document: return ([element("Sect")], false)
    case nil: return semantics.fullLabel.map { ([element("P", alternative: $0)], true) } ?? ([], false)
    }
  }
}
