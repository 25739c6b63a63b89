internal import CCairo
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
  private var stamps: [Key: Coverage] = [:]
  private var fonts: [ObjectIdentifier: ScaledFont] = [:]

  private struct Key: Hashable {
    var font: ObjectIdentifier
    /// Points per em.
    var size: Double
    /// The glyph's number and its place within a pixel.
    var glyph: UInt
  }

  private struct CommonKey: Hashable {
    var font: String
    /// Pixels in an em.
    var size: Double
    var glyph: UInt
  }

  /// - Parameter scale: pixels in a point.
  init(scale: Double) { self.scale = scale }

  mutating func stamp(
    _ glyph: UInt, of run: GlyphRun, x: Subpixel, y: Subpixel, scanner: inout CoverageScanner
  ) throws(CanvasError) -> Coverage {
    let place = UInt(y.phase * Self.steps.across + x.phase)
    let font = run.font
    let key = Key(
      font: ObjectIdentifier(font), size: run.size,
      glyph: glyph * UInt(Self.steps.across * Self.steps.down) + place)
    if let known = stamps[key] { return known }
    // Kept, so that no other font gets its address.
    fonts[key.font] = font
    let commonKey = CommonKey(font: font.identity, size: run.size * scale, glyph: key.glyph)
    if let known = Self.common.withLock({ $0[commonKey] }) {
      stamps[key] = known
      return known
    }
    let origin = Point(
      x: Double(x.phase) / Double(Self.steps.across), y: Double(y.phase) / Double(Self.steps.down))
    scanner.select(font, size: commonKey.size)
    let stamp = try Self.scan(glyph, at: origin, with: scanner)
    Self.common.withLock { $0.add(stamp, for: commonKey) }
    stamps[key] = stamp
    return stamp
  }

  private static func scan(
    _ glyph: UInt, at origin: Point, with scanner: borrowing CoverageScanner
  ) throws(CanvasError) -> Coverage {
    var glyph = cairo_glyph_t(index: glyph, x: origin.x, y: origin.y)
    return try scanner.fill { context in cairo_glyph_path(context.pointer, &glyph, 1) }
  }
}
