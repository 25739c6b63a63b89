internal import PosterUI

extension PDFContent {
  /// Begins a new path along `path`.
  mutating func add(_ path: Path) {
    switch path {
    case .rect(let rect): add(rect)
    case .roundedRect(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      if radius > 0 { addRounded(rect, radiusX: radius, radiusY: radius) } else { add(rect) }
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return }
      addRounded(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    case .line(let start, let end):
      move(to: start)
      line(to: end)
    case .outline(let outline, let origin): add(outline, at: origin)
    }
  }

  private mutating func add(_ rect: Rect) {
    let (left, bottom) = place(Point(x: rect.minX, y: rect.maxY))
    let (right, top) = place(Point(x: rect.maxX, y: rect.minY))
    operands(left, bottom, right - left, top - bottom)
    syntax.token("re ")
  }

  /// A rectangle whose corners are quarters of an ellipse.
  private mutating func addRounded(_ rect: Rect, radiusX: Double, radiusY: Double) {
    // How far a Bézier curve's handles reach from the corner for a quarter of a circle.
    let (dx, dy) = (radiusX * (1 - 0.552_284_75), radiusY * (1 - 0.552_284_75))
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(left + radiusX, top))
    if rect.width > 2 * radiusX { line(to: point(right - radiusX, top)) }
    curve(point(right - dx, top), point(right, top + dy), to: point(right, top + radiusY))
    if rect.height > 2 * radiusY { line(to: point(right, bottom - radiusY)) }
    curve(point(right, bottom - dy), point(right - dx, bottom), to: point(right - radiusX, bottom))
    if rect.width > 2 * radiusX { line(to: point(left + radiusX, bottom)) }
    curve(point(left + dx, bottom), point(left, bottom - dy), to: point(left, bottom - radiusY))
    if rect.height > 2 * radiusY { line(to: point(left, top + radiusY)) }
    curve(point(left, top + dy), point(left + dx, top), to: point(left + radiusX, top))
    syntax.token("h ")
  }

  mutating func add(_ outline: Outline, at origin: Point) {
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: origin + point)
      case .line(let point): line(to: origin + point)
      case .curve(let control1, let control2, let end):
        curve(origin + control1, origin + control2, to: origin + end)
      case .close: syntax.token("h ")
      }
    }
  }

  private mutating func move(to point: Point) {
    let (x, y) = place(point)
    operands(x, y)
    syntax.token("m ")
  }

  private mutating func line(to point: Point) {
    let (x, y) = place(point)
    operands(x, y)
    syntax.token("l ")
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    let (first, second, last) = (place(control1), place(control2), place(end))
    operands(first.x, first.y, second.x, second.y, last.x, last.y)
    syntax.token("c ")
  }
}

extension Path {
  /// Where a shape begins that takes many operands and may look the same elsewhere.
  var shapeOrigin: Point? {
    switch self {
    case .rect, .line: nil
    case .roundedRect(let rect, _), .ellipse(let rect): rect.origin
    case .outline(_, let origin): origin
    }
  }
}
