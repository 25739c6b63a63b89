import Foundation

/// An input on its way through copies of one ``RowSieve``, in pieces of whole lines that threads of their own sift while
/// the next ones are read.
struct Sifting {
  private let sieve: RowSieve
  private(set) var leftOut = LeftOutRows()
  /// Pieces that are being sifted, in their order.
  private var pending: [(texts: [ArraySlice<UInt8>], result: Aside<RowSieve.Result>)] = []
  /// A piece had something that only the reader understands, so that all that follows stays.
  private var isDone = false

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  init(_ sieve: RowSieve) { self.sieve = sieve }

  /// Takes texts of whole lines; what stays of them is in `kept` at the latest after ``finish(into:)``.
  mutating func add(_ texts: [ArraySlice<UInt8>], into kept: inout [UInt8]) {
    pending.append((texts, Aside { [sieve] in sieve.sifted(texts) }))
    if pending.count > Self.cores { takeFirst(into: &kept) }
  }

  mutating func finish(into kept: inout [UInt8]) {
    while !pending.isEmpty { takeFirst(into: &kept) }
  }

  private mutating func takeFirst(into kept: inout [UInt8]) {
    let (texts, aside) = pending.removeFirst()
    guard let result = aside.take(), !isDone else {
      for text in texts { kept += text }
      return
    }
    kept += result.kept
    leftOut.add(result.leftOut)
    isDone = result.isDone
  }
}
