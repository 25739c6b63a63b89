extension Airport {
  /// The airport with this IATA code, or `nil` where the table has none; capital letters are expected.
  ///
  /// A binary search in ``AirportTable``; about a microsecond.
  package static func find(_ code: String) -> Airport? {
    let wanted = Array(code.utf8)
    guard wanted.count == 3 else { return nil }
    return AirportTable.text.withUTF8Buffer { table in
      line(of: wanted, in: table).flatMap { Airport(line: Substring(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Every airport of the table, in the order of the codes; for tests and listings, not for look-ups.
  package static var all: [Airport] {
    AirportTable.text.description.split(separator: "\n").compactMap { Airport(line: $0) }
  }

  private static func line(
    of code: [UInt8], in table: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let newline = UInt8(ascii: "\n")
    var low = 0
    var high = table.count
    // `low` and `high` always stand at the beginning of a line, or at the end of the table.
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != newline { start -= 1 }
      let end = table[start...].firstIndex(of: newline) ?? table.endIndex
      let found = table[start..<min(start + code.count, end)]
      if found.elementsEqual(code) { return table[start..<end] }
      if found.lexicographicallyPrecedes(code) { low = min(end + 1, high) } else { high = start }
    }
    return nil
  }

  private init?(line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 7, let latitude = Double(cells[3]), let longitude = Double(cells[4]) else {
      return nil
    }
    self.init(
      code: cells[0], name: cells[6], city: cells[5], country: cells[2], zone: cells[1], latitude: latitude,
      longitude: longitude)
  }
}
