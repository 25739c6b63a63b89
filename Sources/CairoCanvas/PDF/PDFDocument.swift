internal import PosterUI

/// A PDF of several pages under construction (ISO 32000-1, 7.7).
struct PDFDocument: ~Copyable {
  private var file: PDFFile
  private let tree: PDFReference
  private let shared: PDFReference
  private let resources: PDFResources
  private let semantics: PDFSemantics
  private var pages: [(drawing: Drawing, place: PDFPagePlace, content: PDFReference)] = []

  /// - Parameter pages: all that will be added.
  init(_ pages: [Drawing]) throws(CanvasError) {
    let resources = PDFResources()
    let semantics = PDFSemantics(pageCount: pages.count)
    var file = try PDFFile()
    for page in pages { try Self.expect(page.marks, resources, &semantics.links, &file) }
    try resources.fonts.write(to: &file, images: resources.images)
    tree = file.reserve()
    shared = file.reserve()
    self.file = file
    self.resources = resources
    self.semantics = semantics
  }

  /// Looks ahead for what the file must know before a page can be drawn: glyphs, pictures and the targets of links.
  private static func expect(
    _ marks: [Mark], _ resources: PDFResources, _ links: inout PDFLinks, _ file: inout PDFFile
  ) throws(CanvasError) {
    for mark in marks {
      switch mark {
      case .fill, .stroke: break
      case .text(let run): resources.fonts.use(run)
      case .picture(let placed): try resources.images.write(placed.picture, to: &file)
      case .group(let group):
        if let semantics = group.semantics { links.expect(semantics) }
        try expect(group.marks, resources, &links, &file)
      }
    }
  }

  mutating func add(_ drawing: Drawing) throws(CanvasError) {
    guard drawing.size.width > 0, drawing.size.height > 0 else {
      throw CanvasError(.badSize, while: "drawing page \(pages.count + 1) of a PDF")
    }
    let place = PDFPagePlace(drawing, index: pages.count, reference: file.reserve())
    let content = PDFPage.content(of: drawing, at: place, resources: resources, semantics: semantics)
    pages.append((drawing, place, try file.add(stream: content)))
  }

  /// The bytes of the file.
  mutating func finish(_ metadata: PDFMetadata, language: String) throws(CanvasError) -> [UInt8] {
    let annotations = file.reserve(semantics.links.count)
    try semantics.links.write(as: annotations, firstKey: pages.count, to: &file)
    try writePages(annotations)
    try resources.write(as: shared, to: &file)
    let root = try semantics.structure.write(
      pages: pages.map(\.place.reference), links: annotations, linkElements: semantics.links.elements,
      to: &file)
    // What PDF/UA asks for and a drawing may lack; all else holds for every file (ISO 14289-1, 7.1, 7.2, 7.4, 7.21.8).
    let isAccessible =
      !metadata.title.isEmpty && !language.isEmpty && semantics.structure.headingsAreInOrder
      && resources.fonts.areComplete
    // Programs that do not know PDF look for it as plain text.
    let xmp = try file.add(
      stream: metadata.xmp(isAccessible: isAccessible), entries: "/Type/Metadata/Subtype/XML",
      isCompressed: false)
    var catalog = PDFSyntax("<</Type/Catalog/Pages \(tree.number) 0 R/Metadata \(xmp.number) 0 R")
    catalog.write("/StructTreeRoot \(root.number) 0 R/MarkInfo<</Marked true>>/Lang")
    catalog.text(language)
    catalog.token("/ViewerPreferences<</DisplayDocTitle true>>")
    if let outlines = try semantics.outline.write(to: &file) {
      catalog.write("/Outlines \(outlines.number) 0 R")
    }
    if let names = try semantics.links.writeNames(to: &file) { catalog.write("/Names \(names.number) 0 R") }
    catalog.token(">>")
    return try file.finish(root: try file.add(catalog), info: try file.add(metadata.information))
  }

  private mutating func writePages(_ annotations: [PDFReference]) throws(CanvasError) {
    for (drawing, place, content) in pages {
      var syntax = PDFSyntax("<</Type/Page/Parent \(tree.number) 0 R/MediaBox")
      syntax.corners(place.rect(Rect(origin: .zero, size: drawing.size)))
      if let boxes = drawing.boxes {
        syntax.token("/TrimBox")
        syntax.corners(place.rect(boxes.trim))
        syntax.token("/BleedBox")
        syntax.corners(place.rect(boxes.bleed))
      }
      if place.unit > 1 { syntax.write("/UserUnit \(place.unit)") }
      syntax.write("/Contents \(content.number) 0 R/Resources \(shared.number) 0 R")
      // Colours that shine through are mixed in the space that they are given in.
      syntax.write("/Group<</S/Transparency/CS/DeviceRGB>>/StructParents \(place.index)/Tabs/S")
      let links = semantics.links.links(ofPage: place.index)
      if !links.isEmpty {
        syntax.token("/Annots")
        syntax.references(links.lazy.map { annotations[$0] })
      }
      syntax.token(">>")
      try file.add(syntax, as: place.reference)
    }
    var syntax = PDFSyntax("<</Type/Pages/Count \(pages.count)/Kids")
    syntax.references(pages.map(\.place.reference))
    syntax.token(">>")
    try file.add(syntax, as: tree)
  }
}
