import Hashing

/// An input's bytes as they were read, and what is known of those that were not kept.
struct RawInput {
  var bytes: [UInt8] = []
  /// Of all bytes, in lower-case hex.
  var sha256: String
  var leftOut = LeftOutRows()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    sha256 = SHA256.hex(bytes)
  }

  /// Reads an input whole, or, where `sieve` makes one for its beginning, without the rows that the sieve leaves out.
  ///
  /// Memory then depends on what stays and not on the input's length.
  init(reading path: String, sieve: ([UInt8]) -> RowSieve?) throws(InputFailure) {
    let hash = BackgroundHash()
    var sifting: RowSieve?
    var kept: [UInt8] = []
    // What is read and not sifted yet.
    var ahead: [UInt8] = []
    var isBeginning = true
    try InputReader.pieces(of: path) { piece in
      hash.update(piece)
      if isBeginning {
        isBeginning = false
        sifting = sieve(Array(piece))
        if let sifting { kept += piece[..<sifting.start] }
        ahead = Array(piece[(sifting?.start ?? 0)...])
      } else {
        ahead += piece
      }
      if let rest = sifting?.sift(ahead, into: &kept) {
        ahead.removeSubrange(..<rest)
      }
    }
    bytes = kept.isEmpty ? ahead : kept + ahead
    sha256 = hash.hex()
    leftOut = sifting?.leftOut ?? LeftOutRows()
  }
}
