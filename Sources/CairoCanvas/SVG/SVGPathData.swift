internal import PosterUI

/// The `d` attribute of a path, in whole steps of a grid and relative to the point before: short, and without
/// rounding errors that add up.
struct SVGPathData {
  private(set) var writer = SVGWriter()
  private let decimals: Int
  private let steps: Double
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// - Parameter decimals: of the numbers; 0 for glyphs in units of their own.
  init(decimals: Int) {
    self.decimals = decimals
    steps = (0..<decimals).reduce(1.0) { steps, _ in steps * 10 }
  }

  init(_ outline: Outline, decimals: Int) {
    self.init(decimals: decimals)
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let control1, let control2, let end): curve(control1, control2, to: end)
      case .close: close()
      }
    }
  }

  mutating func move(to point: Point) {
    let target = grid(point)
    writer.write("M")
    numbers(target.x, target.y)
    current = target
    start = target
  }

  mutating func line(to point: Point) {
    let target = grid(point)
    let (dx, dy) = (target.x - current.x, target.y - current.y)
    current = target
    if dy == 0 {
      writer.write("h")
      numbers(dx)
    } else if dx == 0 {
      writer.write("v")
      numbers(dy)
    } else {
      writer.write("l")
      numbers(dx, dy)
    }
  }

  mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    let (first, second, target) = (grid(control1), grid(control2), grid(end))
    writer.write("c")
    numbers(
      first.x - current.x, first.y - current.y, second.x - current.x, second.y - current.y,
      target.x - current.x, target.y - current.y)
    current = target
  }

  mutating func close() {
    writer.write("z")
    current = start
  }

  private func grid(_ point: Point) -> (x: Int, y: Int) {
    (Int((point.x * steps).rounded()), Int((point.y * steps).rounded()))
  }

  /// A blank goes between numbers only where no minus sign does the same.
  private mutating func numbers(_ values: Int...) {
    for (place, value) in values.enumerated() {
      if place > 0, value >= 0 { writer.write(" ") }
      writer.fixed(value, decimals: decimals)
    }
  }
}
