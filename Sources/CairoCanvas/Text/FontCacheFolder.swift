internal import Foundation

/// Where fontconfig keeps what it found out about the machine's fonts.
///
/// Without any folder to write into it says so on standard error, once for every folder of fonts, and reads all fonts
/// again in every run.
enum FontCacheFolder {
  /// The system's own, which is written by root and by the package's installation.
  private static let system = "/var/cache/fontconfig"

  /// A folder for `XDG_CACHE_HOME` where the user of `environment` has none: below the first place for passing files that
  /// can be written; `nil` where none is needed or none can be had.
  static func substitute(for environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.cache" }
    let own = [cache.map { $0 + "/fontconfig" }, home.map { $0 + "/.fontconfig" }].compactMap(\.self)
    if ([system] + own).contains(where: canBeWritten) { return nil }
    let passing = [environment["XDG_RUNTIME_DIR"], environment["TMPDIR"], "/tmp", "/var/tmp", "/dev/shm"]
    return passing.lazy.compactMap(\.self).filter { $0.hasPrefix("/") }.compactMap(privateFolder).first
  }

  /// Whether the folder, or what is there of the way to it, takes new files.
  private static func canBeWritten(_ path: String) -> Bool {
    if access(path, F_OK) == 0 { return access(path, W_OK | X_OK) == 0 }
    let parent = (path as NSString).deletingLastPathComponent
    return parent != path && !parent.isEmpty && canBeWritten(parent)
  }

  /// A folder of the user's own, the same in every run; `nil` where it cannot be made or somebody else has laid one there.
  private static func privateFolder(in place: String) -> String? {
    let folder = "\(place)/daysheet-cache-\(geteuid())"
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o022 == 0, access(folder, W_OK | X_OK) == 0
    else { return nil }
    return folder
  }
}
