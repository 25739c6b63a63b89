import Daysheet
import Glibc

/// Descriptors 0 to 2, which a program may be started without.
enum StandardStreams {
  /// Takes the place of streams that are closed, so that no file gets their number and what is printed lands in it.
  ///
  /// Reading or writing such a stream fails as it would if it were closed: `/dev/null` is opened the wrong way round.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes everything.
  ///
  /// - Returns: 0, or the number of the failure. A reader that has gone away is none.
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.shownPath.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        wait(descriptor)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno == EPIPE ? 0 : errno
      }
    }
    return 0
  }

  /// Some file systems say only when a file is closed that they have no room for it.
  static func flush(_ descriptor: Int32) -> Int32 {
    let copy = dup(descriptor)
    guard copy >= 0 else { return errno }
    return close(copy) == 0 || errno == EINTR ? 0 : errno
  }

  /// Until a stream that does not wait by itself takes more.
  private static func wait(_ descriptor: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&waiting, 1, -1)
  }
}
