import Glibc

/// A system call that failed: what was being done, to which path, and why.
struct SystemFailure: Error {
  var doing: String
  var path: String
  var number: Int32
  /// What to say instead of the system's words.
  var explanation: String?

  /// The failure of the call that has just returned.
  static func last(_ doing: String, _ path: String) -> SystemFailure {
    SystemFailure(doing: doing, path: path, number: errno)
  }

  /// What the system calls it, such as "Permission denied", or better words.
  var reason: String { explanation ?? String(cString: strerror(number)) }
}

/// The few calls that publishing needs, each of which throws instead of returning −1.
enum FileSystem {
  enum Kind { case folder, link, other }

  /// `nil` where there is nothing; a symbolic link is not followed.
  static func kind(of path: String) throws(SystemFailure) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
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
    guard let stream = opendir(folder) else { throw .last("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemFailure) {
    guard mkdir(path, mode) == 0 else { throw .last("create", path) }
  }

  /// Creates `path` and the folders above it that are missing.
  static func makeFolders(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == EEXIST { return }
    guard errno == ENOENT, let parent = parent(of: path), parent != path else { throw .last("create", path) }
    try makeFolders(parent)
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last("create", path) }
  }

  /// Writes a new file.
  ///
  /// - Parameter waits: until the disk has it.
  static func write(_ bytes: [UInt8], to path: String, waits: Bool = true) throws(SystemFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last("create", path) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last("write", path) }
      written += count
    }
    guard !waits || fsync(file) == 0 else { throw .last("write", path) }
  }

  /// Waits until the disk has what was written to a file.
  static func synchronize(file path: String) throws(SystemFailure) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last("write", path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw .last("write", path) }
  }

  /// Waits until the disk has everything of the file system that `folder` is on.
  static func synchronizeAll(around folder: String) throws(SystemFailure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open", folder) }
    defer { close(descriptor) }
    // Swift's Glibc module does not show the function, so that it is looked up by name.
    guard let symbol = dlsym(nil, "syncfs") else { return sync() }
    let syncfs = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
    guard syncfs(descriptor) == 0 else { throw .last("write", folder) }
  }

  /// The whole of a file, or `nil` where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// In bytes; `nil` where there is no such file.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Waits until the disk has the folder's entries. File systems that cannot are taken at their word.
  static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Gives `new` the mode and, as far as the user may, the owner of `old`.
  static func copyOwnership(of old: String, to new: String) {
    var status = stat()
    guard stat(old, &status) == 0 else { return }
    _ = chown(new, status.st_uid, status.st_gid)
    chmod(new, status.st_mode & 0o7777)
  }

  static func rename(_ old: String, to new: String) throws(SystemFailure) {
    guard Glibc.rename(old, new) == 0 else { throw .last("move to", new) }
  }

  static func makeLink(_ path: String, to destination: String) throws(SystemFailure) {
    guard symlink(destination, path) == 0 else { throw .last("link", path) }
  }

  /// Where a symbolic link points, `nil` for anything else.
  static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0
      ? nil : String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path without links, `.` and `..`; `nil` where it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Removes a file or a folder with all that is in it; links are not followed, and what cannot be removed stays.
  static func removeTree(_ path: String) {
    guard (try? kind(of: path)) == .folder else {
      unlink(path)
      return
    }
    for name in (try? names(in: path)) ?? [] { removeTree(path + "/" + name) }
    rmdir(path)
  }

  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension String {
  /// What follows the last slash.
  var lastComponent: String { split(separator: "/").last.map(String.init) ?? "" }
}
