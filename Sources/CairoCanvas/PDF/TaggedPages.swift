internal import CCairo
internal import PosterUI

/// Paints pages with the tags, targets and links that their groups' semantics ask for.
struct TaggedPages {
  /// Of all pages so far, as Cairo will write them.
  private(set) var elements: [PDFElement] = []
  /// The identifiers that some link leads to, on any page.
  private let targets: Set<String>
  /// Those that were not drawn yet.
  private var ahead: Set<String>
  private var pageHeight = 0.0
  private var unit = 1.0

  init(_ pages: [Drawing]) {
    let semantics = pages.flatMap(\.semanticGroups).compactMap(\.semantics)
    targets = Set(semantics.compactMap(\.identifier)).intersection(semantics.compactMap(\.link))
    ahead = targets
  }

  mutating func paint(_ drawing: Drawing, in context: borrowing Context) {
    pageHeight = drawing.size.height
    unit = Double(PDFEncoder.userUnit(of: drawing))
    paint(drawing.structuredMarks, isInText: false, isInLink: false, in: context)
  }

  private mutating func paint(
    _ marks: [Mark], isInText: Bool, isInLink: Bool, in context: borrowing Context
  ) {
    for mark in marks {
      switch mark {
      case .fill, .stroke: context.paint(mark, as: .text)
      case .text where isInText: context.paint(mark, as: .text)
      case .text:
        begin(PDFElement(name: "P"), in: context)
        context.paint(mark, as: .text)
        context.endTag("P")
      case .group(let group):
        paint(group, isInText: isInText, isInLink: isInLink, in: context)
      }
    }
  }

  private mutating func paint(
    _ group: Group, isInText: Bool, isInLink: Bool, in context: borrowing Context
  ) {
    let (own, holdsText) =
      isInText ? ([], true) : group.pdfElements(pageHeight: pageHeight, unit: unit)
    let link = isInLink ? nil : group.semantics?.link.flatMap { targets.contains($0) ? $0 : nil }
    let target = group.semantics?.identifier.flatMap { ahead.remove($0) }
    if let target { context.beginTag(CAIRO_TAG_DEST, "name='\(Self.escaped(target))'") }
    // A picture lies in its link, text has the link in it.
    let isPicture = own.first?.box != nil
    if let link, isPicture { begin(link, around: group, in: context) }
    for element in own { begin(element, in: context) }
    if let link, !isPicture { begin(link, around: group, in: context) }
    context.save()
    if let clip = group.clip { context.clip(to: clip) }
    paint(
      group.structuredMarks, isInText: holdsText || link != nil, isInLink: isInLink || link != nil,
      in: context)
    context.restore()
    if link != nil, !isPicture { context.endTag(CAIRO_TAG_LINK) }
    for element in own.reversed() { context.endTag(element.name) }
    if link != nil, isPicture { context.endTag(CAIRO_TAG_LINK) }
    if target != nil { context.endTag(CAIRO_TAG_DEST) }
  }

  private mutating func begin(_ element: PDFElement, in context: borrowing Context) {
    elements.append(element)
    context.beginTag(element.name, "")
  }

  private mutating func begin(_ link: String, around group: Group, in context: borrowing Context) {
    elements.append(PDFElement(name: CAIRO_TAG_LINK, alternative: group.semantics?.fullLabel))
    let box = group.bounds
    context.beginTag(
      CAIRO_TAG_LINK,
      "dest='\(Self.escaped(link))' rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)]")
  }

  /// For a string between single quotes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if character == "'" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
  }
}

extension Context {
  fileprivate func beginTag(_ name: String, _ attributes: String) {
    cairo_tag_begin(pointer, name, attributes)
  }

  fileprivate func endTag(_ name: String) { cairo_tag_end(pointer, name) }
}
