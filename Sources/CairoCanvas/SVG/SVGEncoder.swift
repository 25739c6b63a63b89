internal import CCairo
public import PosterUI

/// Encodes a drawing as SVG: glyphs as outlines, everything that repeats defined once.
///
/// Written from the drawing itself: Cairo's SVG is ten times as large and its ids count across the process.
public enum SVGEncoder {
  public static func encode(_ drawing: Drawing) throws(CanvasError) -> [UInt8] {
    var page = try SVGPage(drawing)
    try page.write(drawing.marks)
    return page.document(for: drawing)
  }
}

/// The body of one SVG document and its definitions.
private struct SVGPage: ~Copyable {
  private var body = SVGWriter()
  private var definitions: SVGDefinitions
  /// How often each line of text occurs.
  private var lineCounts: [SVGDefinitions.LineKey: Int] = [:]

  init(_ drawing: Drawing) throws(CanvasError) {
    definitions = try SVGDefinitions()
    for run in drawing.textRuns {
      guard let line = run.text.glyphs as? GlyphLine else { continue }
      lineCounts[SVGDefinitions.LineKey(line, size: run.text.font.size), default: 0] += 1
    }
  }

  func document(for drawing: Drawing) -> [UInt8] {
    var svg = SVGWriter()
    svg.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    for (name, length) in [("width", drawing.size.width), ("height", drawing.size.height)] {
      svg.write(" \(name)=\"")
      svg.number(length)
      svg.write("pt\"")
    }
    svg.write(" viewBox=\"0 0 ")
    svg.number(drawing.size.width)
    svg.write(" ")
    svg.number(drawing.size.height)
    svg.write("\" role=\"img\"")
    svg.escapedAttribute("xml:lang", drawing.language)
    // Strokes have no fill, fills name theirs.
    svg.write(" fill=\"none\" stroke-linejoin=\"round\">\n")
    svg.element("title", drawing.title)
    svg.element("desc", drawing.summary)
    svg.write("<defs>\n")
    svg.write(definitions.writer)
    svg.write("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"\(drawing.background.hex)\"/>\n")
    svg.write(body)
    svg.write("</svg>\n")
    return svg.bytes
  }

  mutating func write(_ marks: [Mark]) throws(CanvasError) {
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        body.write(element(path) { $0.fill(color) })
        body.write("\n")
      case .stroke(let path, let stroke):
        body.write(element(path) { $0.stroke(stroke) })
        body.write("\n")
      case .text(let run):
        try write(run)
      case .group(let group):
        try write(group)
      }
    }
  }

  private mutating func write(_ group: Group) throws(CanvasError) {
    body.write("<g")
    if let clip = group.clip {
      let id = definitions.clip(clip) { Self.element(clip, &$0) { _ in } }
      body.attribute("clip-path", "url(#\(id))")
    }
    if let language = group.semantics?.language { body.escapedAttribute("xml:lang", language) }
    body.write(">\n")
    if let label = group.semantics?.label { body.element("title", label) }
    try write(group.marks)
    body.write("</g>\n")
  }

  private mutating func write(_ run: TextRun) throws(CanvasError) {
    guard let line = run.text.glyphs as? GlyphLine, run.text.font.size > 0 else { return }
    let size = run.text.font.size
    let key = SVGDefinitions.LineKey(line, size: size)
    let glyphs = try glyphs(of: line, size: size)
    guard !glyphs.bytes.isEmpty else { return }
    if lineCounts[key, default: 0] > 1 {
      body.write("<use href=\"#\(definitions.line(key) { glyphs })\"")
      body.attribute("x", run.origin.x)
      body.attribute("y", run.origin.y)
      body.fill(run.color)
      body.write("/>\n")
    } else {
      body.write("<g transform=\"translate(")
      body.number(run.origin.x)
      body.write(" ")
      body.number(run.origin.y)
      body.write(")scale(")
      body.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
      body.write(")\"")
      body.fill(run.color)
      body.write(">")
      body.write(glyphs)
      body.write("</g>\n")
    }
  }

  /// The uses of glyphs that make a line, in thousandths of its size.
  private mutating func glyphs(of line: GlyphLine, size: Double) throws(CanvasError) -> SVGWriter {
    var uses = SVGWriter()
    let scale = GlyphOutlines.unitsPerEm / size
    for run in line.runs {
      let numbers = try definitions.glyphs(of: run, size: size)
      for (glyph, number) in zip(run.glyphs, numbers) where number > 0 {
        uses.write("<use href=\"#g")
        uses.number(Double(number), decimals: 0)
        uses.write("\"")
        let (x, y) = ((glyph.x * scale).rounded(), (glyph.y * scale).rounded())
        if x != 0 { uses.attribute("x", x, decimals: 0) }
        if y != 0 { uses.attribute("y", y, decimals: 0) }
        uses.write("/>")
      }
    }
    return uses
  }

  private mutating func element(_ path: Path, style: (inout SVGWriter) -> Void) -> SVGWriter {
    Self.element(path, &definitions, style: style)
  }

  private static func element(
    _ path: Path, _ definitions: inout SVGDefinitions, style: (inout SVGWriter) -> Void
  ) -> SVGWriter {
    var element = SVGWriter()
    switch path {
    case .rect(let rect):
      element.write("<rect")
      element.frame(rect)
    case .roundedRect(let rect, let radius):
      element.write("<rect")
      element.frame(rect)
      element.attribute("rx", min(radius, rect.width / 2, rect.height / 2))
    case .ellipse(let rect):
      element.write("<ellipse")
      element.attribute("cx", rect.midX)
      element.attribute("cy", rect.midY)
      element.attribute("rx", rect.width / 2)
      element.attribute("ry", rect.height / 2)
    case .line(let start, let end):
      var data = SVGPathData(decimals: 2)
      data.move(to: start)
      data.line(to: end)
      element.write("<path d=\"")
      element.write(data.writer)
      element.write("\"")
    case .outline(let outline, let origin):
      element.write("<use href=\"#\(definitions.shape(outline))\"")
      element.attribute("x", origin.x)
      element.attribute("y", origin.y)
    }
    style(&element)
    element.write("/>")
    return element
  }
}

extension SVGWriter {
  fileprivate mutating func element(_ name: String, _ content: String) {
    write("<\(name)>")
    text(content)
    write("</\(name)>\n")
  }

  fileprivate mutating func frame(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  fileprivate mutating func fill(_ color: Color) {
    attribute("fill", color.hex)
    opacity("fill-opacity", of: color)
  }

  fileprivate mutating func stroke(_ stroke: Stroke) {
    attribute("stroke", stroke.color.hex)
    opacity("stroke-opacity", of: stroke.color)
    if stroke.width != 1 { attribute("stroke-width", stroke.width) }
    if stroke.cap == .round { attribute("stroke-linecap", "round") }
    guard !stroke.dash.isEmpty else { return }
    write(" stroke-dasharray=\"")
    for (place, length) in stroke.dash.enumerated() {
      if place > 0 { write(" ") }
      number(length)
    }
    write("\"")
  }

  private mutating func opacity(_ name: String, of color: Color) {
    if color.alpha < 255 { attribute(name, Double(color.alpha) / 255, decimals: 3) }
  }
}
