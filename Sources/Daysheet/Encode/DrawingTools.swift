internal import CairoCanvas
import Foundation

/// What one thread draws with, kept warm from one report to the next.
final class DrawingTools {
  /// Threads that encode at once; the bytes are the same for any number.
  let threads: Int

  private(set) lazy var fonts = FontCatalogue()
  private let shapers: Shapers
  private var provenances: [[String]: Provenance] = [:]
  private let endsProcess: Bool
  private var warming: Aside<Void>?

  /// - Parameters:
  ///   - threads: 1 where other threads draw too.
  ///   - shapers: shared with them.
  ///   - endsProcess: whether the process ends with the report.
  init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, shapers: Shapers = Shapers(),
    endsProcess: Bool = false
  ) {
    self.threads = threads
    self.shapers = shapers
    self.endsProcess = endsProcess
  }

  // The process must not end while a thread is in fontconfig.
  deinit { warming?.take() }

  /// Opens the fonts on a thread of their own, which takes as long as loading a day.
  func warm(for options: ReportOptions) {
    guard options.formats.contains(where: \.isPoster) else { return }
    let (shapers, language, faces) = (shapers, options.locale.tag, options.theme.faces)
    warming = Aside {
      let shaper = shapers.shaper(language: language)
      for font in faces { _ = shaper.shape("0", font: font, width: nil) }
    }
  }

  /// A value that another thread makes meanwhile, where there is one for it.
  func aside<Value>(_ make: @escaping @Sendable () -> Value) -> () -> Value {
    guard threads > 1 else { return make }
    let aside = Aside(make)
    return { aside.take() ?? make() }
  }

  /// Lets go of what the report no longer needs.
  ///
  /// Where the process ends anyhow it is left to the kernel: to free it piece by piece takes a tenth of the run.
  func release(_ value: consuming Any) {
    if endsProcess { _ = Unmanaged.passRetained(value as AnyObject) }
  }

  func shaper(language: String) -> PangoShaper { shapers.shaper(language: language) }

  /// What the bytes of a sheet in this theme depend on; found out once.
  func provenance(_ theme: Theme) -> Provenance {
    let families = [theme.textFamily, theme.displayFamily]
    if let known = provenances[families] { return known }
    let provenance = Provenance.ofThisMachine(theme: theme, fonts)
    provenances[families] = provenance
    return provenance
  }
}
