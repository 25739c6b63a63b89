internal import PosterUI

/// What a document defines once and uses by id: glyphs, words, lines of text, shapes and clips that occur again.
///
/// Ids count first uses within one document, so that they do not depend on what was drawn before.
struct SVGDefinitions: ~Copyable {
  private(set) var writer = SVGWriter()
  private let outlines: GlyphOutlines
  /// How often each line and each word of different lines occurs.
  private let counts: Counts
  /// The number of a glyph; 0 where there is nothing to see.
  private var glyphs: [GlyphKey: Int] = [:]
  private var glyphCount = 0
  private var words: [SVGWord.Key: Int] = [:]
  private var lines: [LineKey: Int] = [:]
  private var shapes: [Outline: Int] = [:]
  private var rects: [RectKey: Int] = [:]
  private var clips: [Path: Int] = [:]

  private struct GlyphKey: Hashable {
    var font: String
    var em: Int
    var glyph: Int
  }

  /// A line by what is seen of it.
  private struct LineKey: Hashable {
    var size: Double
    var words: [SVGWord.Key]
    /// Of each word.
    var places: [Int]

    init(_ words: [SVGWord], size: Double) {
      self.size = size
      self.words = words.map(\.key)
      places = words.flatMap { [$0.x, $0.y] }
    }
  }

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
    var lines: [LineKey: Int] = [:]
    var words: [SVGWord.Key: Int] = [:]
    var rects: [RectKey: Int] = [:]

    mutating func count(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .fill(let path, _), .stroke(let path, _): count(path)
        case .text(let run): count(run)
        case .picture: break
        case .group(let group): count(group.marks)
        }
      }
    }

    private mutating func count(_ path: Path) {
      switch path {
      case .rect(let rect): rects[RectKey(rect.size, radius: 0), default: 0] += 1
      case .roundedRect(let rect, let radius):
        rects[RectKey(rect.size, radius: min(radius, rect.width / 2, rect.height / 2)), default: 0] += 1
      case .ellipse, .line, .outline: break
      }
    }

    private mutating func count(_ run: TextRun) {
      guard let line = run.text.glyphs as? GlyphLine, run.text.font.size > 0 else { return }
      let words = SVGWord.words(of: line, size: run.text.font.size)
      let key = LineKey(words, size: run.text.font.size)
      lines[key, default: 0] += 1
      guard lines[key] == 1 else { return }
      for word in words { self.words[word.key, default: 0] += 1 }
    }
  }

  init(for drawing: Drawing) throws(CanvasError) {
    outlines = try GlyphOutlines()
    var counts = Counts()
    counts.count(drawing.marks)
    self.counts = counts
  }

  /// What draws a line in thousandths of its size, or the id of its definition where it occurs again.
  enum Line {
    case nothing
    case once(SVGWriter)
    case defined(String)
  }

  mutating func line(_ line: GlyphLine, size: Double) throws(CanvasError) -> Line {
    let words = SVGWord.words(of: line, size: size)
    let key = LineKey(words, size: size)
    if let known = lines[key] { return .defined("t\(known)") }
    var content = SVGWriter()
    for word in words { try use(word, in: &content) }
    if content.bytes.isEmpty { return .nothing }
    guard counts.lines[key, default: 0] > 1 else { return .once(content) }
    lines[key] = lines.count + 1
    writer.write("<g id=\"t\(lines.count)\" transform=\"scale(")
    writer.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
    writer.write(")\">")
    writer.write(content)
    writer.write("</g>\n")
    return .defined("t\(lines.count)")
  }

  private mutating func use(_ word: SVGWord, in content: inout SVGWriter) throws(CanvasError) {
    guard word.key.glyphs.count > 3, counts.words[word.key, default: 0] > 1 else {
      return try useGlyphs(of: word, x: word.x, y: word.y, in: &content)
    }
    if words[word.key] == nil {
      var glyphs = SVGWriter()
      try useGlyphs(of: word, x: 0, y: 0, in: &glyphs)
      words[word.key] = words.count + 1
      if glyphs.bytes.isEmpty {
        words[word.key] = 0
      } else {
        writer.write("<g id=\"w\(words.count)\">")
        writer.write(glyphs)
        writer.write("</g>\n")
      }
    }
    guard let number = words[word.key], number > 0 else { return }
    content.use("w\(number)", x: word.x, y: word.y)
  }

  private mutating func useGlyphs(
    of word: SVGWord, x: Int, y: Int, in content: inout SVGWriter
  ) throws(CanvasError) {
    let values = word.key.glyphs
    for place in stride(from: 0, to: values.count, by: 3) {
      let number = try glyph(values[place], of: word)
      if number > 0 { content.use("g\(number)", x: x + values[place + 1], y: y + values[place + 2]) }
    }
  }

  private mutating func glyph(_ glyph: Int, of word: SVGWord) throws(CanvasError) -> Int {
    let key = GlyphKey(font: word.key.font, em: word.key.em, glyph: glyph)
    if let known = glyphs[key] { return known }
    let number = try define(UInt(glyph), of: word.font, em: Double(key.em)) ? glyphCount : 0
    glyphs[key] = number
    return number
  }

  /// `false` where there is nothing to see.
  private mutating func define(_ glyph: UInt, of font: ScaledFont, em: Double) throws(CanvasError) -> Bool {
    if font.isColored {
      guard let picture = try GlyphPicture(of: glyph, in: font, em: em) else { return false }
      glyphCount += 1
      image(id: "g\(glyphCount)", picture)
    } else {
      let outline = try outlines.outline(of: glyph, in: font, em: em)
      guard !outline.elements.isEmpty else { return false }
      glyphCount += 1
      path(id: "g\(glyphCount)", SVGPathData(outline, decimals: 0))
    }
    return true
  }

  mutating func shape(_ outline: Outline) -> String {
    if let known = shapes[outline] { return "s\(known)" }
    let number = shapes.count + 1
    shapes[outline] = number
    path(id: "s\(number)", SVGPathData(outline, decimals: 2))
    return "s\(number)"
  }

  /// The id of a rectangle that occurs often enough for a definition, else `nil`.
  mutating func rect(_ size: Size, radius: Double) -> String? {
    let key = RectKey(size, radius: radius)
    guard counts.rects[key, default: 0] > 3 else { return nil }
    if let known = rects[key] { return "r\(known)" }
    rects[key] = rects.count + 1
    writer.write("<rect id=\"r\(rects.count)\"")
    writer.extent(size, radius: radius)
    writer.write("/>\n")
    return "r\(rects.count)"
  }

  /// - Parameter element: the element of a new clip, written only where it is one.
  mutating func clip(_ path: Path, element: (inout SVGDefinitions) -> SVGWriter) -> String {
    if let known = clips[path] { return "c\(known)" }
    let number = clips.count + 1
    clips[path] = number
    let shape = element(&self)
    writer.write("<clipPath id=\"c\(number)\">")
    writer.write(shape)
    writer.write("</clipPath>\n")
    return "c\(number)"
  }

  private mutating func image(id: String, _ picture: GlyphPicture) {
    writer.write("<image id=\"\(id)\"")
    writer.picture(picture.png, in: picture.frame, decimals: 1)
    writer.write("/>\n")
  }

  private mutating func path(id: String, _ data: SVGPathData) {
    writer.write("<path id=\"\(id)\" d=\"")
    writer.write(data.writer)
    writer.write("\"/>\n")
  }
}

extension SVGWriter {
  /// Writes the attributes of a rectangle's size.
  mutating func extent(_ size: Size, radius: Double) {
    attribute("width", size.width)
    attribute("height", size.height)
    if radius > 0 { attribute("rx", radius) }
  }

  /// Writes a use of a definition at a place in whole units.
  fileprivate mutating func use(_ id: String, x: Int, y: Int) {
    write("<use href=\"#\(id)\"")
    if x != 0 { attribute("x", Double(x), decimals: 0) }
    if y != 0 { attribute("y", Double(y), decimals: 0) }
    write("/>")
  }
}
