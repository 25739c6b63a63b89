/// One thing on a drawing. Marks are closed: every encoder is one `switch` over them.
public enum Mark: Sendable {
  case fill(Path, Color)
  case stroke(Path, Stroke)
  case text(TextRun)
  case picture(PlacedPicture)
  /// A group is large; other marks would pay for its room.
  indirect case group(Group)

  /// The rectangle outside of which the mark leaves no ink, in the coordinates of the page.
  public var bounds: Rect {
    switch self {
    case .fill(let path, _): path.bounds
    case .stroke(let path, let stroke): path.bounds.inset(by: -stroke.width)
    case .text(let run): run.inkBounds
    case .picture(let picture): picture.frame
    case .group(let group): group.bounds
    }
  }
}

/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// Points.
  public var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  public var cap: Cap

  public enum Cap: Hashable, Sendable { case butt, round }

  public init(_ color: Color, width: Double = 1, dash: [Double] = [], cap: Cap = .butt) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}

/// One line of shaped text at a place.
public struct TextRun: Sendable {
  public var text: ShapedText
  /// Where the baseline begins, at the left.
  public var origin: Point
  public var color: Color
  /// The room that the layout gave to the text; its logical box lies inside.
  public var box: Rect
  /// The full wording where a shorter form or an ellipsis is shown.
  public var shortenedFrom: String?

  public init(
    _ text: ShapedText, origin: Point, color: Color, box: Rect, shortenedFrom: String? = nil
  ) {
    self.text = text
    self.origin = origin
    self.color = color
    self.box = box
    self.shortenedFrom = shortenedFrom
  }

  /// The logical box on the page: advance width by line height.
  public var logicalBounds: Rect {
    Rect(origin: Point(x: origin.x, y: origin.y - text.baseline), size: text.size)
  }

  /// The ink on the page.
  public var inkBounds: Rect {
    Rect(
      origin: Point(x: origin.x + text.ink.minX, y: origin.y - text.baseline + text.ink.minY),
      size: text.ink.size)
  }
}

/// Marks that belong together, in reading order.
public struct Group: Sendable {
  public var marks: [Mark]
  public var clip: Path?
  /// What the group means; encoders make tags, titles, links and the outline of it.
  public var semantics: Semantics?
  public let bounds: Rect

  public init(_ marks: [Mark], clip: Path? = nil, semantics: Semantics? = nil) {
    self.marks = marks
    self.clip = clip
    self.semantics = semantics
    let clipBounds = clip?.bounds
    bounds = clipBounds ?? marks.dropFirst().reduce(marks.first?.bounds ?? .zero) { $0.union($1.bounds) }
  }
}
