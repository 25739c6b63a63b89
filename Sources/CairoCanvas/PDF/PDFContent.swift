internal import PosterUI

/// The content stream of one page (ISO 32000-1, 8 and 9), in hundredths of a point.
struct PDFContent {
  var syntax = PDFSyntax()
  var state: State
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
    /// The point of the drawing that operands count from, to the right and upwards.
    var origin: Point
  }

  /// - Parameters:
  ///   - size: of the page, in points.
  ///   - unit: points in a unit of the page.
  init(_ size: Size, unit: Int) {
    state = State(origin: Point(x: 0, y: size.height))
    if unit > 1 {
      var scale = PDFSyntax()
      scale.number(1 / Double(unit), decimals: 8)
      for part in [scale, PDFSyntax(" 0 0 "), scale, PDFSyntax(" 0 0 cm\n")] { syntax.write(part) }
    }
    // Mark.bounds allows for the line's width only; a mitre of a sharp corner would reach further.
    syntax.token("1 j\n")
  }

  static func grid(_ length: Double) -> Int { Int((length * 100).rounded()) }

  func place(_ point: Point) -> (x: Int, y: Int) {
    (Self.grid(point.x - state.origin.x), Self.grid(state.origin.y - point.y))
  }

  mutating func save() {
    saved.append(state)
    syntax.token("q\n")
  }

  mutating func restore() {
    if let last = saved.popLast() { state = last }
    syntax.token("Q\n")
  }

  /// Has operands count from a point until ``restore()``: what looks the same there is then written the same, and
  /// compresses to almost nothing.
  mutating func move(origin: Point) {
    let (x, y) = place(origin)
    syntax.token("1 0 0 1 ")
    operands(x, y)
    syntax.token("cm\n")
    state.origin = origin
  }

  mutating func clip(to path: Path) {
    add(path)
    syntax.token("W n\n")
  }

  /// Draws a mark that is neither text nor a group.
  mutating func draw(_ mark: Mark, _ resources: PDFResources) {
    switch mark {
    case .fill(let path, let color): fill(path, color, resources)
    case .stroke(let path, let stroke): self.stroke(path, stroke, resources)
    case .picture(let placed): show(placed, resources)
    case .text, .group: break
    }
  }

  mutating func fill(_ path: Path, _ color: Color, _ resources: PDFResources) {
    // A reader would paint what has no area as a line.
    guard color.alpha > 0, Self.grid(path.bounds.width) > 0, Self.grid(path.bounds.height) > 0 else { return }
    use(fill: color, resources)
    paint(path, "f\n")
  }

  private mutating func stroke(_ path: Path, _ stroke: Stroke, _ resources: PDFResources) {
    guard stroke.color.alpha > 0, stroke.width > 0, path.isVisible(with: stroke) else { return }
    use(stroke, resources)
    paint(path, "S\n")
  }

  private mutating func paint(_ path: Path, _ name: String) {
    if let origin = path.shapeOrigin {
      save()
      move(origin: origin)
      add(path)
      syntax.write(name)
      restore()
    } else {
      add(path)
      syntax.write(name)
    }
  }

  private mutating func show(_ placed: PlacedPicture, _ resources: PDFResources) {
    let frame = placed.frame
    guard frame.width > 0, frame.height > 0, let number = resources.images.number(of: placed.picture) else {
      return
    }
    save()
    use(alpha: UInt8((min(max(placed.opacity, 0), 1) * 255).rounded()), resources)
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
      syntax.token("w\n")
    }
    if stroke.cap != state.cap {
      state.cap = stroke.cap
      syntax.write(stroke.cap == .round ? "1 J\n" : "0 J\n")
    }
    if stroke.dash != state.dash {
      state.dash = stroke.dash
      syntax.token("[")
      for length in stroke.dash { operands(Self.grid(length)) }
      syntax.token("]0 d\n")
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
      syntax.token(" ")
    }
    syntax.write(name)
  }

  /// Numbers before an operator, in hundredths.
  mutating func operands(_ values: Int...) {
    for value in values {
      syntax.hundredths(value)
      syntax.token(" ")
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
