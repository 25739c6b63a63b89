import Foundation

/// An input on its way through copies of one ``RowSieve``, in pieces of whole lines that threads of their own sift while
/// the next ones are read.
struct Sifting {
  private let sieve: RowSieve
  private(set) var leftOut = LeftOutRows()
  /// Pieces that are being sifted, in their order.
  private var pending: [(piece: [UInt8], result: Aside<RowSieve.Result>)] = []
  /// A piece had something that only the reader understands, so that all that follows stays.
  private var isDone = false

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  init(_ sieve: RowSieve) { self.sieve = sieve }

  /// Takes whole lines; what stays of them is in `kept` at the latest after ``finish(into:)``.
  mutating func add(_ lines: [UInt8], into kept: inout [UInt8]) {
    pending.append((lines, Aside { [sieve] in sieve.sifted(lines) }))
    if pending.count > Self.cores { takeFirst(into: &kept) }
  }

  mutating func finish(into kept: inout [UInt8]) {
    while !pending.isEmpty { takeFirst(into: &kept) }
  }

  private mutating func takeFirst(into kept: inout [UInt8]) {
    let (piece, aside) = pending.removeFirst()
    guard let result = aside.take(), !isDone else {
      kept += piece
      return
    }
    kept += result.kept
    leftOut.add(result.leftOut)
    isDone = result.isDone
  }
}
