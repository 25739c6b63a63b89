import Glibc
import Synchronization

/// SIGTERM, SIGINT and SIGHUP end a batch in an orderly way, so that it leaves nothing behind.
enum StopSignal {
  private static let received = Atomic<Int32>(0)

  static var isReceived: Bool { received.load(ordering: .relaxed) != 0 }

  /// The second signal of a kind ends the program at once.
  ///
  /// One that the program was started to ignore, as `nohup` does with SIGHUP, stays ignored.
  static func catchAll() {
    for number in numbers where !isIgnored(number) {
      signal(number) { number in
        StopSignal.received.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whoever starts the program may have blocked them, as programs with dispatch queues do.
  static func unblockAll() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static let numbers = [SIGTERM, SIGINT, SIGHUP]

  private static func isIgnored(_ number: Int32) -> Bool {
    let ignored: Int = 1  // SIG_IGN, which as a function cannot be compared
    var action = sigaction()
    return sigaction(number, nil, &action) == 0
      && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == ignored
  }

  /// Ends the program as the signal would have, so that whoever started it knows.
  static func endAsReceived() {
    let number = received.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
