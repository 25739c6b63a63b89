internal import CCairo
internal import PosterUI

/// The coverage of shapes that occur again and again, each found once for its place within a pixel; one thread's.
struct ShapeStamps: ~Copyable {
  /// Places within a pixel: a thirty-second of one is the most that an edge moves.
  static let steps = 16

  private let scale: Double
  private var book = StampBook<Key>()

  private struct Key: Hashable {
    var shape: Shape
    var x: Int
    var y: Int
    var part: Part
  }

  /// A path around its own origin with what is done to it, in points; the colour does not count.
  struct Shape: Hashable {
    var path: Path
    var stroke: Stroke?
  }

  /// What of a shape is wanted, by columns of pixels from its origin.
  enum Part: Hashable {
    case whole
    case before(Int)
    case from(Int)
  }

  /// - Parameter scale: pixels in a point.
  init(scale: Double) { self.scale = scale }

  mutating func stamp(
    _ shape: Shape, _ part: Part = .whole, x: Subpixel, y: Subpixel, scanner: inout CoverageScanner
  ) throws(CanvasError) -> Coverage {
    let key = Key(shape: shape, x: x.phase, y: y.phase, part: part)
    if let known = book[key] { return known }
    let shift = Point(x: Double(x.phase) / Double(Self.steps), y: Double(y.phase) / Double(Self.steps))
    let bounds = shape.path.bounds.inset(by: -(shape.stroke?.width ?? 0)).scaled(by: scale)
    var columns = Int((bounds.minX + shift.x).rounded(.down))..<Int((bounds.maxX + shift.x).rounded(.up))
    let rows = Int((bounds.minY + shift.y).rounded(.down))..<Int((bounds.maxY + shift.y).rounded(.up))
    switch part {
    case .whole: break
    case .before(let end): columns = columns.clamped(to: Int.min..<end)
    case .from(let start): columns = columns.clamped(to: start..<Int.max)
    }
    let stamp =
      if let stroke = shape.stroke {
        try scanner.scan(columns: columns, rows: rows) { [scale] context in
          context.place(scale: scale, at: shift)
          context.paint(.stroke(shape.path, stroke))
        }
      } else {
        try scanner.fill(columns: columns, rows: rows) { [scale] context in
          context.place(scale: scale, at: shift)
          context.trace(shape.path)
        }
      }
    book.add(stamp, for: key)
    return stamp
  }
}

extension Context {
  /// Draws in a scale from a point on.
  fileprivate func place(scale: Double, at origin: Point) {
    cairo_translate(pointer, origin.x, origin.y)
    cairo_scale(pointer, scale, scale)
  }
}
