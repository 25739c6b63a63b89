internal import CCairo
internal import PosterUI

/// The document's outline: its pages where there are several, below them the groups that have a level in it.
struct PDFOutline {
  private let listsPages: Bool
  /// The latest entry of each level, so that a deeper one knows its parent.
  private var parents: [(level: Int, entry: Int32)] = []

  init(listsPages: Bool) { self.listsPages = listsPages }

  /// Adds the entries of one page; pages come in order.
  mutating func add(_ page: Drawing, number: Int, to surface: OpaquePointer) {
    let unit = Double(PDFEncoder.userUnit(of: page))
    if listsPages {
      add(
        page.name.isEmpty ? String(number) : page.name, level: 0, at: "page=\(number) pos=[0 0]", to: surface)
    }
    for group in page.semanticGroups {
      guard let semantics = group.semantics, let level = semantics.outlineLevel, let label = semantics.label
      else {
        continue
      }
      let place = "page=\(number) pos=[\(group.bounds.minX / unit) \(group.bounds.minY / unit)]"
      add(label, level: level, at: place, to: surface)
    }
  }

  private mutating func add(_ label: String, level: Int, at place: String, to surface: OpaquePointer) {
    parents.removeAll { $0.level >= level }
    let entry = cairo_pdf_surface_add_outline(
      surface, parents.last?.entry ?? CAIRO_PDF_OUTLINE_ROOT, label, place, cairo_pdf_outline_flags_t(0))
    parents.append((level, entry))
  }
}
