internal import PosterUI

/// Draws one page, and says which marks belong to which element of the structure and which mean nothing.
struct PDFPage {
  /// What the current marks of the page stand for.
  private enum Meaning: Equatable {
    /// What readers skip.
    case decoration
    /// Content of an element, by its number.
    case element(Int)
  }

  /// What the groups around some marks have settled.
  private struct Surroundings {
    /// Whether text belongs to the current element; else it is a paragraph.
    var isText = false
    /// Whether all marks belong to the current element, not its text alone.
    var isFigure = false
    var isLink = false
  }

  private let place: PDFPagePlace
  private let resources: PDFResources
  private var content: PDFContent
  private let semantics: PDFSemantics
  private var meaning: Meaning?

  /// The content stream of a page.
  ///
  /// - Parameters:
  ///   - resources: which know all that the page shows.
  ///   - semantics: of the document, to which the page adds its own.
  static func content(
    of page: Drawing, at place: PDFPagePlace, resources: PDFResources, semantics: PDFSemantics
  ) -> [UInt8] {
    semantics.begin(page, at: place)
    var drawn = PDFPage(
      place: place, resources: resources, content: PDFContent(page.size, unit: place.unit),
      semantics: semantics)
    if page.background != .white {
      drawn.mean(.decoration)
      drawn.content.fill(.rect(Rect(origin: .zero, size: page.size)), page.background, resources)
    }
    drawn.draw(page.structuredMarks, in: Surroundings())
    drawn.mean(nil)
    return drawn.content.syntax.bytes
  }

  private mutating func draw(_ marks: [Mark], in surroundings: Surroundings) {
    for mark in marks {
      if case .group(let group) = mark {
        draw(group, in: surroundings)
      } else if case .text(let run) = mark {
        if !surroundings.isText { begin(PDFElement(name: "P")) }
        mean(.element(semantics.structure.current))
        content.show(run, resources)
        if !surroundings.isText { end() }
      } else {
        mean(surroundings.isFigure ? .element(semantics.structure.current) : .decoration)
        content.draw(mark, resources)
      }
    }
  }

  private mutating func draw(_ group: Group, in surroundings: Surroundings) {
    semantics.pass(group, at: place)
    let (own, holdsText) = surroundings.isText ? ([], true) : group.pdfElements(at: place)
    let link = surroundings.isLink ? nil : group.semantics?.link.flatMap(semantics.links.target(of:))
    // A figure lies in its link, text has the link in it.
    let isFigure = own.first?.isFigure ?? false
    if let link, isFigure { begin(link, over: group) }
    for element in own { begin(element) }
    if let link, !isFigure { begin(link, over: group) }
    draw(
      group, isFigure: isFigure,
      in: Surroundings(
        isText: holdsText || link != nil, isFigure: surroundings.isFigure || isFigure,
        isLink: surroundings.isLink || link != nil))
    for _ in 0..<own.count + (link == nil ? 0 : 1) { end() }
  }

  /// Draws what is in a group, each figure at an origin of its own.
  private mutating func draw(_ group: Group, isFigure: Bool, in surroundings: Surroundings) {
    guard isFigure || group.clip != nil else { return draw(group.structuredMarks, in: surroundings) }
    // All of a figure is one piece, whatever is clipped in it.
    if !surroundings.isFigure { mean(nil) }
    content.save()
    if isFigure { content.move(origin: group.bounds.origin) }
    if let clip = group.clip { content.clip(to: clip) }
    draw(group.structuredMarks, in: surroundings)
    if !surroundings.isFigure { mean(nil) }
    content.restore()
  }

  private mutating func begin(_ link: String, over group: Group) {
    mean(nil)
    semantics.begin(link, over: group, at: place)
  }

  private mutating func begin(_ element: PDFElement) {
    mean(nil)
    semantics.structure.begin(element)
  }

  private mutating func end() {
    mean(nil)
    semantics.structure.end()
  }

  /// Begins a marked content unless the marks so far mean the same (ISO 32000-1, 14.6 and 14.8.2.2).
  private mutating func mean(_ meaning: Meaning?) {
    guard meaning != self.meaning else { return }
    if self.meaning != nil { content.syntax.token("EMC\n") }
    self.meaning = meaning
    switch meaning {
    case nil: break
    case .decoration: content.syntax.token("/Artifact BMC\n")
    case .element:
      content.syntax.token("/")
      content.syntax.write(semantics.structure.currentName)
      content.syntax.token("<</MCID ")
      content.syntax.integer(semantics.structure.addContent())
      content.syntax.token(">>BDC\n")
    }
  }
}
