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
    var sifting: Sifting?
    var kept: [UInt8] = []
    // A line whose end is not there yet, or, without a sieve, all.
    var ahead: [UInt8] = []
    var isBeginning = true
    try InputReader.pieces(of: path) { piece in
      hash.update(piece)
      var start = piece.startIndex
      if isBeginning {
        isBeginning = false
        if let sieve = sieve(Array(piece)) {
          sifting = Sifting(sieve)
          start += sieve.start
          kept += piece[..<start]
        }
      }
      guard sifting != nil, let first = piece[start...].firstIndex(of: Byte.lineFeed),
        let last = piece.lastIndex(of: Byte.lineFeed)
      else {
        ahead += piece[start...]
        return
      }
      // The line that two pieces share is copied, all others are left where they are.
      sifting?.add([(ahead + piece[start...first])[...], piece[(first + 1)..<(last + 1)]], into: &kept)
      ahead = Array(piece[(last + 1)...])
    }
    sifting?.finish(into: &kept)
    bytes = kept.isEmpty ? ahead : kept + ahead
    sha256 = hash.hex()
    leftOut = sifting?.leftOut ?? LeftOutRows()
  }
}
