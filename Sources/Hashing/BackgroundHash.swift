import Dispatch
import Synchronization

/// SHA-256 on a thread of its own, so that whoever reads a file need not wait for it.
package final class BackgroundHash: Sendable {
  private let hash = Mutex(SHA256())
  private let queue = DispatchQueue(label: "sha256")
  /// How many pieces may wait.
  private let room = DispatchSemaphore(value: 8)

  package init() {}

  package func update(_ piece: ArraySlice<UInt8>) {
    room.wait()
    queue.async { [self] in
      hash.withLock { $0.update(piece) }
      room.signal()
    }
  }

  /// The digest of all that came, in lower-case hex.
  package func hex() -> String {
    queue.sync { hash.withLock { $0 }.hex() }
  }
}
