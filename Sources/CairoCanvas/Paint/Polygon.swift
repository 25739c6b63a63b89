internal import CCairo
internal import PosterUI

/// A path of straight edges in pixels, each of its parts closed.
struct Polygon {
  private(set) var edges: [(start: Point, end: Point)] = []
  private var first = Point.zero
  private var last = Point.zero

  /// Pixels by which an edge may miss the curve that it stands for.
  private static let tolerance = 0.05

  /// An outline, scaled from its own origin, which stands at `origin`.
  init(_ outline: Outline, scale: Double, origin: Point) {
    func pixels(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: pixels(point))
      case .line(let point): line(to: pixels(point))
      case .curve(let control1, let control2, let end):
        curve(pixels(control1), pixels(control2), to: pixels(end))
      case .close: close()
      }
    }
    close()
  }

  /// The current path, as Cairo makes it of straight edges.
  init(_ context: borrowing Context) throws(CanvasError) {
    let path = cairo_copy_path_flat(context.pointer)
    defer { cairo_path_destroy(path) }
    try context.check("reading a path")
    guard let path = path?.pointee else { return }
    let elements = UnsafeBufferPointer(start: path.data, count: Int(path.num_data))
    var place = 0
    while place < elements.count {
      let header = elements[place].header
      func point() -> Point { Point(x: elements[place + 1].point.x, y: elements[place + 1].point.y) }
      switch header.type {
      case CAIRO_PATH_LINE_TO: line(to: point())
      case CAIRO_PATH_MOVE_TO: move(to: point())
      default: close()
      }
      place += Int(header.length)
    }
    close()
  }

  private mutating func move(to point: Point) {
    close()
    (first, last) = (point, point)
  }

  private mutating func line(to point: Point) {
    edges.append((last, point))
    last = point
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    let start = last
    // Twice the bend; a curve's distance from a chord is at most an eighth of its second derivative, six times that.
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y))
    }
    let most = max(bend(start, control1, control2), bend(control1, control2, end))
    let count = max(1, (6.0 / 8 * most / Self.tolerance).squareRoot().rounded(.up))
    for step in 1..<max(1, Int(count)) {
      let t = Double(step) / count
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: Point(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
    line(to: end)
  }

  private mutating func close() {
    if first != last { edges.append((last, first)) }
    last = first
  }

  /// The pixels around it; `nil` where there are none.
  var block: (columns: Range<Int>, rows: Range<Int>)? {
    guard var left = edges.first?.start.x, var top = edges.first?.start.y else { return nil }
    var (right, bottom) = (left, top)
    // Each end is another edge's start.
    for edge in edges {
      (left, right) = (min(left, edge.start.x), max(right, edge.start.x))
      (top, bottom) = (min(top, edge.start.y), max(bottom, edge.start.y))
    }
    return (
      Int(left.rounded(.down))..<Int(right.rounded(.up)), Int(top.rounded(.down))..<Int(bottom.rounded(.up))
    )
  }
}
