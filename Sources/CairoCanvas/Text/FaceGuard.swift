internal import CCairo
internal import CPango
internal import Foundation

/// Keeps threads out of Cairo where it opens and closes font files.
///
/// Cairo 1.16 opens FreeType faces of one library without a lock, and to open an eleventh closes one that another thread
/// may be about to use. So one thread at a time shapes, which is where files are opened, and a file once opened stays
/// open: painting and outlines, on any number of threads, then only meet open ones.
enum FaceGuard {
  private static let lock = NSLock()
  /// By the file's identity; never emptied, since there are no more than fonts on the machine.
  nonisolated(unsafe) private static var open: [String: ScaledFont] = [:]

  /// Everything that may open a font file; not to be nested.
  static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  /// Leaves the font's file open for the rest of the process; only within ``withLock(_:)``.
  static func keepOpen(_ font: ScaledFont) {
    guard open[font.identity] == nil, font.lockFace() else { return }
    open[font.identity] = font
  }

  /// The font as Cairo has it, its file kept open; only within ``withLock(_:)``.
  static func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    let created = ScaledFont(scaled, file: FontFile(of: font))
    keepOpen(created)
    return created
  }
}
