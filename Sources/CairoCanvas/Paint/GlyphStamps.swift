internal import PosterUI
internal import Synchronization

/// The coverage of glyphs, each found once for every place within a pixel at which it occurs; one thread's.
///
/// What one thread has found serves all others, and the sheets that follow.
struct GlyphStamps: ~Copyable {
  /// Places within a pixel. Across, where gaps between letters would show it, a glyph moves by an eighth at most; down, a
  /// whole line moves as one.
  static let steps = (across: 4, down: 2)

  private static let common = Mutex(StampBook<CommonKey>())

  private let scale: Double
  private var tables: [TableKey: Int] = [:]
  /// Of each table by glyph and place within a pixel the number of its stamp, from 1; 0 where none is known.
  private var numbers: [[Int32]] = []
  private var stamps: [Coverage] = []
  /// Kept, so that no other font gets the address of one.
  private var fonts: [ScaledFont] = []
  private let reader: GlyphOutlines
  private var outlines: [OutlineKey: Outline] = [:]

  private struct OutlineKey: Hashable {
    var font: ObjectIdentifier
    var glyph: Int
  }

  private struct TableKey: Hashable {
    var font: ObjectIdentifier
    /// Points per em.
    var size: Double
  }

  private struct CommonKey: Hashable {
    var font: String
    /// Pixels in an em.
    var size: Double
    var place: Int
  }

  /// - Parameter scale: pixels in a point.
  init(scale: Double) throws(CanvasError) {
    self.scale = scale
    reader = try GlyphOutlines()
  }

  /// The number of the table that has a run's glyphs.
  mutating func table(of run: GlyphRun) -> Int {
    let key = TableKey(font: ObjectIdentifier(run.font), size: run.size)
    if let known = tables[key] { return known }
    tables[key] = numbers.count
    numbers.append([])
    fonts.append(run.font)
    return numbers.count - 1
  }

  mutating func stamp(
    _ glyph: Int, of run: GlyphRun, in table: Int, x: Subpixel, y: Subpixel
  ) throws(CanvasError) -> Coverage {
    let place = (glyph * Self.steps.down + y.phase) * Self.steps.across + x.phase
    if place < numbers[table].count, numbers[table][place] > 0 {
      return stamps[Int(numbers[table][place]) - 1]
    }
    let commonKey = CommonKey(font: run.font.identity, size: run.size * scale, place: place)
    let stamp: Coverage
    if let known = Self.common.withLock({ $0[commonKey] }) {
      stamp = known
    } else {
      stamp = try scan(glyph, of: run.font, size: commonKey.size, x: x, y: y)
      Self.common.withLock { $0.add(stamp, for: commonKey) }
    }
    stamps.append(stamp)
    let missing = place + 1 - numbers[table].count
    if missing > 0 { numbers[table] += repeatElement(0, count: missing) }
    numbers[table][place] = Int32(stamps.count)
    return stamp
  }

  private mutating func scan(
    _ glyph: Int, of font: ScaledFont, size: Double, x: Subpixel, y: Subpixel
  ) throws(CanvasError) -> Coverage {
    let origin = Point(
      x: Double(x.phase) / Double(Self.steps.across), y: Double(y.phase) / Double(Self.steps.down))
    return CoverageArea.coverage(
      of: Polygon(
        try outline(of: glyph, in: font), scale: size / GlyphOutlines.unitsPerEm, origin: origin))
  }

  /// A glyph in thousandths of an em: one outline for all sizes, since text is not hinted.
  private mutating func outline(of glyph: Int, in font: ScaledFont) throws(CanvasError) -> Outline {
    let key = OutlineKey(font: ObjectIdentifier(font), glyph: glyph)
    if let known = outlines[key] { return known }
    let outline = try reader.outline(of: UInt(glyph), in: font, em: GlyphOutlines.unitsPerEm)
    outlines[key] = outline
    return outline
  }
}
