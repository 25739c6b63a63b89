internal import PosterUI

/// The body of one SVG document and its definitions.
struct SVGPage: ~Copyable {
  private var body = SVGWriter()
  /// Where in the body a series of elements belongs.
  private var places: [Int] = []
  private(set) var elements = SVGElements()
  /// The element that is written at the moment.
  private var element = SVGWriter()
  /// What is there to be found and read of the elements since the last series.
  private var texts = SVGTexts()
  let names = SVGNames()
  private(set) var definitions: SVGDefinitions
  private(set) var lines: SVGLines
  private(set) var styles: SVGStyles
  /// Where the coordinates begin that are written at the moment.
  private var origin = Point.zero
  /// The identifiers that some link leads to.
  private let targets: Set<String>

  init(_ drawing: Drawing) throws(CanvasError) {
    lines = try SVGLines.lines(of: drawing, names: names)
    definitions = SVGDefinitions(for: drawing, names: names)
    styles = SVGStyles(commonFill: definitions.commonFill, commonType: definitions.commonType)
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
        let style = styles.fill(color)
        element.clear()
        element.write(path.moved(by: shift), style: style, &definitions)
        elements.append(element)
      case .stroke(let path, let stroke):
        guard path.isVisible(with: stroke) else { continue }
        let style = styles.stroke(stroke)
        element.clear()
        element.write(path.moved(by: shift), style: style, &definitions)
        elements.append(element)
      case .text(let run):
        write(run)
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
    if isInPicture { return try writePart(group) }
    let outerOrigin = origin
    if isPicture && group.marks.count > 1 || role?.isItem ?? false { origin = group.corner }
    defer { origin = outerOrigin }
    let clip = clip(of: group)
    let isGroup = clip != nil || role != nil || semantics?.language != nil || isTarget(semantics)
    if isGroup || link != nil { endSeries() }
    if let link, isPicture { begin(link) }
    if isGroup { begin(semantics, role: role, clip: clip, outerOrigin: outerOrigin) }
    if let link, !isPicture { begin(link) }
    // Browsers would tell of a picture's text all the same.
    if isPicture { body.write("<g aria-hidden=\"true\">\n") }
    try write(
      group.structuredMarks, isInPicture: isPicture, isInLink: isInLink || link != nil)
    if isGroup || link != nil { endSeries() }
    if isPicture { body.write("</g>") }
    if link != nil, !isPicture { body.write("</a>") }
    if isGroup { body.write("</g>\n") }
    if link != nil, isPicture { body.write("</a>\n") }
  }

  /// A picture's part means nothing of its own.
  private mutating func writePart(_ group: Group) throws(CanvasError) {
    guard let clip = clip(of: group) else { return try write(group.marks, isInPicture: true) }
    let mark = elements.count
    try write(group.marks, isInPicture: true)
    var part = SVGWriter()
    part.write("<g")
    part.clip(clip)
    part.write(">")
    part.write(elements.take(since: mark))
    part.write("</g>")
    elements.append(part)
  }

  private mutating func clip(of group: Group) -> SVGID? {
    guard let clip = group.neededClip?.moved(by: shift) else { return nil }
    return definitions.clip(clip) {
      var element = SVGWriter()
      element.write(clip, style: nil, &$0)
      return element
    }
  }

  /// Ends what may be written in another order than the drawing's: all that is seen goes before all that is read.
  mutating func endSeries() {
    if elements.endSeries() { places.append(body.bytes.count) }
    body.write(texts.take())
  }

  /// Writes the body with the markup of its series.
  func writeBody(_ series: SVGElements.Series, to writer: inout SVGWriter) {
    writer.reserve(writer.bytes.count + body.bytes.count + series.markup.bytes.count + places.count + 16)
    var (written, start) = (0, 0)
    for (place, end) in zip(places, series.ends) {
      writer.write(body.bytes[written..<place])
      writer.write(series.markup.bytes[start..<end])
      writer.write("\n")
      (written, start) = (place, end)
    }
    writer.write(body.bytes[written...])
  }

  private func isTarget(_ semantics: Semantics?) -> Bool {
    semantics?.identifier.map(targets.contains) ?? false
  }

  private mutating func begin(
    _ semantics: Semantics?, role: SVGRole?, clip: SVGID?, outerOrigin: Point
  ) {
    body.write("<g")
    if let identifier = semantics?.identifier, semantics?.label != nil || targets.contains(identifier) {
      body.escapedAttribute("id", identifier)
    }
    if let role { body.attribute("role", role.name) }
    if let level = role?.level { body.attribute("aria-level", String(level)) }
    if origin != outerOrigin {
      body.write(" transform=\"")
      body.translation(to: Point(x: origin.x - outerOrigin.x, y: origin.y - outerOrigin.y))
      body.write("\"")
    }
    if let clip { body.clip(clip) }
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

  private mutating func write(_ run: TextRun) {
    guard let line = run.text.glyphs as? GlyphLine, run.text.font.size > 0 else { return }
    let size = run.text.font.size
    let place = run.origin + shift
    let style = styles.fill(run.color)
    switch lines.drawn(line, size: size) {
    case .pieces(let pieces):
      for piece in pieces {
        element.clear()
        element.beginUse(of: piece.id)
        element.place(place + piece.place)
        element.style(style)
        element.write("/>")
        elements.append(element)
      }
      if pieces.isEmpty { return }
    case .uses(let glyphs):
      element.clear()
      element.write("<g transform=\"")
      element.translation(to: place)
      element.write("scale(")
      element.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
      element.write(")\"")
      element.style(style)
      element.write(">")
      element.write(glyphs)
      element.write("</g>")
      elements.append(element)
    }
    texts.append(run.text, at: place, style: styles.type(run.text.font))
  }

  /// From the page's coordinates to those that are written.
  private var shift: Point { Point(x: -origin.x, y: -origin.y) }

  private mutating func write(_ placed: PlacedPicture) throws(CanvasError) {
    // A viewer would show a broken file as nothing, or as a sign.
    try placed.picture.checkPixels()
    element.clear()
    element.write("<image")
    element.picture(placed.picture.bytes, in: placed.frame, decimals: 2)
    // A group's label tells what the picture means; a reader would add its data's name.
    element.write(" preserveAspectRatio=\"none\" aria-hidden=\"true\"")
    if placed.opacity < 1 { element.attribute("opacity", placed.opacity) }
    element.write("/>")
    elements.append(element)
  }
}

extension SVGWriter {
  fileprivate mutating func write(_ path: Path, style: String?, _ definitions: inout SVGDefinitions) {
    switch path {
    case _ where path.roundedRect != nil:
      if let (rect, radius) = path.roundedRect { self.rect(rect, radius: radius, &definitions) }
    case .rect, .roundedRect: break
    case .ellipse(let rect):
      write("<ellipse")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case .line(let start, let end):
      var data = SVGPathData(decimals: 2)
      data.move(to: start)
      data.line(to: end)
      write("<path d=\"")
      write(data.writer)
      write("\"")
    case .outline(let outline, let origin):
      beginUse(of: definitions.shape(outline))
      place(origin)
    }
    self.style(style)
    write("/>")
  }

  fileprivate mutating func clip(_ id: SVGID) {
    write(" clip-path=\"url(#")
    write(id)
    write(")\"")
  }

  /// Nothing for what is nought anyway.
  mutating func place(_ point: Point, decimals: Int = 2) {
    if Self.fixed(point.x, decimals: decimals) != 0 { attribute("x", point.x, decimals: decimals) }
    if Self.fixed(point.y, decimals: decimals) != 0 { attribute("y", point.y, decimals: decimals) }
  }

  /// Nothing where it would not move.
  fileprivate mutating func translation(to point: Point) {
    guard Self.fixed(point.x, decimals: 2) != 0 || Self.fixed(point.y, decimals: 2) != 0 else { return }
    write("translate(")
    number(point.x)
    if Self.fixed(point.y, decimals: 2) != 0 {
      write(" ")
      number(point.y)
    }
    write(")")
  }

  mutating func style(_ name: String?) {
    if let name { attribute("class", name) }
  }

  fileprivate mutating func rect(_ rect: Rect, radius: Double, _ definitions: inout SVGDefinitions) {
    if let id = definitions.rect(rect.size, radius: radius) {
      beginUse(of: id)
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
  /// Where coordinates of its own begin, so that what is alike in two groups stands at the same place in both: with the
  /// first text, since much of a card is flush with that.
  fileprivate var corner: Point { firstText?.origin ?? bounds.origin }

  private var firstText: TextRun? {
    for mark in marks {
      switch mark {
      case .text(let run): return run
      case .group(let group): if let text = group.firstText { return text }
      case .fill, .stroke, .picture: continue
      }
    }
    return nil
  }

  /// The clip, unless all marks lie inside an upright one anyway.
  fileprivate var neededClip: Path? {
    guard let clip, !marks.allSatisfy(clip.showsAll) else { return nil }
    return clip
  }
}
