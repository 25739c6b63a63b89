/// A line of ``AirportTable`` by the cells that look-ups go through the whole table for; they are made when they are asked.
struct AirportLine {
  static let newline = UInt8(ascii: "\n")
  static let codeLength = 3

  private let bytes: UnsafeBufferPointer<UInt8>.SubSequence

  /// Calls `body` with every line of the table; the look-ups that need it are made once, when they are first asked.
  static func forEach(_ body: (AirportLine) -> Void) {
    AirportTable.text.withUTF8Buffer { table in
      for line in table.split(separator: newline) { body(AirportLine(bytes: line)) }
    }
  }

  var code: String { String(decoding: bytes.prefix(Self.codeLength), as: UTF8.self) }
  /// Empty where there is none.
  var icao: String { cell(1) }
  /// Empty where it is the airport's own code.
  var cityCode: String { cell(2) }

  private func cell(_ index: Int) -> String {
    let cells = bytes.split(separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
    return String(decoding: cells[index], as: UTF8.self)
  }
}
