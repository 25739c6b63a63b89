internal import PosterUI

/// Completes the structure tree that Cairo wrote: alternative texts, languages, the places of figures, one root.
enum PDFStructure {
  static func finish(_ document: borrowing PDFDocument, elements: [PDFElement]) throws(CanvasError) {
    guard !elements.isEmpty else { return }
    let tree = document.root["/StructTreeRoot"]
    let top = tree["/K"]
    var rest = elements[...]
    for node in top.items { try complete(node, from: &rest, in: document) }
    guard rest.isEmpty else { throw mismatch("\(rest.count) elements are missing") }
    let whole = document.indirect(document.parsed("<< /Type /StructElem /S /Document >>"))
    whole["/P"] = tree
    whole["/K"] = top
    for node in top.items { node["/P"] = whole }
    tree["/K"] = whole
    document.root["/MarkInfo"] = document.parsed("<< /Marked true >>")
  }

  /// The tree's nodes before their children are the elements in the order of drawing.
  private static func complete(
    _ node: PDFObject, from rest: inout ArraySlice<PDFElement>, in document: borrowing PDFDocument
  ) throws(CanvasError) {
    // Marked content is a number, a link's annotation a reference; only elements have a type.
    guard node.isDictionary, let name = node["/S"].name else { return }
    guard let element = rest.popFirst(), name == "/\(element.name)" else {
      throw mismatch("\(name) is not expected")
    }
    if let alternative = element.alternative { node["/Alt"] = document.text(alternative) }
    if let language = element.language { node["/Lang"] = document.text(language) }
    if let box = element.box {
      node["/A"] = document.parsed("<< /O /Layout /Placement /Block /BBox \(box.pdfCorners) >>")
    }
    for child in node["/K"].items { try complete(child, from: &rest, in: document) }
  }

  private static func mismatch(_ detail: String) -> CanvasError {
    CanvasError(.libraryFailure, while: "reading the structure of the drawn PDF", detail: detail)
  }
}
