internal import Foundation

/// The variables of the environment that would change how a sheet looks, or make fontconfig complain.
enum TextEnvironment {
  /// Sets them once in the process, before fontconfig or Pango has read them.
  ///
  /// Both prefer fonts of the languages that the user's locale names, which must not change a report.
  static func pin() { _ = pinned }

  private static let pinned: Void = {
    setenv("FC_LANG", "en", 1)
    setenv("PANGO_LANGUAGE", "en", 1)
    if let folder = FontCacheFolder.substitute(for: ProcessInfo.processInfo.environment) {
      setenv("XDG_CACHE_HOME", folder, 1)
    }
  }()
}
