import Glibc

/// Signals of a fault of Daysheet's own, or of a machine without memory: they end the program with a line and exit status 70.
///
/// What they interrupt is in an unknown state, so that nothing is cleaned up; the next run does that.
enum FaultSignal {
  private static let line: StaticString =
    "error[fault]: a fault of Daysheet, or there was no memory left; nothing is half written\n"

  static func catchAll() {
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        _ = write(STDERR_FILENO, FaultSignal.line.utf8Start, FaultSignal.line.utf8CodeUnitCount)
        _exit(70)
      }
      sigaction(number, &action, nil)
    }
  }
}
