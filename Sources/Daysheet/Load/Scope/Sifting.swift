import Dispatch
import Foundation

/// An input on its way through copies of one ``RowSieve`` on all cores, in pieces of whole lines.
struct Sifting {
  private let sieve: RowSieve
  private(set) var leftOut = LeftOutRows()
  /// Pieces that wait until there is one for each core.
  private var waiting: [[UInt8]] = []
  /// A piece had something that only the reader understands, so that all that follows stays.
  private var isDone = false

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  init(_ sieve: RowSieve) { self.sieve = sieve }

  /// Takes whole lines; what stays of them is in `kept` at the latest after ``finish(into:)``.
  mutating func add(_ lines: [UInt8], into kept: inout [UInt8]) {
    waiting.append(lines)
    if waiting.count == Self.cores { finish(into: &kept) }
  }

  /// Sifts what waits.
  mutating func finish(into kept: inout [UInt8]) {
    let (sieve, pieces) = (sieve, waiting)
    waiting = []
    let results = [RowSieve.Result](unsafeUninitializedCapacity: pieces.count) { buffer, count in
      // Every thread writes a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
        places.initializeElement(at: index, to: sieve.sifted(pieces[index]))
      }
      count = pieces.count
    }
    for (piece, result) in zip(pieces, results) {
      guard !isDone else {
        kept += piece
        continue
      }
      kept += result.kept
      leftOut.add(result.leftOut)
      isDone = result.isDone
    }
  }
}
