import Dispatch
import Foundation
import Synchronization

/// Plain threads that take items from one list; drawing blocks in C, which Swift's own thread pool is not made for.
enum WorkerPool {
  /// As large as the main thread's.
  static let stackSize = 8 << 20

  /// Works on every item and hands each result to `collect` on the calling thread, in the order of completion.
  ///
  /// All threads have ended when it returns, except where it was stopped: those then finish what they are at, for nobody,
  /// and the process should end.
  ///
  /// - Parameters:
  ///   - makeWorker: called on each thread, so that a worker owns what cannot be shared.
  ///   - isStopped: asked ten times a second; true ends the work at once.
  ///   - collect: takes an item's index and result; no more items are begun once it returns false.
  /// - Returns: whether it was stopped.
  @discardableResult static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, makeWorker: @escaping @Sendable () -> (Item) -> Result,
    isStopped: () -> Bool = { false }, collect: (Int, Result) -> Bool
  ) -> Bool {
    let board = Board<Item, Result>(items)
    let count = max(1, min(threads, items.count))
    for _ in 0..<count {
      let thread = Thread {
        let worker = makeWorker()
        while let index = board.take() { board.put(index, worker(items[index])) }
        board.end()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    var running = count
    while running > 0 {
      switch board.next(within: .milliseconds(100)) {
      case nil: break
      case .ended: running -= 1
      case .result(let index, let result):
        if !collect(index, result) { board.stop() }
      }
      if isStopped() {
        board.stop()
        return true
      }
    }
    return false
  }

  /// What the threads share.
  private final class Board<Item: Sendable, Result: Sendable>: Sendable {
    enum Message: Sendable {
      case result(Int, Result)
      case ended
    }

    private struct State {
      var next = 0
      var messages: [Message] = []
    }

    private let count: Int
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)

    init(_ items: [Item]) { count = items.count }

    func take() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(_ index: Int, _ result: Result) { send(.result(index, result)) }
    func end() { send(.ended) }
    func stop() { state.withLock { $0.next = count } }

    private func send(_ message: Message) {
      state.withLock { $0.messages.append(message) }
      arrived.signal()
    }

    /// `nil` where nothing came.
    func next(within time: DispatchTimeInterval) -> Message? {
      guard arrived.wait(timeout: .now() + time) == .success else { return nil }
      return state.withLock { $0.messages.isEmpty ? .ended : $0.messages.removeFirst() }
    }
  }
}
