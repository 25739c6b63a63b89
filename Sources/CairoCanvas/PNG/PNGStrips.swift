internal import Dispatch
internal import Synchronization

extension PNGPage {
  /// What the threads share.
  private struct Work<Output: Sendable> {
    var next = 0
    var outputs: [Output?]
    var failure: CanvasError?

    /// The next strip to paint; `nil` where all are taken or one has failed.
    mutating func take() -> Int? {
      guard failure == nil, next < outputs.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Something of every strip, in order, made on several threads that have a painter each.
  func strips<Output: Sendable>(
    threads: Int, painter: @Sendable (StripMarks) throws(CanvasError) -> StripPainter,
    make: @Sendable (StripPainter, Int) throws(CanvasError) -> Output
  ) throws(CanvasError) -> [Output] {
    let marks = StripMarks(self)
    let work = Mutex(Work<Output>(outputs: Array(repeating: nil, count: stripCount)))
    DispatchQueue.concurrentPerform(iterations: min(max(threads, 1), stripCount)) { _ in
      do throws(CanvasError) {
        let painter = try painter(marks)
        while let index = work.withLock({ $0.take() }) {
          let output = try make(painter, index)
          work.withLock { $0.outputs[index] = output }
        }
      } catch {
        work.withLock { $0.failure = $0.failure ?? error }
      }
    }
    return try work.withLock { work throws(CanvasError) in
      if let failure = work.failure { throw failure }
      return work.outputs.compactMap(\.self)
    }
  }
}
