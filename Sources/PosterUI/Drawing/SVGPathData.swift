import Foundation

extension Outline {
  /// Reads SVG path data (SVG 1.1, section 8.3): all commands, absolute and relative.
  ///
  /// `nil` for a syntax error, for a path without an extent, and for numbers that no drawing needs: those beyond
  /// ``largestNumber``, radii that are next to nothing, and shapes more than a thousand times as long as wide.
  public init?(svgPathData text: String) {
    var reader = SVGPathReader(text)
    guard let elements = reader.read() else { return nil }
    self.init(elements)
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    guard short >= Self.smallestSize, long <= 1000 * short else { return nil }
  }

  /// The most that a number of a path, and with relative ones a coordinate, may be: what is scaled and drawn in whole steps
  /// afterwards then fits an integer.
  public static let largestNumber = 1e6
  fileprivate static let smallestSize = 1e-3
}

private struct SVGPathReader {
  private let characters: [UInt8]
  private var position = 0
  private var elements: [Outline.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which smooth curves mirror, and the command that it came from.
  private var control = Point.zero
  private var last = UInt8(ascii: "M")

  init(_ text: String) {
    characters = Array(text.utf8)
  }

  mutating func read() -> [Outline.Element]? {
    skipBlanks()
    guard let first = peek(), first | 0x20 == UInt8(ascii: "m") else { return nil }
    var command = first
    while let byte = peek() {
      if Self.isLetter(byte) {
        command = byte
        position += 1
      }
      guard draw(command) else { return nil }
      last = command
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipBlanks()
    }
    let isDrawable = elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): Self.isDrawable(point)
      case .curve(let first, let second, let end): [first, second, end].allSatisfy(Self.isDrawable)
      case .close: true
      }
    }
    return isDrawable ? elements : nil
  }

  /// What is no number is not below the limit either.
  private static func isDrawable(_ point: Point) -> Bool {
    abs(point.x) <= Outline.largestNumber && abs(point.y) <= Outline.largestNumber
  }

  private mutating func draw(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      guard let point = point(from: origin) else { return false }
      (current, start) = (point, point)
      elements.append(.move(point))
    case UInt8(ascii: "L"):
      guard let point = point(from: origin) else { return false }
      line(to: point)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
      else { return false }
      curve(first, second, to: end)
    case UInt8(ascii: "S"):
      let first = mirrored(after: "CS")
      guard let second = point(from: origin), let end = point(from: origin) else { return false }
      curve(first, second, to: end)
    case UInt8(ascii: "Q"):
      guard let middle = point(from: origin), let end = point(from: origin) else { return false }
      quadratic(middle, to: end)
    case UInt8(ascii: "T"):
      let middle = mirrored(after: "QT")
      guard let end = point(from: origin) else { return false }
      quadratic(middle, to: end)
    case UInt8(ascii: "A"): return arc(from: origin)
    case UInt8(ascii: "Z"):
      elements.append(.close)
      current = start
      // A closing has no numbers: a second one must be written out.
      skipBlanks()
      return peek().map(Self.isLetter) ?? true
    default: return false
    }
    return true
  }

  private mutating func line(to end: Point) {
    elements.append(.line(end))
    current = end
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(control1: first, control2: second, end: end))
    (control, current) = (second, end)
  }

  /// A quadratic curve is the cubic one with its control points two thirds of the way.
  private mutating func quadratic(_ middle: Point, to end: Point) {
    func towards(_ point: Point) -> Point {
      Point(x: point.x + (middle.x - point.x) * 2 / 3, y: point.y + (middle.y - point.y) * 2 / 3)
    }
    elements.append(.curve(control1: towards(current), control2: towards(end), end: end))
    (control, current) = (middle, end)
  }

  private func mirrored(after commands: String) -> Point {
    guard commands.utf8.contains(last & 0xDF) else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func arc(from origin: Point) -> Bool {
    guard let radiusX = number(), let radiusY = number(), let rotation = number(), let isLarge = flag(),
      let isSweep = flag(), let end = point(from: origin), Self.isDrawable(end),
      [radiusX, radiusY].allSatisfy({ $0 == 0 || abs($0) >= 1e-6 })
    else { return false }
    let arc = SVGArc(
      start: current, end: end, radiusX: abs(radiusX), radiusY: abs(radiusY), rotation: rotation * .pi / 180,
      isLarge: isLarge, isSweep: isSweep)
    elements += arc.elements
    current = end
    return true
  }

  private mutating func point(from origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// Flags of an arc may stand without a blank between them.
  private mutating func flag() -> Bool? {
    skipBlanks()
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let begin = position
    if let byte = peek(), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
    var hasPoint = false
    while let byte = peek() {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e"), position > begin {
        if position + 1 < characters.count, "+-".utf8.contains(characters[position + 1]) { position += 1 }
      } else if !(48...57).contains(byte) {
        break
      }
      position += 1
    }
    guard let value = Double(String(decoding: characters[begin..<position], as: UTF8.self)),
      abs(value) <= Outline.largestNumber
    else {
      return nil
    }
    return value
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == UInt8(ascii: ",") || byte <= 0x20 { position += 1 }
  }

  private func peek() -> UInt8? { position < characters.count ? characters[position] : nil }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) && byte >= 65 }
}

/// An elliptical arc as SVG writes it, turned into cubic curves (SVG 1.1, appendix F.6).
private struct SVGArc {
  let start: Point
  let end: Point
  let radiusX: Double
  let radiusY: Double
  let rotation: Double
  let isLarge: Bool
  let isSweep: Bool

  var elements: [Outline.Element] {
    guard radiusX > 0, radiusY > 0, start != end else { return [.line(end)] }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let turned = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    // Radii that are too short to reach are enlarged.
    let reach = turned.x * turned.x / (radiusX * radiusX) + turned.y * turned.y / (radiusY * radiusY)
    let enlarge = max(1, reach.squareRoot())
    let (a, b) = (radiusX * enlarge, radiusY * enlarge)
    let square = max(0, 1 / max(reach, .leastNormalMagnitude) - 1)
    let factor = (reach > 1 ? 0 : square.squareRoot()) * (isLarge == isSweep ? -1 : 1)
    let inner = Point(x: factor * a * turned.y / b, y: -factor * b * turned.x / a)
    let center = Point(
      x: cosine * inner.x - sine * inner.y + (start.x + end.x) / 2,
      y: sine * inner.x + cosine * inner.y + (start.y + end.y) / 2)
    let first = atan2((turned.y - inner.y) / b, (turned.x - inner.x) / a)
    var sweep = atan2((-turned.y - inner.y) / b, (-turned.x - inner.x) / a) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4)
    func at(_ angle: Double, _ along: Double) -> Point {
      let x = a * (cos(angle) - along * sin(angle))
      let y = b * (sin(angle) + along * cos(angle))
      return Point(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
    return (0..<pieces).map { piece in
      let from = first + Double(piece) * step
      let isLast = piece == pieces - 1
      return .curve(
        control1: at(from, handle), control2: at(from + step, -handle), end: isLast ? end : at(from + step, 0)
      )
    }
  }
}
