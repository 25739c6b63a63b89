extension Airport {
  /// The airport with this IATA code, or `nil` where the table has none; capital letters are expected.
  ///
  /// A binary search in ``AirportTable``; about a microsecond.
  package static func find(_ code: String) -> Airport? {
    let wanted = Array(code.utf8)
    guard wanted.count == AirportLine.codeLength else { return nil }
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
    var low = 0
    var high = table.count
    // `low` and `high` always stand at the beginning of a line, or at the end of the table.
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != AirportLine.newline { start -= 1 }
      let end = table[start...].firstIndex(of: AirportLine.newline) ?? table.endIndex
      let found = table[start..<min(start + code.count, end)]
      if found.elementsEqual(code) { return table[start..<end] }
      if found.lexicographicallyPrecedes(code) { low = min(end + 1, high) } else { high = start }
    }
    return nil
  }

  init?(line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 10, let use = cells[3].first.flatMap(Use.init), let latitude = Double(cells[6]),
      let longitude = Double(cells[7])
    else { return nil }
    self.init(
      code: String(cells[0]), icao: String(cells[1]), cityCode: cells[2].isEmpty ? nil : String(cells[2]),
      use: use, name: String(cells[9]), city: String(cells[8]), country: String(cells[5]),
      zone: String(cells[4]), place: Place(latitude: latitude, longitude: longitude))
  }
}
