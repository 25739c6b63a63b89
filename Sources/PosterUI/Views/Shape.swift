/// A view that is a path in whatever room it gets, filled with the environment's colour unless told otherwise.
public protocol Shape: View {
  /// The path in `rect`, in the coordinates of the page.
  func path(in rect: Rect) -> Path
}

extension Shape {
  public var body: some View { PaintedShape(shape: self, fill: nil, stroke: nil) }

  public func fill(_ color: Color) -> some View {
    PaintedShape(shape: self, fill: color, stroke: nil)
  }

  /// A line along the path, half of it outside.
  public func stroke(_ color: Color, lineWidth: Double = 1, dash: [Double] = []) -> some View {
    PaintedShape(shape: self, fill: .clear, stroke: Stroke(color, width: lineWidth, dash: dash))
  }
}

/// A shape with a fill, a line or both; `fill` is `nil` for the environment's colour.
struct PaintedShape<S: Shape>: View {
  typealias Body = Never

  let shape: S
  let fill: Color?
  let stroke: Stroke?

  func _resolve(into resolver: inout ViewResolver) {
    let fill = fill ?? resolver.context.environment.foregroundColor
    resolver.add(ShapeNode(shape, fill: fill, stroke: stroke))
  }
}

final class ShapeNode: Node {
  private let shape: any Shape
  private let fill: Color
  private let stroke: Stroke?

  init(_ shape: any Shape, fill: Color, stroke: Stroke?) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }

  override func measure(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified() }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    let path = shape.path(in: rect)
    if fill.alpha > 0 { marks.append(.fill(path, fill)) }
    if let stroke, stroke.color.alpha > 0 { marks.append(.stroke(path, stroke)) }
  }
}

public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: Rect) -> Path { .rect(rect) }
}

/// Inset lets a stroke of that width lie wholly inside the view.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double
  private let inset: Double

  public init(cornerRadius: Double, inset: Double = 0) {
    self.cornerRadius = cornerRadius
    self.inset = inset
  }

  public func path(in rect: Rect) -> Path {
    .roundedRect(rect.inset(by: inset), radius: max(0, cornerRadius - inset))
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  public init() {}
  public func path(in rect: Rect) -> Path { .roundedRect(rect, radius: min(rect.width, rect.height) / 2) }
}

/// The largest circle that fits, in the middle.
public struct Circle: Shape {
  public init() {}

  public func path(in rect: Rect) -> Path {
    let diameter = min(rect.width, rect.height)
    return .ellipse(
      Alignment.center.frame(of: Size(width: diameter, height: diameter), in: rect))
  }
}

/// A straight line from side to side through the middle of its room.
public struct HorizontalLine: Shape {
  public init() {}

  public func path(in rect: Rect) -> Path {
    .line(Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY))
  }
}

/// A drawn outline scaled to fill its room.
public struct OutlineShape: Shape {
  private let outline: Outline
  private let isMirrored: Bool

  /// - Parameter isMirrored: left and right are exchanged.
  public init(_ outline: Outline, isMirrored: Bool = false) {
    self.outline = outline
    self.isMirrored = isMirrored
  }

  public func path(in rect: Rect) -> Path {
    let bounds = outline.bounds
    let scaleX = bounds.width > 0 ? rect.width / bounds.width : 1
    let scaleY = bounds.height > 0 ? rect.height / bounds.height : 1
    let scaled = outline.mapped { point in
      let x = (point.x - bounds.minX) * scaleX
      return Point(x: isMirrored ? rect.width - x : x, y: (point.y - bounds.minY) * scaleY)
    }
    return .outline(scaled, at: rect.origin)
  }
}

/// Slanting parallel lines; clip them to the shape that they shade.
public struct Hatching: Shape {
  private let distance: Double

  /// - Parameter distance: between two lines, measured along the upper edge, in points.
  public init(distance: Double) {
    self.distance = distance
  }

  public func path(in rect: Rect) -> Path {
    var elements: [Outline.Element] = []
    for x in stride(from: distance / 2, to: rect.width + rect.height, by: distance) {
      elements.append(.move(Point(x: x, y: 0)))
      elements.append(.line(Point(x: x - rect.height, y: rect.height)))
    }
    return .outline(Outline(elements), at: rect.origin)
  }
}

extension Color: View {
  public var body: some View { Rectangle().fill(self) }
}
