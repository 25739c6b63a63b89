internal import PosterUI

/// What a document defines once and uses by id: glyphs, words, lines of text, shapes and clips that occur again.
///
/// Ids count first uses within one document, so that they do not depend on what was drawn before.
struct SVGDefinitions: ~Copyable {
  private(set) var writer = SVGWriter()
  private let outlines: GlyphOutlines
  /// How often each line and each word of different lines occurs.
  private var counts: Counts
  /// The number of a glyph; 0 where there is nothing to see.
  private var glyphs: [GlyphKey: Int] = [:]
  private var glyphCount = 0
  private var words: [SVGWord.Key: Int] = [:]
  private var lineCount = 0
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
    /// A line as it is seen, of all runs that look alike.
    struct Line {
      var words: [SVGWord]
      var count = 1
      /// Of its definition.
      var number: Int?
    }

    var lines: [Line] = []
    var words: [SVGWord.Key: Int] = [:]
    var rects: [RectKey: Int] = [:]
    var fills: [Color: Int] = [:]
    var sizes: [Double: Int] = [:]
    /// A shaper answers with the same object where it is asked the same.
    private var places: [ObjectIdentifier: Int] = [:]
    private var placesByKey: [LineKey: Int] = [:]

    mutating func count(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .fill(let path, let color):
          fills[color, default: 0] += 1
          count(path)
        case .stroke(let path, _): count(path)
        case .text(let run):
          fills[run.color, default: 0] += 1
          sizes[run.text.font.size, default: 0] += 1
          count(run)
        case .picture: break
        case .group(let group): count(group.marks)
        }
      }
    }

    private mutating func count(_ path: Path) {
      guard let (rect, radius) = path.roundedRect else { return }
      rects[RectKey(rect.size, radius: radius), default: 0] += 1
    }

    private mutating func count(_ run: TextRun) {
      guard let line = run.text.glyphs as? GlyphLine, run.text.font.size > 0 else { return }
      if let place = places[ObjectIdentifier(line)] {
        lines[place].count += 1
        return
      }
      let words = SVGWord.words(of: line, size: run.text.font.size)
      let key = LineKey(words, size: run.text.font.size)
      if let place = placesByKey[key] {
        places[ObjectIdentifier(line)] = place
        lines[place].count += 1
        return
      }
      places[ObjectIdentifier(line)] = lines.count
      placesByKey[key] = lines.count
      lines.append(Line(words: words))
      for word in words { self.words[word.key, default: 0] += 1 }
    }

    func place(of line: GlyphLine) -> Int? { places[ObjectIdentifier(line)] }
  }

  init(for drawing: Drawing) throws(CanvasError) {
    outlines = try GlyphOutlines()
    var counts = Counts()
    counts.count(drawing.marks)
    self.counts = counts
  }

  /// The colour that most fills have; of several the darkest.
  var commonFill: Color {
    counts.fills.max { ($0.value, $1.key.hex) < ($1.value, $0.key.hex) }?.key ?? .black
  }

  /// The size that most text has; of several the largest.
  var commonSize: Double {
    counts.sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 10
  }

  /// What draws a line in thousandths of its size, or the id of its definition where it occurs again.
  enum Line {
    case nothing
    case once(SVGWriter)
    case defined(String)
  }

  mutating func line(_ line: GlyphLine, size: Double) throws(CanvasError) -> Line {
    guard let place = counts.place(of: line) else { return .nothing }
    if let known = counts.lines[place].number { return .defined(Self.id("t", known)) }
    var content = SVGWriter()
    for word in counts.lines[place].words { try use(word, in: &content) }
    if content.bytes.isEmpty { return .nothing }
    guard counts.lines[place].count > 1 else { return .once(content) }
    lineCount += 1
    counts.lines[place].number = lineCount
    let id = Self.id("t", lineCount)
    writer.write("<g id=\"\(id)\" transform=\"scale(")
    writer.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
    writer.write(")\">")
    writer.write(content)
    writer.write("</g>\n")
    return .defined(id)
  }

  /// A kind's letter and a number in few digits.
  static func id(_ kind: String, _ number: Int) -> String { kind + String(number, radix: 36) }

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
        writer.write("<g id=\"\(Self.id("w", words.count))\">")
        writer.write(glyphs)
        writer.write("</g>\n")
      }
    }
    guard let number = words[word.key], number > 0 else { return }
    content.use(Self.id("w", number), x: word.x, y: word.y)
  }

  private mutating func useGlyphs(
    of word: SVGWord, x: Int, y: Int, in content: inout SVGWriter
  ) throws(CanvasError) {
    let values = word.key.glyphs
    for place in stride(from: 0, to: values.count, by: 3) {
      let number = try glyph(values[place], of: word)
      if number > 0 { content.use(Self.id("g", number), x: x + values[place + 1], y: y + values[place + 2]) }
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
      image(id: Self.id("g", glyphCount), picture)
    } else {
      let outline = try outlines.outline(of: glyph, in: font, em: em)
      guard !outline.elements.isEmpty else { return false }
      glyphCount += 1
      path(id: Self.id("g", glyphCount), SVGPathData(outline, decimals: 0))
    }
    return true
  }

  mutating func shape(_ outline: Outline) -> String {
    if let known = shapes[outline] { return Self.id("s", known) }
    let number = shapes.count + 1
    shapes[outline] = number
    path(id: Self.id("s", number), SVGPathData(outline, decimals: 2))
    return Self.id("s", number)
  }

  /// The id of a rectangle that occurs often enough for a definition, else `nil`.
  mutating func rect(_ size: Size, radius: Double) -> String? {
    let key = RectKey(size, radius: radius)
    guard counts.rects[key, default: 0] > 3 else { return nil }
    if let known = rects[key] { return Self.id("r", known) }
    rects[key] = rects.count + 1
    writer.write("<rect id=\"\(Self.id("r", rects.count))\"")
    writer.extent(size, radius: radius)
    writer.write("/>\n")
    return Self.id("r", rects.count)
  }

  /// - Parameter element: the element of a new clip, written only where it is one.
  mutating func clip(_ path: Path, element: (inout SVGDefinitions) -> SVGWriter) -> String {
    if let known = clips[path] { return Self.id("c", known) }
    let number = clips.count + 1
    clips[path] = number
    let shape = element(&self)
    writer.write("<clipPath id=\"\(Self.id("c", number))\">")
    writer.write(shape)
    writer.write("</clipPath>\n")
    return Self.id("c", number)
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
