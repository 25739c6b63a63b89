/// The geometry of a fill, a stroke or a clip, in points.
public enum Path: Hashable, Sendable {
  case rect(Rect)
  /// Circular corners; a radius over half of the shorter side counts as half of it.
  case roundedRect(Rect, radius: Double)
  case ellipse(Rect)
  case line(Point, Point)
  /// An outline whose own origin stands at the point, so that equal shapes share their elements.
  case outline(Outline, at: Point)

  /// The smallest upright rectangle around the path, control points of curves counted.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .line(let start, let end):
      Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
    case .outline(let outline, let origin):
      Rect(origin: outline.bounds.origin + origin, size: outline.bounds.size)
    }
  }
}

/// A drawn shape of lines and cubic Bézier curves around an origin of its own.
public struct Outline: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(control1: Point, control2: Point, end: Point)
    case close
  }

  public let elements: [Element]
  /// Control points of curves counted.
  public let bounds: Rect

  public init(_ elements: [Element]) {
    self.elements = elements
    let points = elements.flatMap { element in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let control1, let control2, let end): [control1, control2, end]
      case .close: [Point]()
      }
    }
    bounds =
      points.first.map { first in
        points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
      } ?? .zero
  }

  /// The outline with every point moved by `transform`.
  public func mapped(_ transform: (Point) -> Point) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let control1, let control2, let end):
          .curve(control1: transform(control1), control2: transform(control2), end: transform(end))
        case .close: .close
        }
      })
  }
}
