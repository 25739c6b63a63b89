/// Words in the environment's font and colour.
///
/// A text that does not fit walks down a ladder: its wording, shorter wordings, then an ellipsis. The run on the drawing
/// says what was shortened (``TextRun/shortenedFrom``), so that nothing is dropped without a word.
public struct Text: View {
  private let wordings: [String]
  private var isStruckThrough = false
  private var font: Font?
  private var color: Color?

  /// - Parameter shorter: other wordings, from long to short, for where `text` does not fit.
  public init(_ text: String, shorter: String...) {
    let text = text.drawable
    wordings = [text] + shorter.map(\.drawable).filter { !$0.isEmpty && $0 != text }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    var text = self
    text.isStruckThrough = isActive
    return text
  }

  /// Replaces the environment's font.
  public func font(_ font: Font) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// Replaces the environment's colour.
  public func foregroundColor(_ color: Color) -> Text {
    var text = self
    text.color = color
    return text
  }
}

extension Text {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    let environment = resolver.context.environment
    resolver.add(
      TextNode(
        wordings, font: font ?? environment.font, color: color ?? environment.foregroundColor,
        isStruckThrough: isStruckThrough, in: resolver.context))
  }
}

private final class TextNode: Node {
  private let wordings: [String]
  private let font: Font
  private let color: Color
  private let isStruckThrough: Bool
  private let lineLimit: Int?
  private let isMirrored: Bool
  private let shaper: any TextShaping
  /// The first wording on one line; of a long one the measures only, since thousands of nodes may have one.
  private let full: ShapedText
  /// Rounding of layout arithmetic must not cut a text that fits.
  private static let tolerance = 0.01
  /// Bytes from which a text is shaped again rather than kept.
  private static let longText = 512

  init(_ wordings: [String], font: Font, color: Color, isStruckThrough: Bool, in context: ViewContext) {
    self.wordings = wordings
    self.font = font
    self.color = color
    self.isStruckThrough = isStruckThrough
    lineLimit = context.environment.lineLimit
    isMirrored = context.environment.layoutDirection == .rightToLeft
    shaper = context.shaper
    let whole = context.shaper.shape(wordings[0], font: font, width: nil)
    full = wordings[0].utf8.count > Self.longText ? whole.withoutGlyphs : whole
    super.init(NodeTraits(usesHeight: false))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard let width = proposal.width, full.size.width > width + Self.tolerance else { return full.size }
    if lineLimit != 1, width > 0 {
      let lines = lines(width: width).map { shape($0, width: width) }
      return Size(
        width: min(width, lines.map(\.size.width).max() ?? 0),
        height: full.size.height * Double(max(1, lines.count)))
    }
    return fitting(width)?.size ?? Size(width: max(0, width), height: full.size.height)
  }

  override func baseline(in size: Size) -> Double? { full.baseline }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    guard !wordings[0].isEmpty else { return }
    if full.size.width <= rect.width + Self.tolerance {
      return place(shape(wordings[0], width: nil), in: rect, line: 0, into: &marks)
    }
    if lineLimit == 1 {
      let shaped = fitting(rect.width) ?? shape(wordings[wordings.count - 1], width: rect.width)
      return place(shaped, in: rect, line: 0, into: &marks)
    }
    let lines = lines(width: rect.width)
    for (index, line) in lines.enumerated() {
      // Where the shaper itself cut the text, its last line says so.
      place(
        shape(line, width: rect.width), in: rect, line: index, isCut: full.isCut && index == lines.count - 1,
        into: &marks)
    }
  }

  private func shape(_ text: String, width: Double?) -> ShapedText {
    shaper.shape(text, font: font, width: width.map { $0 + Self.tolerance })
  }

  /// The first shorter wording that fits.
  private func fitting(_ width: Double) -> ShapedText? {
    guard width > 0 else { return nil }
    return wordings.dropFirst().lazy.map { self.shape($0, width: nil) }.first {
      $0.size.width <= width + Self.tolerance
    }
  }

  /// At most as many lines as allowed; the last one holds the rest and is cut where it is placed.
  private func lines(width: Double) -> [String] {
    let lines = shaper.lines(of: wordings[0], font: font, width: width + Self.tolerance)
    guard let limit = lineLimit, lines.count > limit, limit > 0 else { return lines }
    return lines.prefix(limit - 1) + [lines.dropFirst(limit - 1).joined(separator: " ")]
  }

  private func place(
    _ shaped: ShapedText, in rect: Rect, line: Int, isCut: Bool = false, into marks: inout [Mark]
  ) {
    let top = rect.minY + Double(line) * full.size.height
    let x = isMirrored ? rect.maxX - shaped.size.width : rect.minX
    let isShortened = shaped.isCut || isCut || (lineLimit == 1 && shaped.text != wordings[0])
    let run = TextRun(
      shaped, origin: Point(x: x, y: top + shaped.baseline), color: color, box: rect,
      shortenedFrom: isShortened ? wordings[0] : nil)
    marks.append(.text(run))
    if isStruckThrough {
      let y = run.origin.y - font.size * 0.3
      let line = Path.line(Point(x: x, y: y), Point(x: x + shaped.size.width, y: y))
      marks.append(
        .stroke(line, Stroke(color, width: max(0.5, font.size * 0.08))))
    }
  }
}
