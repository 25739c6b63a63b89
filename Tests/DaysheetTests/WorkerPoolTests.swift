import Dispatch
import Synchronization
import Testing

@testable import Daysheet

@Suite struct WorkerPoolTests {
  @Test(arguments: [1, 3, 50])
  func everyItemIsWorkedOnOnce(threads: Int) {
    var results = [Int](repeating: 0, count: 200)
    WorkerPool.run(Array(0..<200), threads: threads) {
      { $0 * 2 }
    } collect: { index, result in
      results[index] += result
      return true
    }
    #expect(results == (0..<200).map { $0 * 2 })
  }

  @Test func eachThreadMakesOneWorker() {
    let made = Mutex(0)
    WorkerPool.run(Array(0..<20), threads: 4) {
      made.withLock { $0 += 1 }
      return { $0 }
    } collect: { _, _ in
      true
    }
    #expect(made.withLock { $0 } == 4)
  }

  @Test func nothingIsBegunAfterItIsStopped() {
    let begun = Mutex(0)
    let gate = DispatchSemaphore(value: 0)
    var collected = 0
    WorkerPool.run(Array(0..<1000), threads: 2) {
      { (item: Int) in
        begun.withLock { $0 += 1 }
        // Both threads wait here until the first result has stopped the pool and the second is looked at.
        if item > 1 {
          gate.wait()
          gate.signal()
        }
        return item
      }
    } collect: { _, _ in
      collected += 1
      if collected == 2 { gate.signal() }
      return false
    }
    #expect(begun.withLock { $0 } <= 4)
    #expect(collected == begun.withLock { $0 })
  }

  @Test func noItemsAreNoWork() {
    WorkerPool.run([Int](), threads: 4) {
      { $0 }
    } collect: { _, _ in
      Issue.record("there is nothing to collect")
      return true
    }
  }

  @Test func whoeverStopsItWaitsForNobody() {
    let gate = DispatchSemaphore(value: 0)
    let wasStopped = WorkerPool.run(Array(0..<4), threads: 2) {
      { (_: Int) in gate.wait() }
    } isStopped: {
      true
    } collect: { _, _ in
      true
    }
    #expect(wasStopped)
    for _ in 0..<4 { gate.signal() }
  }
}
