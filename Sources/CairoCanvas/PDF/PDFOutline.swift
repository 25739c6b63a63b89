internal import CCairo
internal import PosterUI

/// The document's outline, from the groups that have a level in it.
struct PDFOutline {
  /// The latest entry of each level, so that a deeper one knows its parent.
  private var parents: [(level: Int, entry: Int32)] = []

  /// Adds the entries of one page; pages come in order.
  mutating func add(_ page: Drawing, number: Int, to surface: OpaquePointer) {
    let unit = Double(PDFEncoder.userUnit(of: page))
    for group in page.semanticGroups {
      guard let semantics = group.semantics, let level = semantics.outlineLevel, let label = semantics.label
      else {
        continue
      }
      parents.removeAll { $0.level >= level }
      let place = "page=\(number) pos=[\(group.bounds.minX / unit) \(group.bounds.minY / unit)]"
      let entry = cairo_pdf_surface_add_outline(
        surface, parents.last?.entry ?? CAIRO_PDF_OUTLINE_ROOT, label, place, cairo_pdf_outline_flags_t(0))
      parents.append((level, entry))
    }
  }
}
