internal import PosterUI

/// Draws one page, and says which marks belong to which element of the structure and which mean nothing.
struct PDFPage: ~Copyable {
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
  private var meaning: Meaning?

  init(_ place: PDFPagePlace, resources: PDFResources) {
    self.place = place
    self.resources = resources
    content = PDFContent(height: place.size.height)
    if place.unit > 1 {
      var scale = PDFSyntax()
      scale.number(1 / Double(place.unit), decimals: 8)
      for part in [scale, PDFSyntax(" 0 0 "), scale, PDFSyntax(" 0 0 cm\n")] { content.syntax.write(part) }
    }
  }

  /// The content stream of a page.
  mutating func draw(
    _ page: Drawing, structure: inout PDFStructure, links: inout PDFLinks, file: inout PDFFile
  ) throws(CanvasError) -> [UInt8] {
    structure.beginPage()
    if page.background != .white {
      mean(.decoration, &structure)
      content.fill(.rect(Rect(origin: .zero, size: page.size)), page.background, resources)
    }
    try draw(page.structuredMarks, in: Surroundings(), &structure, &links, &file)
    mean(nil, &structure)
    return content.syntax.bytes
  }

  private mutating func draw(
    _ marks: [Mark], in surroundings: Surroundings, _ structure: inout PDFStructure, _ links: inout PDFLinks,
    _ file: inout PDFFile
  ) throws(CanvasError) {
    for mark in marks {
      let ground = surroundings.isFigure ? Meaning.element(structure.current) : .decoration
      switch mark {
      case .fill(let path, let color):
        mean(ground, &structure)
        content.fill(path, color, resources)
      case .stroke(let path, let stroke):
        mean(ground, &structure)
        content.stroke(path, stroke, resources)
      case .picture(let placed):
        mean(ground, &structure)
        try draw(placed, &file)
      case .text(let run):
        if !surroundings.isText { begin(PDFElement(name: "P"), &structure) }
        mean(.element(structure.current), &structure)
        content.show(run, resources)
        if !surroundings.isText { end(&structure) }
      case .group(let group):
        try draw(group, in: surroundings, &structure, &links, &file)
      }
    }
  }

  private mutating func draw(_ placed: PlacedPicture, _ file: inout PDFFile) throws(CanvasError) {
    guard placed.frame.width > 0, placed.frame.height > 0 else { return }
    let number = try resources.images.number(of: placed.picture, in: &file)
    content.image(number, in: placed.frame, opacity: placed.opacity, resources)
  }

  private mutating func draw(
    _ group: Group, in surroundings: Surroundings, _ structure: inout PDFStructure, _ links: inout PDFLinks,
    _ file: inout PDFFile
  ) throws(CanvasError) {
    let (own, holdsText) = surroundings.isText ? ([], true) : group.pdfElements(at: place)
    let link = surroundings.isLink ? nil : group.semantics?.link.flatMap { links.leadsSomewhere($0) ? $0 : nil }
    links.pass(group, at: place)
    // A figure lies in its link, text has the link in it.
    let isFigure = own.first?.isFigure ?? false
    if let link, isFigure { begin(link, around: group, &structure, &links) }
    for element in own { begin(element, &structure) }
    if let link, !isFigure { begin(link, around: group, &structure, &links) }
    var inside = surroundings
    inside.isText = holdsText || link != nil
    inside.isFigure = surroundings.isFigure || isFigure
    inside.isLink = surroundings.isLink || link != nil
    if let clip = group.clip {
      // All of a figure is one piece, whatever is clipped in it.
      if !inside.isFigure { mean(nil, &structure) }
      content.save()
      content.clip(to: clip)
    }
    try draw(group.structuredMarks, in: inside, &structure, &links, &file)
    if group.clip != nil {
      if !inside.isFigure { mean(nil, &structure) }
      content.restore()
    }
    for _ in 0..<own.count + (link == nil ? 0 : 1) { end(&structure) }
  }

  private mutating func begin(
    _ link: String, around group: Group, _ structure: inout PDFStructure, _ links: inout PDFLinks
  ) {
    begin(PDFElement(name: "Link", alternative: group.semantics?.fullLabel), &structure)
    structure.addLink(links.add(link, over: group, element: structure.current, at: place))
  }

  private mutating func begin(_ element: PDFElement, _ structure: inout PDFStructure) {
    mean(nil, &structure)
    structure.begin(element)
  }

  private mutating func end(_ structure: inout PDFStructure) {
    mean(nil, &structure)
    structure.end()
  }

  /// Begins a marked content unless the marks so far mean the same.
  private mutating func mean(_ meaning: Meaning?, _ structure: inout PDFStructure) {
    guard meaning != self.meaning else { return }
    if self.meaning != nil { content.syntax.write("EMC\n") }
    self.meaning = meaning
    switch meaning {
    case nil: break
    case .decoration: content.syntax.write("/Artifact BMC\n")
    case .element:
      content.syntax.write("/\(structure.currentName)<</MCID \(structure.addContent())>>BDC\n")
    }
  }
}
