internal import Dispatch

/// How a sheet's blocks are worked on.
enum Concurrency {
  case oneThread
  /// Nodes of different blocks share nothing that changes, so that each block is on its own.
  case allCores

  /// What `make` gives for each of `0..<count`, in order.
  func map<Result>(_ count: Int, _ make: (Int) -> Result) -> [Result] {
    guard self == .allCores else { return (0..<count).map(make) }
    let share = 8
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Every thread writes places of its own.
      nonisolated(unsafe) let places = buffer
      withoutActuallyEscaping(make) { make in
        nonisolated(unsafe) let make = make
        DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { part in
          for index in part * share..<min(count, (part + 1) * share) {
            places.initializeElement(at: index, to: make(index))
          }
        }
      }
      initialized = count
    }
  }
}
