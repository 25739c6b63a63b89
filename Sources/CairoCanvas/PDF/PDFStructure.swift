/// The tree of a document's elements, and which marked content of which page each holds (ISO 32000-1, 14.7).
struct PDFStructure {
  private enum Kid {
    case element(Int)
    /// Marked content of the element's page, by its number there.
    case content(Int)
    /// By its number in the document.
    case link(Int)
  }

  private struct Node {
    let element: PDFElement
    let parent: Int
    let page: Int
    var kids: [Kid] = []
  }

  /// In reading order, outer ones first; the first is the document.
  private var nodes = [Node(element: PDFElement(name: "Document"), parent: 0, page: 0)]
  private var open = [0]
  /// Of each page, for each of its marked contents, the element.
  private var contents: [[Int]] = []

  mutating func beginPage() { contents.append([]) }

  mutating func begin(_ element: PDFElement) {
    let parent = current
    nodes.append(Node(element: element, parent: parent, page: contents.count - 1))
    nodes[parent].kids.append(.element(nodes.count - 1))
    open.append(nodes.count - 1)
  }

  mutating func end() { open.removeLast() }

  /// The number of the innermost open element.
  var current: Int { open.last ?? 0 }

  /// Its type.
  var currentName: String { nodes[current].element.name }

  /// Adds marked content to the current element; its number on the page.
  mutating func addContent() -> Int {
    let number = contents[contents.count - 1].count
    contents[contents.count - 1].append(current)
    nodes[current].kids.append(.content(number))
    return number
  }

  mutating func addLink(_ link: Int) { nodes[current].kids.append(.link(link)) }

  /// Whether headings begin with the first level and none skips one, as PDF/UA-1 asks (ISO 14289-1, 7.4.2).
  var headingsAreInOrder: Bool {
    var last = 0
    for node in nodes where node.element.name.first == "H" {
      guard let level = Int(node.element.name.dropFirst()), level <= last + 1 else { return false }
      last = level
    }
    return true
  }

  /// - Parameters:
  ///   - pages: of the file.
  ///   - links: annotations of the file, and their elements.
  /// - Returns: the tree's root.
  func write(
    pages: [PDFReference], links: [PDFReference], linkElements: [Int], to file: inout PDFFile
  ) throws(CanvasError) -> PDFReference {
    let root = file.reserve()
    let references = file.reserve(nodes.count)
    var notes: [(id: String, note: PDFReference)] = []
    for (index, node) in nodes.enumerated() {
      var syntax = PDFSyntax("<</S/")
      syntax.write(node.element.name)
      syntax.token("/P ")
      syntax.reference(index == 0 ? root : references[node.parent])
      if index > 0 {
        syntax.token("/Pg ")
        syntax.reference(pages[node.page])
      }
      syntax.attributes(of: node.element)
      if node.element.name == "Note" {
        let id = "note-\(String(repeating: "0", count: 6 - String(index).count))\(index)"
        notes.append((id, references[index]))
        syntax.token("/ID")
        syntax.text(id)
      }
      syntax.token("/K[")
      for (place, kid) in node.kids.enumerated() {
        if place > 0 { syntax.token(" ") }
        switch kid {
        case .element(let element): syntax.reference(references[element])
        case .content(let number): syntax.integer(number)
        case .link(let link):
          syntax.token("<</Type/OBJR/Obj ")
          syntax.reference(links[link])
          syntax.token(">>")
        }
      }
      syntax.token("]>>")
      try file.add(syntax, as: references[index])
    }
    var syntax = PDFSyntax("<</Type/StructTreeRoot/K ")
    syntax.reference(references[0])
    syntax.write("/ParentTreeNextKey \(pages.count + links.count)/ParentTree<</Nums[")
    for (page, elements) in contents.enumerated() {
      syntax.write("\(page)")
      syntax.references(elements.lazy.map { references[$0] })
    }
    for (link, element) in linkElements.enumerated() {
      syntax.write("\(pages.count + link) ")
      syntax.reference(references[element])
      syntax.token(" ")
    }
    syntax.token("]>>")
    if !notes.isEmpty {
      syntax.token("/IDTree<</Names[")
      for (id, note) in notes {
        syntax.text(id)
        syntax.reference(note)
      }
      syntax.token("]>>")
    }
    syntax.token(">>")
    try file.add(syntax, as: root)
    return root
  }
}

extension PDFSyntax {
  fileprivate mutating func attributes(of element: PDFElement) {
    if let alternative = element.alternative {
      token("/Alt")
      text(alternative)
    }
    if let language = element.language {
      token("/Lang")
      text(language)
    }
    if let box = element.box {
      token("/A<</BBox")
      corners(box)
      token("/O/Layout/Placement/Block>>")
    }
  }
}
