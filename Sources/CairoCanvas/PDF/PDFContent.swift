internal import PosterUI

/// The content stream of one page (ISO 32000-1, 8 and 9), in whole hundredths of a point: what meets in the drawing
/// meets on the page.
struct PDFContent {
  var syntax = PDFSyntax()
  /// Of the page, in hundredths; PDF counts upwards.
  private let height: Int
  var state = State()
  private var saved: [State] = []

  /// What operators have set, so that nothing is set again.
  struct State {
    var fill = Color.black
    var stroke = Color.black
    /// Of fills and strokes alike.
    var alpha: UInt8 = 255
    var width = 100
    var dash: [Double] = []
    var cap = Stroke.Cap.butt
    var font: (number: Int, size: Int)?
  }

  init(height: Double) {
    self.height = Self.grid(height)
    // Mark.bounds allows for the line's width only; a mitre of a sharp corner would reach further.
    syntax.write("1 j\n")
  }

  static func grid(_ length: Double) -> Int { Int((length * 100).rounded()) }

  func place(_ point: Point) -> (x: Int, y: Int) { (Self.grid(point.x), height - Self.grid(point.y)) }

  mutating func save() {
    saved.append(state)
    syntax.write("q\n")
  }

  mutating func restore() {
    state = saved.popLast() ?? State()
    syntax.write("Q\n")
  }

  mutating func clip(to path: Path) {
    add(path)
    syntax.write("W n\n")
  }

  mutating func fill(_ path: Path, _ color: Color, _ resources: PDFResources) {
    guard color.alpha > 0 else { return }
    use(fill: color, resources)
    add(path)
    syntax.write("f\n")
  }

  mutating func stroke(_ path: Path, _ stroke: Stroke, _ resources: PDFResources) {
    guard stroke.color.alpha > 0, stroke.width > 0 else { return }
    use(stroke, resources)
    add(path)
    syntax.write("S\n")
  }

  /// - Parameter frame: which the picture fills.
  mutating func image(_ number: Int, in frame: Rect, opacity: Double, _ resources: PDFResources) {
    save()
    use(alpha: UInt8((min(max(opacity, 0), 1) * 255).rounded()), resources)
    let (left, bottom) = place(Point(x: frame.minX, y: frame.maxY))
    let (right, top) = place(Point(x: frame.maxX, y: frame.minY))
    operands(right - left, 0, 0, top - bottom, left, bottom)
    syntax.write("cm/I\(number) Do\n")
    restore()
  }

  mutating func use(fill color: Color, _ resources: PDFResources) {
    use(alpha: color.alpha, resources)
    if let changed = color.opaque.changed(from: &state.fill) { operands(changed, "rg\n") }
  }

  private mutating func use(_ stroke: Stroke, _ resources: PDFResources) {
    use(alpha: stroke.color.alpha, resources)
    if let changed = stroke.color.opaque.changed(from: &state.stroke) { operands(changed, "RG\n") }
    let width = Self.grid(stroke.width)
    if width != state.width {
      state.width = width
      operands(width)
      syntax.write("w\n")
    }
    if stroke.cap != state.cap {
      state.cap = stroke.cap
      syntax.write(stroke.cap == .round ? "1 J\n" : "0 J\n")
    }
    if stroke.dash != state.dash {
      state.dash = stroke.dash
      syntax.write("[")
      for length in stroke.dash { operands(Self.grid(length)) }
      syntax.write("]0 d\n")
    }
  }

  private mutating func use(alpha: UInt8, _ resources: PDFResources) {
    guard alpha != state.alpha else { return }
    state.alpha = alpha
    syntax.write("/\(resources.name(ofAlpha: alpha)) gs\n")
  }

  private mutating func operands(_ color: Color, _ name: String) {
    for channel in [color.red, color.green, color.blue] {
      syntax.number(Double(channel) / 255, decimals: 3)
      syntax.write(" ")
    }
    syntax.write(name)
  }

  /// Numbers before an operator, in hundredths.
  mutating func operands(_ values: Int...) {
    for value in values {
      syntax.hundredths(value)
      syntax.write(" ")
    }
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// The colour, where `current` is another one and becomes it.
  fileprivate func changed(from current: inout Color) -> Color? {
    guard self != current else { return nil }
    current = self
    return self
  }
}
