import Glibc

/// Which file a path leads to, by whatever name and through links.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let inode: ino_t

  /// `nil` where there is nothing, or something that has no bytes of its own, such as a folder, a pipe or a terminal.
  ///
  /// - Parameter path: `-` is standard input.
  init?(_ path: String) {
    var status = stat()
    let isThere = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path.pathBytes, &status) == 0
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
