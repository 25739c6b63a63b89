internal import CSystem
import Glibc

/// The few calls that publishing needs, each of which throws instead of returning −1.
enum FileSystem {
  enum Kind { case folder, link, other }

  /// `nil` where there is nothing; a symbolic link is not followed.
  static func kind(of path: String) throws(SystemFailure) -> Kind? {
    var status = stat()
    guard uninterrupted({ lstat(path.pathBytes, &status) }) == 0 else {
      if errno == ENOENT { return nil }
      throw .last("look at", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder, sorted, without `.` and `..`.
  static func names(in folder: String) throws(SystemFailure) -> [String] {
    guard let stream = opendir(folder.pathBytes) else { throw .last("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // The end and a failure have the same result; only a failure sets the number.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(path: $0.prefix { $0 != 0 }) }
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last("list", folder) }
    return names.sorted()
  }

  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemFailure) {
    guard mkdir(path.pathBytes, mode) == 0 else { throw .last("create", path) }
  }

  /// Creates `path` and the folders above it that are missing.
  ///
  /// - Returns: those that were missing, the innermost first.
  @discardableResult static func makeFolders(_ path: String) throws(SystemFailure) -> [String] {
    if mkdir(path.pathBytes, 0o777) == 0 { return [path] }
    if errno == EEXIST {
      var status = stat()
      guard stat(path.pathBytes, &status) == 0 else { throw .last("create", path) }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw SystemFailure(doing: "create", path: path, number: ENOTDIR)
      }
      return []
    }
    guard errno == ENOENT, let parent = parent(of: path), parent != path else { throw .last("create", path) }
    let above = try makeFolders(parent)
    if mkdir(path.pathBytes, 0o777) == 0 { return [path] + above }
    if errno == EEXIST { return above }
    let failure = SystemFailure.last("create", path)
    for folder in above { try? removeFolder(folder) }
    throw failure
  }

  /// Removes a folder that has nothing in it.
  static func removeFolder(_ path: String) throws(SystemFailure) {
    guard rmdir(path.pathBytes) == 0 else { throw .last("remove", path) }
  }

  /// Gives `new` the mode and, as far as the user may, the owner of `old`.
  static func copyOwnership(of old: String, to new: String) throws(SystemFailure) {
    var status = stat()
    guard stat(old.pathBytes, &status) == 0 else { throw .last("look at", old) }
    guard chown(new.pathBytes, status.st_uid, status.st_gid) == 0 || [EPERM, EINVAL, ENOTSUP].contains(errno)
    else { throw .last("change the owner of", new) }
    guard chmod(new.pathBytes, status.st_mode & 0o7777) == 0 else { throw .last("change the mode of", new) }
  }

  static func rename(_ old: String, to new: String) throws(SystemFailure) {
    let (from, to) = (old.pathBytes, new.pathBytes)
    guard uninterrupted({ Glibc.rename(from, to) }) == 0 else { throw .last("move to", new) }
  }

  static func makeLink(_ path: String, to destination: String) throws(SystemFailure) {
    guard symlink(destination.pathBytes, path.pathBytes) == 0 else { throw .last("link", path) }
  }

  /// Where a symbolic link points, `nil` for anything else.
  static func destination(ofLink path: String) throws(SystemFailure) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.pathBytes, &buffer, buffer.count)
    if count >= 0 { return String(path: buffer[..<count].map(UInt8.init(bitPattern:))) }
    let failure = SystemFailure.last("look at", path)
    guard failure.isAbsence || failure.number == EINVAL else { throw failure }
    return nil
  }

  /// The path without links, `.` and `..`; `nil` where it does not exist.
  static func resolved(_ path: String) throws(SystemFailure) -> String? {
    guard let resolved = realpath(path.pathBytes, nil) else {
      let failure = SystemFailure.last("find", path)
      guard failure.isAbsence else { throw failure }
      return nil
    }
    defer { free(resolved) }
    return String(path: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// Removes a file or a folder with all that is in it; links are not followed.
  ///
  /// - Throws: the first failure, after everything was tried. Nothing there is none.
  static func removeTree(_ path: String) throws(SystemFailure) {
    guard try kind(of: path) == .folder else {
      guard unlink(path.pathBytes) == 0 || errno == ENOENT else { throw .last("remove", path) }
      return
    }
    var failure: SystemFailure?
    for name in try names(in: path) {
      do throws(SystemFailure) { try removeTree(path + "/" + name) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    try removeFolder(path)
  }

  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension String {
  /// What follows the last slash.
  var lastComponent: String { utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? "" }
}
