internal import PosterUI

/// What a document's marks mean: its structure, its links and its outline, which grow page by page.
final class PDFSemantics {
  var structure = PDFStructure()
  var links = PDFLinks()
  private(set) var outline: PDFOutline

  init(pageCount: Int) { outline = PDFOutline(listsPages: pageCount > 1) }

  func begin(_ page: Drawing, at place: PDFPagePlace) {
    structure.beginPage()
    outline.begin(page, at: place)
  }

  /// Takes up what a group is to others; groups come in reading order.
  func pass(_ group: Group, at place: PDFPagePlace) {
    guard group.semantics != nil else { return }
    links.pass(group, at: place)
    outline.pass(group, at: place)
  }

  /// Begins an element that is a link over a group.
  func begin(_ link: String, over group: Group, at place: PDFPagePlace) {
    structure.begin(PDFElement(name: "Link", alternative: group.semantics?.fullLabel))
    structure.addLink(links.add(link, over: group, element: structure.current, at: place))
  }
}
