internal import PosterUI

/// A page of the file, and how places on its drawing become places on it: upwards from the lower left corner.
struct PDFPagePlace {
  /// The longest side of a page in its own units that PDF allows; beyond it a unit becomes larger.
  static let longestSide = 14_400.0

  /// From 0.
  let index: Int
  let reference: PDFReference
  let size: Size
  /// Points in a unit of the page.
  let unit: Int

  init(_ page: Drawing, index: Int, reference: PDFReference) {
    self.index = index
    self.reference = reference
    size = page.size
    unit = Self.userUnit(of: page.size)
  }

  static func userUnit(of size: Size) -> Int {
    max(1, Int((max(size.width, size.height) / longestSide).rounded(.up)))
  }

  /// In units of the page.
  func rect(_ rect: Rect) -> Rect {
    let unit = Double(unit)
    return Rect(
      x: rect.minX / unit, y: (size.height - rect.maxY) / unit, width: rect.width / unit,
      height: rect.height / unit)
  }

  func target(of point: Point) -> PDFTarget {
    PDFTarget(page: reference, x: point.x / Double(unit), y: (size.height - point.y) / Double(unit))
  }
}

/// A place that a reader's window can go to, its zoom kept.
struct PDFTarget {
  let page: PDFReference
  let x: Double
  let y: Double
}

extension PDFSyntax {
  mutating func target(_ target: PDFTarget) {
    token("[")
    reference(target.page)
    token("/XYZ ")
    number(target.x, decimals: 2)
    token(" ")
    number(target.y, decimals: 2)
    token(" 0]")
  }
}
