internal import CairoCanvas
import Foundation

/// What one thread draws with: a font map of its own, kept warm from one report to the next.
///
/// It belongs to the thread that made it; two threads need two.
final class DrawingTools {
  /// Threads that encode at once; the bytes are the same for any number.
  let threads: Int

  private(set) lazy var fonts = FontCatalogue()
  private var shapers: [String: PangoShaper] = [:]
  private var provenances: [[String]: Provenance] = [:]
  private let endsProcess: Bool
  private var warming: (language: String, shaper: Aside<PangoShaper>)?

  /// - Parameters:
  ///   - threads: 1 where other threads draw too.
  ///   - endsProcess: whether the process ends with the report.
  init(threads: Int = ProcessInfo.processInfo.activeProcessorCount, endsProcess: Bool = false) {
    self.threads = threads
    self.endsProcess = endsProcess
  }

  /// Tools whose fonts are being opened on a thread of their own, which takes as long as loading a day.
  convenience init(warmingFor options: ReportOptions, endsProcess: Bool) {
    self.init(endsProcess: endsProcess)
    guard options.formats.contains(where: \.isPoster) else { return }
    let language = options.locale.tag
    let faces = options.theme.faces
    warming = (
      language,
      Aside {
        let shaper = PangoShaper(fallbackFamilies: FallbackFont.families, language: language)
        for font in faces { _ = shaper.shape("0", font: font, width: nil) }
        return shaper
      }
    )
  }

  // The process must not end while a thread is in fontconfig.
  deinit { _ = warming?.shaper.take() }

  /// Lets go of what the report no longer needs.
  ///
  /// Where the process ends anyhow it is left to the kernel: to free it piece by piece takes a tenth of the run.
  func release(_ value: consuming Any) {
    if endsProcess { _ = Unmanaged.passRetained(value as AnyObject) }
  }

  /// - Parameter language: BCP 47 tag of the sheet.
  func shaper(language: String) -> PangoShaper {
    if let known = shapers[language] { return known }
    let shaper =
      warmShaper(language) ?? PangoShaper(fallbackFamilies: FallbackFont.families, language: language)
    shapers[language] = shaper
    return shaper
  }

  private func warmShaper(_ language: String) -> PangoShaper? {
    warming?.language == language ? warming?.shaper.take() : nil
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
