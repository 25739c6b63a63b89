internal import PosterUI

/// A document's lines of text as outlines: glyphs, pieces of lines and lines that occur again are defined once.
///
/// Lengths inside of definitions are thousandths of a line's size.
struct SVGLines: ~Copyable {
  private(set) var definitions = SVGWriter()
  private var glyphs: SVGGlyphs
  private var lines: [Line] = []
  /// A shaper answers with the same object where it is asked the same.
  private var places: [ObjectIdentifier: Int] = [:]
  private var placesByKey: [LineKey: Int] = [:]
  private var items: [SVGPairs.Item] = []
  private var pairs = SVGPairs([], terminals: 0)
  private var uses: [Int] = []
  private var pieces: [Int: SVGID] = [:]
  private var scaledPieces: [ScaledPiece: SVGID] = [:]
  private let names: SVGNames

  /// A line as it is seen, of all runs that look alike.
  private struct Line {
    var items: Range<Int>
    var count = 1
    /// Of its definition.
    var id: SVGID?
  }

  /// A line by what is seen of it.
  private struct LineKey: Hashable {
    var size: Double
    /// Of each glyph its number and its place.
    var glyphs: [Int32]

    func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      glyphs.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private struct ScaledPiece: Hashable {
    var symbol: Int
    var size: Double
  }

  private init(names: SVGNames) throws(CanvasError) {
    self.names = names
    glyphs = try SVGGlyphs(names: names)
  }

  static func lines(of drawing: Drawing, names: SVGNames) throws(CanvasError) -> SVGLines {
    var lines = try SVGLines(names: names)
    try lines.count(drawing.marks)
    lines.join()
    return lines
  }

  private mutating func join() {
    pairs = SVGPairs(items, terminals: glyphs.ids.count)
    pairs.join()
    uses = pairs.uses
    var start = 0
    var line = 0
    for (place, item) in pairs.items.enumerated() where item.isEnd {
      lines[line].items = start..<place
      start = place + 1
      line += 1
    }
    definitions.write(glyphs.definitions)
  }

  private mutating func count(_ marks: [Mark]) throws(CanvasError) {
    for mark in marks {
      switch mark {
      case .text(let run): try count(run)
      case .group(let group): try count(group.marks)
      case .fill, .stroke, .picture: break
      }
    }
  }

  private mutating func count(_ run: TextRun) throws(CanvasError) {
    let size = run.text.font.size
    guard let line = run.text.glyphs as? GlyphLine, size > 0 else { return }
    if let place = places[ObjectIdentifier(line)] {
      lines[place].count += 1
      return
    }
    let start = items.count
    for run in line.runs { try glyphs.append(run, scale: GlyphOutlines.unitsPerEm / size, to: &items) }
    var key = LineKey(size: size, glyphs: [])
    key.glyphs.reserveCapacity(3 * (items.count - start))
    for item in items[start...] {
      key.glyphs.append(Int32(item.symbol))
      key.glyphs.append(Int32(item.x.rounded()))
      key.glyphs.append(Int32(item.y.rounded()))
    }
    if let place = placesByKey[key] {
      places[ObjectIdentifier(line)] = place
      lines[place].count += 1
      items.removeSubrange(start...)
    } else {
      places[ObjectIdentifier(line)] = lines.count
      placesByKey[key] = lines.count
      lines.append(Line(items: 0..<0))
      items.append(.end)
    }
  }

  /// What draws a line.
  enum Drawn {
    /// Definitions in points, each at its place from the line's.
    case pieces([(id: SVGID, place: Point)])
    /// Uses in thousandths of the line's size.
    case uses(SVGWriter)
  }

  mutating func drawn(_ line: GlyphLine, size: Double) -> Drawn {
    guard let number = places[ObjectIdentifier(line)] else { return .pieces([]) }
    if let known = lines[number].id { return .pieces([(known, .zero)]) }
    let items = pairs.items[lines[number].items]
    if items.count < 2 || items.count < 3 && lines[number].count < 4 {
      let scale = size / GlyphOutlines.unitsPerEm
      return .pieces(
        items.map {
          (scaledPiece($0.symbol, size: size), Point(x: $0.x * scale, y: $0.y * scale))
        })
    }
    var content = SVGWriter()
    for item in items {
      write(item.symbol, x: Int(item.x.rounded()), y: Int(item.y.rounded()), to: &content)
    }
    guard lines[number].count > 1 else { return .uses(content) }
    let id = names.next()
    lines[number].id = id
    define(id, content, size: size)
    return .pieces([(id, .zero)])
  }

  /// Defines what is written in thousandths of a size.
  private mutating func define(_ id: SVGID, _ content: SVGWriter, size: Double) {
    definitions.begin("g", id)
    scale(to: size)
    definitions.write(">")
    definitions.write(content)
    definitions.write("</g>\n")
  }

  private mutating func scale(to size: Double) {
    definitions.write(" transform=\"scale(")
    definitions.number(size / GlyphOutlines.unitsPerEm, decimals: 6)
    definitions.write(")\"")
  }

  private mutating func scaledPiece(_ symbol: Int, size: Double) -> SVGID {
    let key = ScaledPiece(symbol: symbol, size: size)
    if let known = scaledPieces[key] { return known }
    let id = names.next()
    scaledPieces[key] = id
    if let unscaled = definition(of: symbol) {
      definitions.begin("use", id)
      definitions.write(" href=\"#")
      definitions.write(unscaled)
      definitions.write("\"")
      scale(to: size)
      definitions.write("/>\n")
    } else {
      var content = SVGWriter()
      write(symbol, x: 0, y: 0, to: &content)
      define(id, content, size: size)
    }
    return id
  }

  /// Writes uses of a symbol, of its parts where it is too rare to be a piece.
  private mutating func write(_ symbol: Int, x: Int, y: Int, to writer: inout SVGWriter) {
    if let id = definition(of: symbol) {
      writer.use(id, x: x, y: y)
    } else if let pair = pairs.pair(of: symbol) {
      write(pair.first, x: x, y: y, to: &writer)
      write(pair.second, x: x + pair.x, y: y + pair.y, to: &writer)
    }
  }

  /// `nil` of a pair that is too rare for one.
  private mutating func definition(of symbol: Int) -> SVGID? {
    guard let pair = pairs.pair(of: symbol) else { return glyphs.ids[symbol] }
    return uses[symbol] >= SVGPairs.leastUses ? piece(symbol, of: pair) : nil
  }

  private mutating func piece(_ symbol: Int, of pair: SVGPairs.Pair) -> SVGID {
    if let known = pieces[symbol] { return known }
    var content = SVGWriter()
    write(pair.first, x: 0, y: 0, to: &content)
    write(pair.second, x: pair.x, y: pair.y, to: &content)
    let id = names.next()
    pieces[symbol] = id
    definitions.begin("g", id)
    definitions.write(">")
    definitions.write(content)
    definitions.write("</g>\n")
    return id
  }
}

extension SVGWriter {
  /// Writes a use of a definition at a place in whole units.
  fileprivate mutating func use(_ id: SVGID, x: Int, y: Int) {
    beginUse(of: id)
    if x != 0 { attribute("x", Double(x), decimals: 0) }
    if y != 0 { attribute("y", Double(y), decimals: 0) }
    write("/>")
  }
}
