internal import CairoCanvas
import Foundation

/// What one thread draws with: a font map of its own, kept warm from one report to the next.
///
/// It belongs to the thread that made it; two threads need two.
package final class DrawingTools {
  /// Strips of a picture that are painted at once; the bytes are the same for any number.
  let pngThreads: Int

  private(set) lazy var fonts = FontCatalogue()
  private(set) lazy var shaper = PangoShaper(fallbackFamilies: Theme.fallbackFamilies)
  private(set) lazy var provenance = Provenance.ofThisMachine

  /// - Parameter pngThreads: 1 where other threads draw too.
  package init(pngThreads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.pngThreads = pngThreads
  }
}
