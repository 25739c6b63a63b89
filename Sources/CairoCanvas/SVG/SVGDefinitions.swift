internal import PosterUI

/// The shapes and clips that a document defines once and uses by id.
///
/// Ids count first uses within one document, so that they do not depend on what was drawn before.
struct SVGDefinitions: ~Copyable {
  private(set) var writer = SVGWriter()
  private let names: SVGNames
  private var counts = Counts()
  private var shapes: [Outline: SVGID] = [:]
  private var rects: [RectKey: SVGID] = [:]
  private var clips: [Path: SVGID] = [:]

  private struct RectKey: Hashable {
    var size: Size
    var radius: Double

    /// To a hundredth of a point, as it is written.
    init(_ size: Size, radius: Double) {
      self.size = Size(width: (size.width * 100).rounded(), height: (size.height * 100).rounded())
      self.radius = (radius * 100).rounded()
    }
  }

  private struct Counts {
    var rects: [RectKey: Int] = [:]
    var fills: [Color: Int] = [:]
    var types: [SVGType: Int] = [:]

    mutating func count(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .fill(let path, let color):
          fills[color, default: 0] += 1
          count(path)
        case .stroke(let path, _): count(path)
        case .text(let run):
          fills[run.color, default: 0] += 1
          types[SVGType(run.text.font), default: 0] += 1
        case .picture: break
        case .group(let group): count(group.marks)
        }
      }
    }

    private mutating func count(_ path: Path) {
      guard let (rect, radius) = path.roundedRect else { return }
      rects[RectKey(rect.size, radius: radius), default: 0] += 1
    }
  }

  init(for drawing: Drawing, names: SVGNames) {
    self.names = names
    counts.count(drawing.marks)
  }

  /// The colour that most fills have; of several the darkest.
  var commonFill: Color {
    counts.fills.max { ($0.value, $1.key.hex) < ($1.value, $0.key.hex) }?.key ?? .black
  }

  /// The type that most text has.
  var commonType: SVGType {
    counts.types.max { ($0.value, $0.key.declarations()) < ($1.value, $1.key.declarations()) }?.key
      ?? SVGType()
  }

  mutating func shape(_ outline: Outline) -> SVGID {
    if let known = shapes[outline] { return known }
    let id = names.next()
    shapes[outline] = id
    writer.path(id: id, SVGPathData(outline, decimals: 2))
    return id
  }

  /// The id of a rectangle that occurs often enough for a definition, else `nil`.
  mutating func rect(_ size: Size, radius: Double) -> SVGID? {
    let key = RectKey(size, radius: radius)
    guard counts.rects[key, default: 0] > 3 else { return nil }
    if let known = rects[key] { return known }
    let id = names.next()
    rects[key] = id
    writer.begin("rect", id)
    writer.extent(size, radius: radius)
    writer.write("/>\n")
    return id
  }

  /// - Parameter element: the element of a new clip, written only where it is one.
  mutating func clip(_ path: Path, element: (inout SVGDefinitions) -> SVGWriter) -> SVGID {
    if let known = clips[path] { return known }
    let id = names.next()
    clips[path] = id
    let shape = element(&self)
    writer.begin("clipPath", id)
    writer.write(">")
    writer.write(shape)
    writer.write("</clipPath>\n")
    return id
  }
}

extension SVGWriter {
  /// Writes the attributes of a rectangle's size.
  mutating func extent(_ size: Size, radius: Double) {
    attribute("width", size.width)
    attribute("height", size.height)
    if radius > 0 { attribute("rx", radius) }
  }
}

extension Path {
  /// The upright rectangle that it is and the radius of its corners; a circle is one of nothing but corners.
  var roundedRect: (rect: Rect, radius: Double)? {
    switch self {
    case .rect(let rect): (rect, 0)
    case .roundedRect(let rect, let radius): (rect, min(radius, rect.width / 2, rect.height / 2))
    case .ellipse(let rect) where rect.width == rect.height: (rect, rect.width / 2)
    case .ellipse, .line, .outline: nil
    }
  }
}
