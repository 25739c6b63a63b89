import Glibc
import Synchronization

/// SIGTERM, SIGINT and SIGHUP end a batch between two reports, so that it leaves nothing behind.
enum StopSignal {
  private static let received = Atomic<Int32>(0)

  static var isReceived: Bool { received.load(ordering: .relaxed) != 0 }

  /// The second signal of a kind ends the program at once.
  ///
  /// Whoever starts the program may have blocked them, as programs with dispatch queues do.
  static func catchAll() {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    defer { pthread_sigmask(SIG_UNBLOCK, &numbers, nil) }
    for number in [SIGTERM, SIGINT, SIGHUP] {
      sigaddset(&numbers, number)
      signal(number) { number in
        StopSignal.received.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Ends the program as the signal would have, so that whoever started it knows.
  static func endAsReceived() {
    let number = received.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
