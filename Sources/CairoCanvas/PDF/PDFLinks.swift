internal import PosterUI

/// The document's links and the named places that they lead to.
struct PDFLinks {
  /// A rectangle that can be clicked.
  private struct Link {
    let page: Int
    let box: Rect
    let name: String
    /// What a reader says of it.
    let words: String
    /// Its element of the structure.
    let element: Int
  }

  /// On any page.
  private var identifiers: Set<String> = []
  private var destinations: Set<String> = []
  private var targets: [String: PDFTarget] = [:]
  private var links: [Link] = []

  /// Remembers what a group of any page is called and where it leads, before the first page is drawn.
  mutating func expect(_ semantics: Semantics) {
    if let identifier = semantics.identifier { identifiers.insert(identifier) }
    if let link = semantics.link { destinations.insert(link) }
  }

  /// The link, where something has its name.
  func target(of link: String) -> String? { identifiers.contains(link) ? link : nil }

  /// Remembers where a group lies that links lead to; the first one of its name counts.
  mutating func pass(_ group: Group, at place: PDFPagePlace) {
    guard let name = group.semantics?.identifier, destinations.contains(name), targets[name] == nil else {
      return
    }
    targets[name] = place.target(of: group.bounds.origin)
  }

  /// Adds a link over a group; its number in the document.
  mutating func add(_ name: String, over group: Group, element: Int, at place: PDFPagePlace) -> Int {
    let words = Drawing(size: .zero, marks: group.marks).textRuns.map { $0.shortenedFrom ?? $0.text.text }
    links.append(
      Link(
        page: place.index, box: place.rect(group.bounds), name: name,
        words: group.semantics?.fullLabel ?? words.joined(separator: " "), element: element))
    return links.count - 1
  }

  var count: Int { links.count }
  /// Of each link, in order.
  var elements: [Int] { links.map(\.element) }
  /// Numbers of the links of a page.
  func links(ofPage page: Int) -> [Int] { links.indices.filter { links[$0].page == page } }

  /// - Parameter firstKey: of the links in the structure's parent tree.
  func write(as references: [PDFReference], firstKey: Int, to file: inout PDFFile) throws(CanvasError) {
    for (index, link) in links.enumerated() {
      var syntax = PDFSyntax("<</Type/Annot/Subtype/Link/Rect")
      syntax.corners(link.box)
      syntax.token("/Border[0 0 0]/Dest")
      syntax.text(link.name)
      syntax.token("/Contents")
      syntax.text(link.words)
      syntax.write("/StructParent \(firstKey + index)>>")
      try file.add(syntax, as: references[index])
    }
  }

  /// The names in order of their bytes, as a reader searches them.
  func writeNames(to file: inout PDFFile) throws(CanvasError) -> PDFReference? {
    guard !targets.isEmpty else { return nil }
    var syntax = PDFSyntax("<</Dests<</Names[")
    let sorted = targets.map { (PDFSyntax.encoded($0.key), $0.value) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    for (name, target) in sorted {
      syntax.string(name)
      syntax.target(target)
    }
    syntax.token("]>>>>")
    return try file.add(syntax)
  }
}
