internal import PosterUI

/// The body of one SVG document and its definitions.
struct SVGPage: ~Copyable {
  private(set) var body = SVGWriter()
  private(set) var definitions: SVGDefinitions
  private(set) var styles = SVGStyles()
  /// The identifiers that some link leads to.
  private let targets: Set<String>

  init(_ drawing: Drawing) throws(CanvasError) {
    definitions = try SVGDefinitions(for: drawing)
    let semantics = drawing.semanticGroups.compactMap(\.semantics)
    targets = Set(semantics.compactMap(\.identifier)).intersection(semantics.compactMap(\.link))
  }

  /// - Parameters:
  ///   - isInPicture: whether a reader is told a label instead.
  ///   - isInLink: whether the marks lead somewhere already.
  mutating func write(
    _ marks: [Mark], isInPicture: Bool = false, isInLink: Bool = false
  ) throws(CanvasError) {
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        body.write(Self.element(path, style: styles.fill(color), &definitions))
      case .stroke(let path, let stroke):
        guard path.isVisible(with: stroke) else { continue }
        body.write(Self.element(path, style: styles.stroke(stroke), &definitions))
      case .text(let run):
        try write(run)
      case .picture(let picture):
        try write(picture)
      case .group(let group):
        try write(group, isInPicture: isInPicture, isInLink: isInLink)
      }
    }
  }

  private mutating func write(
    _ group: Group, isInPicture: Bool, isInLink: Bool
  ) throws(CanvasError) {
    let semantics = isInPicture ? nil : group.semantics
    let link = isInLink ? nil : semantics?.link.flatMap { targets.contains($0) ? $0 : nil }
    let role = semantics.flatMap(SVGRole.init)
    // A picture lies in its link, text has the link in it.
    let isPicture = role?.isPicture ?? false
    if let link, isPicture { begin(link) }
    let clip = group.neededClip.map { clip in
      definitions.clip(clip) { Self.element(clip, style: nil, &$0) }
    }
    let isGroup = clip != nil || role != nil || semantics?.language != nil || isTarget(semantics)
    if isGroup { begin(semantics, role: role, clip: clip) }
    if let link, !isPicture { begin(link) }
    // Browsers would tell of a picture's text all the same.
    if isPicture { body.write("<g aria-hidden=\"true\">\n") }
    try write(
      group.structuredMarks, isInPicture: isInPicture || isPicture, isInLink: isInLink || link != nil)
    if isPicture { body.write("</g>") }
    if link != nil, !isPicture { body.write("</a>") }
    if isGroup { body.write("</g>\n") }
    if link != nil, isPicture { body.write("</a>\n") }
  }

  private func isTarget(_ semantics: Semantics?) -> Bool {
    semantics?.identifier.map(targets.contains) ?? false
  }

  private mutating func begin(_ semantics: Semantics?, role: SVGRole?, clip: String?) {
    body.write("<g")
    if let identifier = semantics?.identifier, semantics?.label != nil || targets.contains(identifier) {
      body.escapedAttribute("id", identifier)
    }
    if let role { body.attribute("role", role.name) }
    if let level = role?.level { body.attribute("aria-level", String(level)) }
    if let clip { body.attribute("clip-path", "url(#\(clip))") }
    if let language = semantics?.language { body.escapedAttribute("xml:lang", language) }
    body.write(">")
    // A heading's, an item's and a note's own text is what is read.
    guard role?.isPicture ?? false else { return }
    if let label = semantics?.label { body.element("title", label) }
    if let value = semantics?.value { body.element("desc", value) }
  }

  private mutating func begin(_ link: String) {
    body.write("<a")
    body.escapedAttribute("href", "#" + link)
    body.write(">")
  }

  private mutating func write(_ run: TextRun) throws(CanvasError) {
    guard let line = run.text.glyphs as? GlyphLine, run.text.font.size > 0 else { return }
    let size = run.text.font.size
    switch try definitions.line(line, size: size) {
    case .nothing: return
    case .defined(let id):
      body.write("<use href=\"#\(id)\"")
      body.place(run.origin)
      body.attribute("class", styles.fill(run.color))
      body.write("/><text")
      body.place(run.origin)
      body.attribute("class", styles.type(size: size))
      write(run.text, length: run.text.size.width, decimals: 1)
      body.write("\n")
    case .once(let glyphs):
      body.write("<g transform=\"translate(")
      body.number(run.origin.x)
      body.write(" ")
      body.number(run.origin.y)
      body.write(")scale(")
      body.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
      body.write(")\"")
      body.attribute("class", styles.fill(run.color))
      body.write(">")
      body.write(glyphs)
      body.write("<text")
      write(run.text, length: run.text.size.width / size * GlyphOutlines.unitsPerEm, decimals: 0)
      body.write("</g>\n")
    }
  }

  private mutating func write(_ placed: PlacedPicture) throws(CanvasError) {
    // A viewer would show a broken file as nothing, or as a sign.
    try placed.picture.checkPixels()
    body.write("<image")
    body.picture(placed.picture.bytes, in: placed.frame, decimals: 2)
    // A group's label tells what the picture means; a reader would add its data's name.
    body.write(" preserveAspectRatio=\"none\" aria-hidden=\"true\"")
    if placed.opacity < 1 { body.attribute("opacity", placed.opacity) }
    body.write("/>\n")
  }

  /// Ends the start of a text element, with the text that is there to be found and read, as long as what is seen.
  private mutating func write(_ text: ShapedText, length: Double, decimals: Int) {
    body.attribute("textLength", length, decimals: decimals)
    body.write(">")
    body.text(text.text)
    body.write("</text>")
  }

  private static func element(
    _ path: Path, style: String?, _ definitions: inout SVGDefinitions
  ) -> SVGWriter {
    var writer = SVGWriter()
    switch path {
    case .rect(let rect):
      writer.rect(rect, radius: 0, &definitions)
    case .roundedRect(let rect, let radius):
      writer.rect(rect, radius: min(radius, rect.width / 2, rect.height / 2), &definitions)
    case .ellipse(let rect):
      writer.write("<ellipse")
      writer.attribute("cx", rect.midX)
      writer.attribute("cy", rect.midY)
      writer.attribute("rx", rect.width / 2)
      writer.attribute("ry", rect.height / 2)
    case .line(let start, let end):
      var data = SVGPathData(decimals: 2)
      data.move(to: start)
      data.line(to: end)
      writer.write("<path d=\"")
      writer.write(data.writer)
      writer.write("\"")
    case .outline(let outline, let origin):
      writer.write("<use href=\"#\(definitions.shape(outline))\"")
      writer.place(origin)
    }
    if let style { writer.attribute("class", style) }
    writer.write("/>\n")
    return writer
  }
}

extension SVGWriter {
  fileprivate mutating func place(_ point: Point) {
    attribute("x", point.x)
    attribute("y", point.y)
  }

  fileprivate mutating func rect(_ rect: Rect, radius: Double, _ definitions: inout SVGDefinitions) {
    if let id = definitions.rect(rect.size, radius: radius) {
      write("<use href=\"#\(id)\"")
      place(rect.origin)
    } else {
      write("<rect")
      place(rect.origin)
      extent(rect.size, radius: radius)
    }
  }
}

extension Path {
  /// Whether a stroke leaves ink; a line without length has only round ends.
  fileprivate func isVisible(with stroke: Stroke) -> Bool {
    guard case .line(let start, let end) = self else { return true }
    return start != end || stroke.cap == .round
  }
}

extension Group {
  /// The clip, unless all marks lie inside an upright one anyway.
  fileprivate var neededClip: Path? {
    guard let clip, !marks.allSatisfy(clip.showsAll) else { return nil }
    return clip
  }
}
