internal import PosterUI

/// The body of one SVG document and its definitions.
struct SVGPage: ~Copyable {
  private(set) var body = SVGWriter()
  private(set) var definitions: SVGDefinitions
  private(set) var styles: SVGStyles
  /// Where the coordinates begin that are written at the moment.
  private var origin = Point.zero
  /// The identifiers that some link leads to.
  private let targets: Set<String>

  init(_ drawing: Drawing) throws(CanvasError) {
    definitions = try SVGDefinitions(for: drawing)
    styles = SVGStyles(commonFill: definitions.commonFill)
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
        body.write(Self.element(path.moved(by: shift), style: styles.fill(color), &definitions))
      case .stroke(let path, let stroke):
        guard path.isVisible(with: stroke) else { continue }
        body.write(Self.element(path.moved(by: shift), style: styles.stroke(stroke), &definitions))
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
    let outerOrigin = origin
    if isPicture, group.marks.count > 3 { origin = group.bounds.origin.rounded }
    defer { origin = outerOrigin }
    let clip = group.neededClip.map { clip in
      let clip = clip.moved(by: shift)
      return definitions.clip(clip) { Self.element(clip, style: nil, &$0) }
    }
    let isGroup = clip != nil || role != nil || semantics?.language != nil || isTarget(semantics)
    if isGroup { begin(semantics, role: role, clip: clip, outerOrigin: outerOrigin) }
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

  private mutating func begin(
    _ semantics: Semantics?, role: SVGRole?, clip: String?, outerOrigin: Point
  ) {
    body.write("<g")
    if let identifier = semantics?.identifier, semantics?.label != nil || targets.contains(identifier) {
      body.escapedAttribute("id", identifier)
    }
    if let role { body.attribute("role", role.name) }
    if let level = role?.level { body.attribute("aria-level", String(level)) }
    if origin != outerOrigin {
      body.write(" transform=\"translate(")
      body.numbers(Point(x: origin.x - outerOrigin.x, y: origin.y - outerOrigin.y))
      body.write(")\"")
    }
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
      body.place(run.origin + shift)
      body.style(styles.fill(run.color))
      body.write("/><text")
      body.place(run.origin + shift)
      body.attribute("class", styles.type(size: size))
      write(run.text, length: run.text.size.width, decimals: 1)
      body.write("\n")
    case .once(let glyphs):
      body.write("<g transform=\"translate(")
      body.numbers(run.origin + shift)
      body.write(")scale(")
      body.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
      body.write(")\"")
      body.style(styles.fill(run.color))
      body.write(">")
      body.write(glyphs)
      body.write("<text")
      write(run.text, length: run.text.size.width / size * GlyphOutlines.unitsPerEm, decimals: 0)
      body.write("</g>\n")
    }
  }

  /// From the page's coordinates to those that are written.
  private var shift: Point { Point(x: -origin.x, y: -origin.y) }

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
    case _ where path.roundedRect != nil:
      if let (rect, radius) = path.roundedRect { writer.rect(rect, radius: radius, &definitions) }
    case .rect, .roundedRect: break
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
    writer.style(style)
    writer.write("/>")
    return writer
  }
}

extension SVGWriter {
  /// Nothing for what is nought anyway.
  fileprivate mutating func place(_ point: Point) {
    if point.rounded.x != 0 { attribute("x", point.x) }
    if point.rounded.y != 0 { attribute("y", point.y) }
  }

  /// Writes `x y`, the two lengths of a translation.
  fileprivate mutating func numbers(_ point: Point) {
    number(point.x)
    write(" ")
    number(point.y)
  }

  fileprivate mutating func style(_ name: String?) {
    if let name { attribute("class", name) }
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
  func isVisible(with stroke: Stroke) -> Bool {
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

extension Point {
  /// To a hundredth of a point, as it is written.
  fileprivate var rounded: Point { Point(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100) }
}
