import Dispatch
import Foundation

/// A value that a thread of its own makes, for whoever takes it over; only one thread ever has it.
final class Aside<Value>: Sendable {
  // Written before the signal and read after it.
  private nonisolated(unsafe) var value: Value?
  private let isMade = DispatchSemaphore(value: 0)

  init(_ make: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      value = make()
      isMade.signal()
    }
    thread.stackSize = WorkerPool.stackSize
    thread.start()
  }

  /// Waits for the value and hands it over; `nil` from the second time on.
  func take() -> Value? {
    isMade.wait()
    defer {
      value = nil
      isMade.signal()
    }
    return value
  }
}
