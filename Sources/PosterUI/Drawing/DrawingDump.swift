extension Drawing {
  /// The drawing as text, one mark a line, groups indented, lengths to a hundredth of a point.
  ///
  /// With a ``FixedPitchShaper`` it is the same on every machine, so tests compare it with a recorded one.
  public var dump: String {
    "drawing \(Self.text(size.width)) × \(Self.text(size.height)) on \(background.hex) “\(title)”\n"
      + marks.map { Self.dump($0, indent: "  ") }.joined()
  }

  private static func dump(_ mark: Mark, indent: String) -> String {
    switch mark {
    case .fill(let path, let color):
      return "\(indent)fill \(text(color)) \(text(path))\n"
    case .stroke(let path, let stroke):
      let dash = stroke.dash.isEmpty ? "" : " dash " + stroke.dash.map(text).joined(separator: ",")
      return "\(indent)stroke \(text(stroke.color)) \(text(stroke.width))\(dash) \(text(path))\n"
    case .text(let run):
      let font = run.text.font
      let style = "\(font.family) \(text(font.size)) \(font.weight.rawValue)"
      let mark = run.text.isCut ? "…" : ""
      return "\(indent)text \(text(run.color)) \(text(run.origin)) “\(run.text.text)\(mark)” \(style)\n"
    case .picture(let picture):
      let opacity = picture.opacity == 1 ? "" : " opacity \(text(picture.opacity))"
      let pixels = "\(picture.picture.width)×\(picture.picture.height) px"
      return "\(indent)picture \(pixels) in \(text(picture.frame))\(opacity)\n"
    case .group(let group):
      let clip = group.clip.map { " clip " + text($0) } ?? ""
      let label = group.semantics?.label.map { " “\($0)”" } ?? ""
      let id = group.semantics?.identifier.map { " #" + $0 } ?? ""
      let inner = group.marks.map { dump($0, indent: indent + "  ") }.joined()
      return "\(indent)group\(id)\(label)\(clip)\n\(inner)"
    }
  }

  private static func text(_ path: Path) -> String {
    switch path {
    case .rect(let rect): "rect " + text(rect)
    case .roundedRect(let rect, let radius): "rounded \(text(rect)) r \(text(radius))"
    case .ellipse(let rect): "ellipse " + text(rect)
    case .line(let start, let end): "line \(text(start)) → \(text(end))"
    case .outline(let outline, let origin):
      "outline of \(outline.elements.count) in \(text(outline.bounds)) at \(text(origin))"
    }
  }

  private static func text(_ color: Color) -> String {
    color.alpha == 255 ? color.hex : "\(color.hex)/\(color.alpha)"
  }

  private static func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.origin)) \(text(rect.width))×\(text(rect.height))"
  }

  private static func text(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    return hundredths.isFinite && abs(hundredths) < 1e15 ? "\(Double(Int(hundredths)) / 100)" : "\(length)"
  }
}
