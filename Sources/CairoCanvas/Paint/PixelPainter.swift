internal import CCairo
internal import PosterUI

/// Paints what posters are full of – text, rectangles, pills, hairlines, small shapes – from coverage found once.
///
/// Everything else is left to Cairo. One thread's.
struct PixelPainter: ~Copyable {
  /// Pixels in a point.
  private let scale: Double
  private var scanner: CoverageScanner
  private var glyphs: GlyphStamps
  private var shapes: ShapeStamps

  /// Pixels of the longer side of a shape that is remembered.
  private static let longest = 1024.0

  init(scale: Double) throws(CanvasError) {
    // What may fail comes first: a value that cannot be copied must not be left half made.
    let scanner = try CoverageScanner()
    let glyphs = try GlyphStamps(scale: scale)
    self.scale = scale
    self.scanner = scanner
    self.glyphs = glyphs
    shapes = ShapeStamps(scale: scale)
  }

  /// Paints one mark; `false` where that is left to Cairo.
  mutating func paint(_ mark: Mark, on rows: PixelRows) throws(CanvasError) -> Bool {
    switch mark {
    case .fill(.rect(let rect), let color):
      rows.fill(rect.scaled(by: scale), color)
      return true
    case .fill(let path, let color):
      return try paint(path, stroke: nil, color, on: rows)
    case .stroke(let path, let stroke):
      if let dashes = path.dashes(of: stroke) {
        for dash in dashes { rows.fill(dash.scaled(by: scale), stroke.color) }
        return true
      }
      var shape = stroke
      shape.color = .black
      return try paint(path, stroke: shape, stroke.color, on: rows)
    case .text(let run):
      return try show(run, on: rows)
    case .picture, .group:
      return false
    }
  }

  private mutating func show(_ run: TextRun, on rows: PixelRows) throws(CanvasError) -> Bool {
    // Another shaper's text has no glyphs that could be drawn.
    guard let line = run.text.glyphs as? GlyphLine else { return true }
    guard !line.runs.contains(where: \.font.isColored) else { return false }
    for part in line.runs {
      let table = glyphs.table(of: part)
      for glyph in part.glyphs {
        let x = Subpixel((run.origin.x + glyph.x) * scale, steps: GlyphStamps.steps.across)
        let y = Subpixel((run.origin.y + glyph.y) * scale, steps: GlyphStamps.steps.down)
        let stamp = try glyphs.stamp(
          Int(glyph.index), of: part, in: table, x: x, y: y)
        rows.fill(stamp, column: x.pixel, row: y.pixel, run.color)
      }
    }
    return true
  }

  private mutating func paint(
    _ path: Path, stroke: Stroke?, _ color: Color, on rows: PixelRows
  ) throws(CanvasError) -> Bool {
    if case .roundedRect(let rect, let radius) = path, stroke?.dash.isEmpty ?? true,
      try paint(rect, radius: min(radius, rect.width / 2, rect.height / 2), stroke: stroke, color, on: rows)
    {
      return true
    }
    let bounds = path.bounds
    guard max(bounds.width, bounds.height) * scale < Self.longest else { return false }
    let (origin, local) = path.anchored
    let (x, y) = place(origin)
    let stamp = try shapes.stamp(
      ShapeStamps.Shape(path: local, stroke: stroke), x: x, y: y, scanner: &scanner)
    rows.fill(stamp, column: x.pixel, row: y.pixel, color)
    return true
  }

  /// Paints a rounded rectangle as two ends that are alike for any width and what lies between them.
  private mutating func paint(
    _ rect: Rect, radius: Double, stroke: Stroke?, _ color: Color, on rows: PixelRows
  ) throws(CanvasError) -> Bool {
    let reach = (stroke?.width ?? 0) / 2
    let end = Int(((radius + reach) * scale).rounded(.up)) + 1
    let (left, y) = place(rect.origin)
    let (right, _) = place(Point(x: rect.maxX, y: rect.minY))
    let middle = left.pixel + end..<max(left.pixel + end, right.pixel - end)
    guard !middle.isEmpty, rect.height * scale < Self.longest else { return false }

    // Wide enough that the other end is out of sight.
    let size = Rect(x: 0, y: 0, width: 4 * Double(end) / scale, height: rect.height).onGrid.size
    var shape = ShapeStamps.Shape(
      path: .roundedRect(Rect(origin: .zero, size: size), radius: radius), stroke: stroke)
    let leftEnd = try shapes.stamp(shape, .before(end), x: left, y: y, scanner: &scanner)
    rows.fill(leftEnd, column: left.pixel, row: y.pixel, color)
    shape.path = .roundedRect(Rect(origin: Point(x: -size.width, y: 0), size: size), radius: radius)
    let rightEnd = try shapes.stamp(shape, .from(-end), x: right, y: y, scanner: &scanner)
    rows.fill(rightEnd, column: right.pixel, row: y.pixel, color)

    let top = Double(y.pixel) + Double(y.phase) / Double(ShapeStamps.steps)
    func fillMiddle(_ y: Double, _ height: Double) {
      rows.fill(
        Rect(x: Double(middle.lowerBound), y: y, width: Double(middle.count), height: height), color)
    }
    let height = size.height * scale
    guard let width = stroke.map({ $0.width * scale }), width < height else {
      fillMiddle(top - reach * scale, height + 2 * reach * scale)
      return true
    }
    fillMiddle(top - width / 2, width)
    fillMiddle(top + height - width / 2, width)
    return true
  }

  private func place(_ point: Point) -> (x: Subpixel, y: Subpixel) {
    (
      Subpixel(point.x * scale, steps: ShapeStamps.steps),
      Subpixel(point.y * scale, steps: ShapeStamps.steps)
    )
  }
}

extension Path {
  /// Where the path stands, and the path around that point: equal for equal shapes.
  fileprivate var anchored: (origin: Point, local: Path) {
    switch self {
    case .rect(let rect):
      return (rect.origin, .rect(rect.onGrid))
    case .roundedRect(let rect, let radius):
      return (rect.origin, .roundedRect(rect.onGrid, radius: radius))
    case .ellipse(let rect):
      return (rect.origin, .ellipse(rect.onGrid))
    case .line(let start, let end):
      let shift = Rect(x: 0, y: 0, width: end.x - start.x, height: end.y - start.y).onGrid.size
      return (start, .line(.zero, Point(x: shift.width, y: shift.height)))
    case .outline(let outline, let origin):
      return (origin, .outline(outline, at: .zero))
    }
  }

  /// The rectangles that an upright or level line with plain ends consists of.
  fileprivate func dashes(of stroke: Stroke) -> [Rect]? {
    guard case .line(let start, let end) = self, stroke.cap == .butt, (start.x == end.x) != (start.y == end.y)
    else { return nil }
    let isLevel = start.y == end.y
    let (from, to) = isLevel ? (start.x, end.x) : (start.y, end.y)
    return stroke.inkedParts(of: abs(to - from)).map { part in
      let low = from < to ? from + part.lowerBound : from - part.upperBound
      let length = part.upperBound - part.lowerBound
      return isLevel
        ? Rect(x: low, y: start.y - stroke.width / 2, width: length, height: stroke.width)
        : Rect(x: start.x - stroke.width / 2, y: low, width: stroke.width, height: length)
    }
  }
}

extension Stroke {
  /// Where on a line of some length ink lies.
  fileprivate func inkedParts(of length: Double) -> [Range<Double>] {
    // An odd number of lengths is a pattern of twice as many.
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    guard pattern.reduce(0, +) > 0 else { return [0..<length] }
    var parts: [Range<Double>] = []
    var place = 0.0
    while place < length {
      for (index, step) in pattern.enumerated() where place < length {
        if index.isMultiple(of: 2) { parts.append(place..<min(place + step, length)) }
        place += step
      }
    }
    return parts
  }
}

extension Rect {
  /// At the origin, without the last digits in which sums of equal lengths differ.
  fileprivate var onGrid: Rect {
    Rect(x: 0, y: 0, width: (width * 1024).rounded() / 1024, height: (height * 1024).rounded() / 1024)
  }
}
