internal import CCairo
internal import PosterUI

/// A path of straight edges, as Cairo makes it of one with curves.
struct Polygon {
  private(set) var edges: [(start: Point, end: Point)] = []

  /// The current path, each part of it closed.
  init(_ context: borrowing Context) throws(CanvasError) {
    let path = cairo_copy_path_flat(context.pointer)
    defer { cairo_path_destroy(path) }
    try context.check("reading a path")
    guard let path = path?.pointee else { return }
    let elements = UnsafeBufferPointer(start: path.data, count: Int(path.num_data))
    var (first, last) = (Point.zero, Point.zero)
    var place = 0
    while place < elements.count {
      let header = elements[place].header
      switch header.type {
      case CAIRO_PATH_LINE_TO:
        let end = Point(x: elements[place + 1].point.x, y: elements[place + 1].point.y)
        edges.append((last, end))
        last = end
      case CAIRO_PATH_MOVE_TO:
        if first != last { edges.append((last, first)) }
        first = Point(x: elements[place + 1].point.x, y: elements[place + 1].point.y)
        last = first
      default:
        if first != last { edges.append((last, first)) }
        last = first
      }
      place += Int(header.length)
    }
    if first != last { edges.append((last, first)) }
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
