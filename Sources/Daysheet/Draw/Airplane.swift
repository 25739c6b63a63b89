import PosterUI

/// The airplane that flies along a track: seen from above, nose to the right, tail at x = 0.
enum Airplane {
  /// Length to height of the outline.
  static let aspect = outline.bounds.width / outline.bounds.height

  static let outline = Outline(upperHalf + lowerHalf + [.close])

  /// From the nose along the upper edge to the tail, in hundredths of the length.
  private static let upperHalf: [Outline.Element] = [
    .move(Point(x: 100, y: 44)),
    .curve(control1: Point(x: 100, y: 40), control2: Point(x: 93, y: 38), end: Point(x: 85, y: 38)),
    .line(Point(x: 62, y: 38)),
    .line(Point(x: 38, y: 3)),
    .curve(control1: Point(x: 36, y: 0), control2: Point(x: 30, y: 0), end: Point(x: 28, y: 0)),
    .line(Point(x: 40, y: 38)),
    .line(Point(x: 18, y: 39.5)),
    .line(Point(x: 8, y: 26)),
    .line(Point(x: 0, y: 26)),
    .line(Point(x: 6, y: 44)),
  ]

  /// The same way back along the lower edge.
  private static let lowerHalf: [Outline.Element] = [
    .line(Point(x: 0, y: 62)),
    .line(Point(x: 8, y: 62)),
    .line(Point(x: 18, y: 48.5)),
    .line(Point(x: 40, y: 50)),
    .line(Point(x: 28, y: 88)),
    .curve(control1: Point(x: 30, y: 88), control2: Point(x: 36, y: 88), end: Point(x: 38, y: 85)),
    .line(Point(x: 62, y: 50)),
    .line(Point(x: 85, y: 50)),
    .curve(control1: Point(x: 93, y: 50), control2: Point(x: 100, y: 48), end: Point(x: 100, y: 44)),
  ]
}
