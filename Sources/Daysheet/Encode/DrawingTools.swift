internal import CairoCanvas
import Foundation

/// What one thread draws with: a font map of its own, kept warm from one report to the next.
///
/// It belongs to the thread that made it; two threads need two.
final class DrawingTools {
  /// Strips of a picture that are painted at once; the bytes are the same for any number.
  let pngThreads: Int

  private(set) lazy var fonts = FontCatalogue()
  private var shapers: [String: PangoShaper] = [:]
  private var provenances: [[String]: Provenance] = [:]

  /// - Parameter pngThreads: 1 where other threads draw too.
  init(pngThreads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.pngThreads = pngThreads
  }

  /// - Parameter language: BCP 47 tag of the sheet.
  func shaper(language: String) -> PangoShaper {
    if let known = shapers[language] { return known }
    let shaper = PangoShaper(fallbackFamilies: FallbackFont.families, language: language)
    shapers[language] = shaper
    return shaper
  }

  /// What the bytes of a sheet in this theme depend on; found out once.
  func provenance(_ theme: Theme) -> Provenance {
    let families = [theme.textFamily, theme.displayFamily]
    if let known = provenances[families] { return known }
    let provenance = Provenance.ofThisMachine(theme: theme)
    provenances[families] = provenance
    return provenance
  }
}
