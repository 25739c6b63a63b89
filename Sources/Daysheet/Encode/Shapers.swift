internal import CairoCanvas
import Synchronization

/// One shaper for each language, for all threads of a run: what one report has shaped, all others know.
final class Shapers: Sendable {
  private let shapers = Mutex<[String: PangoShaper]>([:])

  /// - Parameter language: BCP 47 tag of the sheet.
  func shaper(language: String) -> PangoShaper {
    shapers.withLock { shapers in
      if let known = shapers[language] { return known }
      let shaper = PangoShaper(fallbackFamilies: FallbackFont.families, language: language)
      shapers[language] = shaper
      return shaper
    }
  }
}
