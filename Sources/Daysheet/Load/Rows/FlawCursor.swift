/// Hands the spoilt bytes of a text to the rows that they are in.
struct FlawCursor {
  private let flaws: [DecodedText.Flaw]
  private var index = 0

  /// - Parameter flaws: in order of offset.
  init(_ flaws: [DecodedText.Flaw]) {
    self.flaws = flaws
  }

  /// Steps over the next flaw if it is before `end`.
  mutating func next(before end: Int) -> DecodedText.Flaw? {
    guard index < flaws.count, flaws[index].offset < end else { return nil }
    index += 1
    return flaws[index - 1]
  }

  /// Reports the first flaw of each kind in a row that starts at `place`; rows are asked for in order.
  mutating func report<Column>(in bytes: Range<Int>, from place: TextPlace, to row: inout Row<Column>) {
    var seen: Set<DecodedText.Flaw.Kind> = []
    while let flaw = next(before: bytes.upperBound) {
      guard flaw.offset >= bytes.lowerBound, seen.insert(flaw.kind).inserted else { continue }
      row.error(
        flaw.code, "\(flaw.text) in the row", at: TextPlace(of: flaw.offset, in: row.bytes, from: place))
    }
  }
}

extension DecodedText.Flaw {
  var code: Diagnostic.Code {
    switch kind {
    case .nul: .nulByte
    case .notUTF8: .notUTF8
    }
  }

  var text: String {
    switch kind {
    case .nul: "a NUL byte"
    case .notUTF8: "bytes that are not UTF-8"
    }
  }
}
