package import Timelines

/// Writes RFC 4180 rows into bytes: every row with the header's cells, quotes only where a cell needs them.
package struct CSVWriter {
  package enum Dialect: Hashable, Sendable {
    /// UTF-8 without byte order mark, LF.
    case plain
    /// For spreadsheets: byte order mark, CRLF, and text that would be a formula made harmless by a leading `'`.
    case excel
  }

  package private(set) var bytes: [UInt8] = []
  private let dialect: Dialect
  private var rowIsEmpty = true

  package init(_ dialect: Dialect, header: [String]) {
    self.dialect = dialect
    if dialect == .excel { bytes += [0xEF, 0xBB, 0xBF] }
    for name in header { text(name) }
    endRow()
  }

  /// A cell of text; empty for `nil`.
  package mutating func text(_ value: String?) {
    separate()
    guard let value, let first = value.unicodeScalars.first else { return }
    let guardsFormula = dialect == .excel && Self.formulaStarts.contains(first)
    if value.utf8.contains(where: { Self.quotedCharacters.contains($0) }) {
      bytes.append(UInt8(ascii: "\""))
      if guardsFormula { bytes.append(UInt8(ascii: "'")) }
      for byte in value.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    } else {
      if guardsFormula { bytes.append(UInt8(ascii: "'")) }
      bytes += value.utf8
    }
  }

  /// A cell with a whole number; empty for `nil`. Its minus sign is never guarded.
  package mutating func number(_ value: Int?) {
    separate()
    if let value { bytes += String(value).utf8 }
  }

  /// A cell with a fraction 0…1 to four decimals; empty for `nil`.
  package mutating func fraction(_ value: Double?) {
    separate()
    if let value { bytes += FourDecimals.text(value).utf8 }
  }

  /// A cell with an ISO 8601 time with offset; empty for `nil`.
  package mutating func time(_ value: Instant?, in zone: Zone) {
    separate()
    if let value { bytes += zone.iso8601(value).utf8 }
  }

  package mutating func endRow() {
    bytes += dialect == .excel ? [0x0D, 0x0A] : [0x0A]
    rowIsEmpty = true
  }

  private mutating func separate() {
    if rowIsEmpty { rowIsEmpty = false } else { bytes.append(UInt8(ascii: ",")) }
  }

  private static let quotedCharacters: Set<UInt8> = [0x22, 0x2C, 0x0D, 0x0A]
  /// `= + - @`, also in full width, tab and line ends: what makes a spreadsheet take a cell for a formula.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\t", "\r", "\n",
  ]
}

/// The notation of `progress`: a dot and four decimals, whatever the locale.
enum FourDecimals {
  static func text(_ fraction: Double) -> String {
    let tenThousandths = Int((fraction * 10_000).rounded())
    let digits = String(tenThousandths.magnitude)
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return (tenThousandths < 0 ? "-" : "") + padded.dropLast(4) + "." + padded.suffix(4)
  }
}
