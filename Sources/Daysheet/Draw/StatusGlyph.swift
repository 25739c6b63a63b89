import PosterUI

/// The sign that stands with a status's colour and word (poster.md, "Type and colour"): ● ➤ ✓ ◆ ▲ ↷ ✕ ○.
///
/// Drawn, not typed, so that it never depends on a font.
struct StatusGlyph: View {
  let status: Status
  let color: Color
  /// Width and height in points.
  let size: Double

  var body: some View {
    switch status {
    case .scheduled: Circle().fill(color).frame(width: size, height: size)
    case .unknown:
      Circle().stroke(color, lineWidth: size * 0.14).padding(size * 0.07).frame(width: size, height: size)
    case .boarding: solid([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .delayed: solid([(0.5, 0.05), (1, 0.95), (0, 0.95)])
    case .departed, .inFlight:
      // It flies as the airplanes do.
      EnvironmentReader { environment in
        let corners = [(0, 0.05), (1, 0.5), (0, 0.95), (0.25, 0.5)]
        solid(environment.layoutDirection == .rightToLeft ? corners.map { (1 - $0.0, $0.1) } : corners)
      }
    case .landed, .arrived:
      solid([(0, 0.55), (0.14, 0.4), (0.38, 0.64), (0.86, 0.1), (1, 0.22), (0.39, 0.92)])
    case .cancelled:
      solid([
        (0.14, 0), (0.5, 0.36), (0.86, 0), (1, 0.14), (0.64, 0.5), (1, 0.86), (0.86, 1), (0.5, 0.64),
        (0.14, 1),
        (0, 0.86), (0.36, 0.5), (0, 0.14),
      ])
    case .diverted: OutlineShape(Self.bentArrow).fill(color).frame(width: size, height: size)
    }
  }

  private func solid(_ corners: [(x: Double, y: Double)]) -> some View {
    GlyphPolygon(corners: corners.map { Point(x: $0.x, y: $0.y) }).fill(color).frame(
      width: size, height: size)
  }

  /// An arrow that rises, bends and comes down at the right.
  private static let bentArrow = Outline([
    .move(Point(x: 0, y: 0.85)),
    .curve(control1: Point(x: 0, y: 0.3), control2: Point(x: 0.25, y: 0.1), end: Point(x: 0.45, y: 0.1)),
    .curve(control1: Point(x: 0.66, y: 0.1), control2: Point(x: 0.78, y: 0.28), end: Point(x: 0.8, y: 0.52)),
    .line(Point(x: 1, y: 0.52)),
    .line(Point(x: 0.72, y: 0.95)),
    .line(Point(x: 0.44, y: 0.52)),
    .line(Point(x: 0.63, y: 0.52)),
    .curve(control1: Point(x: 0.6, y: 0.36), control2: Point(x: 0.54, y: 0.27), end: Point(x: 0.45, y: 0.27)),
    .curve(control1: Point(x: 0.3, y: 0.27), control2: Point(x: 0.18, y: 0.45), end: Point(x: 0.18, y: 0.85)),
    .close,
  ])
}

/// A polygon whose corners are given in parts of its room.
private struct GlyphPolygon: Shape {
  let corners: [Point]

  func path(in rect: Rect) -> Path {
    let points = corners.map { Point(x: $0.x * rect.width, y: $0.y * rect.height) }
    let lines = points.dropFirst().map(Outline.Element.line)
    return .outline(Outline(points.prefix(1).map(Outline.Element.move) + lines + [.close]), at: rect.origin)
  }
}
